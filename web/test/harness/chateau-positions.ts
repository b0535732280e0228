import { type JsonObject, unwrap } from '@castellan/kernel';
import { type Offer, Table } from '@castellan/match';
import {
  type ChateauForesight,
  type ChateauScenery,
  type ChateauView,
  ohMonChateau,
} from '@castellan/oh-mon-chateau';
import type { Page } from 'playwright-core';
import { rowOf } from '../../src/tables/local-table.js';
import type { Row } from '../../src/tables/store.js';
import { bestOf, ready } from './chateau.js';
import { findMomentOf, goToRow, type Moment as MomentOf, type Wanted as WantedOf } from './moments.js';
import { goldenRecord, seed } from './setup.js';

export type Moment = MomentOf<ChateauView>;

type Wanted = Omit<WantedOf<ChateauView>, 'policy'> & {
  readonly policy: (moment: Moment, scenery: ChateauScenery, options: JsonObject) => string;
};

export const foreseen = ({ foresight }: Offer): ChateauForesight => foresight as ChateauForesight;
export const buildsIn = ({ offers }: Moment): Offer[] =>
  offers.filter(({ move }) => move.startsWith('build'));

/** Builds whatever can be built: castles grow. */
export const eager: Wanted['policy'] = ({ offers, view, seat }, _, options) =>
  bestOf(offers, view, seat, options);

/** Builds one wall, and then only gathers: boards fill, and ever more lines are complete. */
export const hoarding: Wanted['policy'] = ({ offers, view, seat }, { lines }) => {
  const { tokens, walls } = view.castles[seat];
  const makes = (move: string) => lines.find(({ name }) => move === `build ${name}`)?.construction.makes;
  const worth = (move: string): number => {
    if (move.startsWith('build')) return walls.length === 0 && makes(move) === 'wall' ? 50 : -1;
    const cell = /\d,\d$/.exec(move)?.[0];
    if (cell === undefined) return /^(end|pass|skip)/.test(move) ? 0 : 1;
    const completes = lines.filter(
      ({ cells }) => cells.includes(cell) && cells.every((one) => one === cell || tokens.includes(one)),
    );
    return 2 + completes.length;
  };
  return [...offers].sort((a, b) => worth(b.move) - worth(a.move))[0].move;
};

/** A game of today's rules that has come to such a moment; always the same one. */
export function findMoment({ policy, ...wanted }: Wanted): Row {
  return findMomentOf<ChateauView>(ohMonChateau, {
    ...wanted,
    policy: (moment, options) =>
      policy(moment, ohMonChateau.scenery?.(options as never) as ChateauScenery, options),
  });
}

/** A game that is over: who built the twelfth part wins it. */
export function endedGame(names: readonly string[], bots: Readonly<Record<number, string>> = {}): Row {
  const record = goldenRecord('v2-finisher-wins', 'oh-mon-chateau');
  const sitters = names.map((name, look) => ({ name, bot: bots[look] ?? null, look }));
  const kept = { ...record, sitters, version: record.actions.length };
  const table = unwrap(Table.restore('ended', ohMonChateau, kept, expectNothing));
  return rowOf(table, { id: 'ended', seed: seed(0), created: 0, removed: null });
}

function expectNothing(): never {
  throw new Error('chance has nothing to do in a game that is over');
}

/** Sits down at a kept game as if it had been played on this device, and waits until somebody here can act. */
export async function openMoment(page: Page, row: Row, until = ready): Promise<void> {
  await goToRow(page, row);
  await until(page);
}
