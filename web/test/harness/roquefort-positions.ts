import type { JsonObject } from '@castellan/kernel';
import { type RoquefortView, roquefort } from '@castellan/roquefort';
import type { Page } from 'playwright-core';
import { rowOf } from '../../src/tables/local-table.js';
import type { Row } from '../../src/tables/store.js';
import { settled, takeOver } from './at-table.js';
import { tableOf } from './brain.js';
import { findMomentOf, goToRow, type Moment as MomentOf, type Wanted } from './moments.js';
import { goldenRecord, seed } from './setup.js';

export type Moment = MomentOf<RoquefortView>;

/** Everybody does something, now this and now that: mice come in, roofs are lifted, some mice fall. */
const lively: Wanted<RoquefortView>['policy'] = ({ offers }, _, count) => {
  const doing = offers.filter(({ move }) => move !== 'end');
  const all = doing.length > 0 ? doing : offers;
  return all[(count * 7 + 3) % all.length].move;
};

type Sought = {
  readonly names: readonly string[];
  readonly until: (moment: Moment) => boolean;
  readonly options?: JsonObject;
  readonly bots?: Readonly<Record<number, string>>;
};

/** A game that has come to such a moment; always the same one. */
export function findMoment({ options = {}, ...wanted }: Sought): Row {
  return findMomentOf<RoquefortView>(roquefort, { ...wanted, options, policy: lively });
}

/** A game that is over, with as many kinds of cheese as there can be. */
export function endedGame(names: readonly string[]): Row {
  const record = goldenRecord('goal-5');
  const sitters = names.map((name, look) => ({ name, bot: null, look }));
  const table = tableOf({ ...record, sitters, version: record.actions.length });
  return rowOf(table, { id: 'ended', seed: seed(0), created: 0, removed: null });
}

/** Whether some move of these kinds is offered: "enter", "slide". */
export const may = ({ offers }: Moment, ...words: readonly string[]): boolean =>
  words.every((word) => offers.some(({ move }) => move.startsWith(word)));

/** Sits down at a kept game as if it had been played on this device. */
export async function openMoment(page: Page, row: Row): Promise<void> {
  await goToRow(page, row);
  await settled(page);
  await takeOver(page);
}
