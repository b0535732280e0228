import { failed, ok } from '@castellan/kernel';
import type { SavedTable, TablesApi } from './tables-api.js';

/** Tables that live as long as the page and cannot be played: for working on the pages alone. */
export function stubTables(): TablesApi {
  const games: SavedTable[] = [];
  return {
    list: async () => [...games].sort((a, b) => b.updated - a.updated),
    create: async ({ game, seats, options }) => {
      const id = `stub-${games.length + 1}`;
      const goal = typeof options.goal === 'number' ? options.goal : 4;
      const summary = { turn: 0, winner: null, cheeses: seats.map(() => 0), goal };
      games.push({ id, game, seats, updated: Date.now(), over: false, summary });
      return ok(id);
    },
    remove: async (id) => {
      const index = games.findIndex((game) => game.id === id);
      if (index >= 0) games.splice(index, 1);
    },
    importRecord: async (text) => {
      try {
        JSON.parse(text);
      } catch {
        return failed({ kind: 'notRecord' });
      }
      return failed({ kind: 'damaged' });
    },
    exportRecord: async (id) => (games.some((game) => game.id === id) ? ok('{}') : failed({ kind: 'gone' })),
  };
}
