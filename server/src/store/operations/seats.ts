import { StoreError } from '../failure.js';
import { all, among, change, marks, type Operation, one } from '../operation.js';

/** A seat of a table: of a person, of a bot, or free. Who has the key may sit down there. */
export type SeatRow = {
  readonly table: string;
  readonly seat: number;
  readonly person: string | null;
  readonly bot: string | null;
  readonly name: string;
  readonly look: number;
  readonly key: string;
};

const SEAT = 'table_id AS "table", seat, person, bot, name, look, key';
const INSERT =
  'INSERT INTO seats (table_id, seat, person, bot, name, look, key) VALUES (?, ?, ?, ?, ?, ?, ?)';

const columns = ({ table, seat, person, bot, name, look, key }: SeatRow) =>
  [table, seat, person, bot, name, look, key] as const;

export function* insertSeat(seat: SeatRow): Operation<void> {
  yield* change(INSERT, ...columns(seat));
}

/**
 * Who sits there from now on. A seat has a new key whenever it is somebody else's: whoever says which it `was` is refused if
 * another has been faster.
 */
export function* setSeat({ was, ...seat }: SeatRow & { readonly was?: string | undefined }): Operation<void> {
  const changed = yield* change(
    `${INSERT} ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person, bot = excluded.bot,
       name = excluded.name, look = excluded.look, key = excluded.key WHERE seats.key = coalesce(?, seats.key)`,
    ...columns(seat),
    was ?? null,
  );
  if (changed === 0) throw new StoreError('conflict', `seat ${seat.seat} is somebody else's by now`);
}

export function* seatsOf(table: string): Operation<SeatRow[]> {
  return yield* all(`SELECT ${SEAT} FROM seats WHERE table_id = ? ORDER BY seat`, table);
}

/** By table, in one statement. */
export function* seatsAt(tables: readonly string[]): Operation<ReadonlyMap<string, readonly SeatRow[]>> {
  const found = new Map<string, SeatRow[]>(tables.map((table) => [table, []]));
  if (tables.length === 0) return found;
  const ids = among(tables);
  const sql = `SELECT ${SEAT} FROM seats WHERE table_id IN (${marks(ids)}) ORDER BY table_id, seat`;
  for (const seat of yield* all<SeatRow>(sql, ...ids)) found.get(seat.table)?.push(seat);
  return found;
}

/** The seat that a link leads to. */
export function* seatByKey({ key }: { readonly key: string }): Operation<SeatRow | null> {
  return yield* one(`SELECT ${SEAT} FROM seats WHERE key = ?`, key);
}
