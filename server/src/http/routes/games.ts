import { type FinishedGame, idPattern } from '@castellan/protocol';
import { leaderboard } from '../../people/ratings.js';
import type { Store } from '../../store/store.js';
import { refused } from '../refusal.js';
import type { Route } from '../route.js';

const TABLE = new RegExp(`^${idPattern('table')}$`);

/** Null for games that are not over, and for tables that are not there. */
export type GameReader = (table: string) => Promise<Omit<FinishedGame, 'rated'> | null>;

export function gameRoutes(store: Store, readGame: GameReader, games: readonly string[]): Route[] {
  return [
    {
      method: 'GET',
      path: '/api/games/:table',
      for: 'all',
      pace: 'heavy',
      async answer({ parts: { table } }) {
        const game = TABLE.test(table) ? await readGame(table) : null;
        if (game === null) throw refused('no-such-table', 'there is no finished game of this name');
        const rated = await store.run('isRated', { table });
        return { body: { ...game, rated } satisfies FinishedGame };
      },
    },
    {
      method: 'GET',
      path: '/api/leaderboard/:game',
      for: 'all',
      pace: 'heavy',
      async answer({ parts: { game }, visitor }) {
        if (!games.includes(game)) throw refused('no-such-game', 'there is no such game');
        return { body: await leaderboard(store, game, visitor?.person.id ?? null) };
      },
    },
  ];
}
