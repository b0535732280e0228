import type { Operation } from '../operation.js';
import { putDrawing } from './drawings.js';
import { appendMany } from './log.js';
import { createTable, type NewTable, updateTable } from './tables.js';

/** A game that was played elsewhere. */
export type ForeignTable = {
  readonly table: NewTable;
  /** What the log goes on with after its first entry. */
  readonly entries: readonly string[];
  readonly outcome: string | null;
  readonly drawings: readonly { readonly seat: number; readonly data: string }[];
};

export function* importTable({ table, entries, outcome, drawings }: ForeignTable): Operation<void> {
  const { id, created } = table;
  yield* createTable(table);
  yield* appendMany({
    table: id,
    entries: entries.map((entry, i) => ({ seq: i + 1, entry, at: created })),
  });
  if (outcome !== null) yield* updateTable({ id, updated: created, outcome });
  for (const { seat, data } of drawings) yield* putDrawing({ table: id, seat, data, version: 1 });
}
