import type { Database } from '../database.js';
import { StoreError } from '../failure.js';

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

export function insertSeat(database: Database, seat: SeatRow): void {
  database.change(INSERT, ...columns(seat));
}

/**
 * Who sits there from now on. A seat has a new key whenever it is somebody else's: whoever says which it `was` is refused if
 * another has been faster.
 */
export function setSeat(
  database: Database,
  { was, ...seat }: SeatRow & { readonly was?: string | undefined },
): void {
  const changed = database.change(
    `${INSERT} ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person, bot = excluded.bot,
       name = excluded.name, look = excluded.look, key = excluded.key WHERE seats.key = coalesce(?, seats.key)`,
    ...columns(seat),
    was ?? null,
  );
  if (changed === 0) throw new StoreError('conflict', `seat ${seat.seat} is somebody else's by now`);
}

export function seatsOf(database: Database, table: string): SeatRow[] {
  return database.all(`SELECT ${SEAT} FROM seats WHERE table_id = ? ORDER BY seat`, table);
}

/** The seat that a link leads to. */
export function seatByKey(database: Database, { key }: { readonly key: string }): SeatRow | null {
  return database.one(`SELECT ${SEAT} FROM seats WHERE key = ?`, key);
}
