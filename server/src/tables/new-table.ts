import type { AnyGame, JsonObject } from '@castellan/kernel';
import { PROGRAM } from '@castellan/protocol';
import { charactersAt } from '../games.js';
import { newSeatKey, newSeed, newTableId } from '../ids.js';
import { insist, Refused } from '../refused.js';
import type { FoundTable } from '../store/operations/tables.js';
import type { OperationInput } from '../store/operations.js';
import { setupChance } from './chance.js';
import type { KeptSetup } from './first-player.js';
import { writeEntry } from './log-entry.js';
import type { TableServices } from './table-services.js';

/** A seat of a table that is opened. */
export type NewSeat = Omit<FoundTable['seats'][number], 'table' | 'key'>;

/** A table that is opened: what the store is told, and what it would answer. */
type Laid = { readonly kept: OperationInput<'createTable'>; readonly found: FoundTable };

/** Settles what was left open, and refuses what cannot be played. */
export function newTable(
  game: AnyGame,
  setup: KeptSetup,
  seats: readonly NewSeat[],
  host: string,
  { now, lanes }: Pick<TableServices, 'now' | 'lanes'>,
): Laid {
  if (setup.freeText && setup.isPublic)
    throw new Refused('bad-options', 'people write freely only at private tables');
  const seed = newSeed();
  const wished = { ...setup.options, players: seats.length } as JsonObject;
  const options = insist(game.prepare(wished, setupChance(seed)));
  const known = charactersAt(game.id, options);
  const stranger = seats.find(({ bot }) => bot !== null && bot !== PROGRAM && !known.includes(bot));
  if (stranger !== undefined) throw new Refused('bad-options', `nobody is called ${stranger.bot}`);
  const created = now();
  const table = {
    id: newTableId(),
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: JSON.stringify(options),
    setup: JSON.stringify(setup),
    seed,
    host,
    visibility: setup.isPublic ? ('public' as const) : ('private' as const),
    created,
    status: 'waiting' as const,
  };
  const rows = seats.map((seat) => ({ ...seat, table: table.id, key: newSeatKey() }));
  const first = writeEntry({ kind: 'created' }, lanes);
  return {
    kept: { ...table, seats: rows, first },
    // nobody knows more about it than we do: it need not be fetched
    found: {
      table: { ...table, updated: created, outcome: null, next: null, ending: null },
      seats: rows,
      entries: [{ seq: 0, entry: first, at: created }],
    },
  };
}
