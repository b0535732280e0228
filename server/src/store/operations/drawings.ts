import { StoreError } from '../failure.js';
import { all, change, type Operation } from '../operation.js';

/** What a seat has drawn, as the page writes it. */
export type Drawing = {
  readonly table: string;
  readonly seat: number;
  readonly data: string;
  readonly version: number;
};

/** Keeps a drawing unless a later version of it is kept already. */
export function* putDrawing({ table, seat, data, version }: Drawing): Operation<void> {
  const changed = yield* change(
    `INSERT INTO drawings (table_id, seat, data, version) VALUES (?, ?, ?, ?)
     ON CONFLICT (table_id, seat) DO UPDATE SET data = excluded.data, version = excluded.version
     WHERE excluded.version > drawings.version`,
    table,
    seat,
    data,
    version,
  );
  if (changed === 0) throw new StoreError('conflict', `a later drawing of seat ${seat} is kept already`);
}

export function* drawingsOf({ table }: { readonly table: string }): Operation<Drawing[]> {
  const sql =
    'SELECT table_id AS "table", seat, data, version FROM drawings WHERE table_id = ? ORDER BY seat';
  return yield* all(sql, table);
}
