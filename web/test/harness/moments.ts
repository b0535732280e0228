import { type AnyGame, type JsonObject, unwrap } from '@castellan/kernel';
import { type Offer, type Sitter, Table } from '@castellan/match';
import type { Page } from 'playwright-core';
import { entropyOf } from '../../src/tables/entropy.js';
import { rowOf } from '../../src/tables/local-table.js';
import type { Row } from '../../src/tables/store.js';
import { seed } from './setup.js';

/** Somebody is to act. */
export type Moment<View> = {
  readonly view: View;
  readonly seat: number;
  readonly offers: readonly Offer[];
};

export type Wanted<View> = {
  readonly options: JsonObject;
  readonly names: readonly string[];
  /** Whoever is played by a bot, by seat. */
  readonly bots?: Readonly<Record<number, string>>;
  /** How everybody plays until the moment is there. */
  readonly policy: (moment: Moment<View>, options: JsonObject, count: number) => string;
  readonly until: (moment: Moment<View>) => boolean;
};

const MOST_GAMES = 60;
const MOST_MOVES = 400;

/** A game of today's rules that has come to such a moment; always the same one. */
export function findMomentOf<View>(game: AnyGame, wanted: Wanted<View>): Row {
  const { options, names, bots = {}, policy, until } = wanted;
  const prepared = unwrap(game.prepare({ first: 0, ...options, players: names.length }, null));
  const sitters: Sitter[] = names.map((name, look) => ({ name, bot: bots[look] ?? null, look }));
  for (let number = 0; number < MOST_GAMES; number++) {
    const deal = seed(number);
    const table = Table.open(`moment${number}`, game, prepared, sitters, entropyOf(deal));
    for (let i = 0; i < MOST_MOVES && !table.isOver(); i++) {
      const [seat] = table.actors();
      const { view, offers } = table.fullUpdate([seat]).sights[0];
      const moment = { view: view as View, seat, offers };
      if (until(moment)) return rowOf(table, { id: table.id, seed: deal, created: 0, removed: null });
      const request = { type: 'move', seat, move: policy(moment, prepared, i) } as const;
      unwrap(table.handle({ ...request, version: table.version, moveId: String(i) }));
    }
  }
  throw new Error('no game comes to such a moment');
}

/** Goes to a kept game as if it had been played on this device. */
export async function goToRow(page: Page, row: Row): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto('/about');
  await page.evaluate(
    (text) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('castellan', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('tables', { keyPath: 'id' });
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('tables', 'readwrite');
          writing.objectStore('tables').put(JSON.parse(text));
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    JSON.stringify(row),
  );
  await page.goto(`/table/${row.id}`);
}
