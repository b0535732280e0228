import { StoreError } from '../failure.js';
import { all, change, type LogRow, type Operation, one } from '../operation.js';
import type { Value } from '../sqlite.js';
import { entriesOf, firstEntry } from './log.js';
import { insertSeat, type SeatRow, seatsAt, seatsOf } from './seats.js';

export type Visibility = 'public' | 'private';
export type Status = 'waiting' | 'playing' | 'over';

/** A table without its log. Options, setup and outcome are JSON of whoever hosts it. */
export type TableInfo = {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: string;
  readonly setup: string;
  readonly seed: string;
  readonly host: string | null;
  readonly visibility: Visibility;
  readonly created: number;
  readonly updated: number;
  readonly status: Status;
  readonly outcome: string | null;
  /** The table at which they play again. */
  readonly next: string | null;
  /** When it is going to be ended, because nobody has played for long. */
  readonly ending: number | null;
};

/** Whose turn it was after entry `seq`, as JSON: only for lists, everything follows from the log. */
export type TableTurn = { readonly seq: number; readonly actors: string };

export type ListedTable = { readonly table: TableInfo; readonly seats: readonly SeatRow[] };

export type FoundTable = ListedTable & { readonly entries: readonly LogRow[] };

export type NewTable = Omit<TableInfo, 'updated' | 'outcome' | 'next' | 'ending'> & {
  readonly seats: readonly Omit<SeatRow, 'table'>[];
  /** What the log begins with, as entry 0. */
  readonly first: string;
};

const INFO = `id, game, rules_version AS "rulesVersion", options, setup, seed, host, visibility, created, updated, status,
  outcome, next, ending`;

/** A table with its seats and the first entry of its log. */
export function* createTable(input: NewTable): Operation<void> {
  yield* change(
    `INSERT INTO tables (id, game, rules_version, options, setup, seed, host, visibility, created, updated, status)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    input.id,
    input.game,
    input.rulesVersion,
    input.options,
    input.setup,
    input.seed,
    input.host,
    input.visibility,
    input.created,
    input.created,
    input.status,
  );
  for (const seat of input.seats) yield* insertSeat({ table: input.id, ...seat });
  yield* firstEntry(input.id, input.first, input.created);
}

export function* findTable({ id }: { readonly id: string }): Operation<FoundTable | null> {
  const table = yield* one<TableInfo>(`SELECT ${INFO} FROM tables WHERE id = ?`, id);
  if (table === null) return null;
  return { table, seats: yield* seatsOf(id), entries: yield* entriesOf({ table: id }) };
}

/** A table without its log. */
export function* tableRows({ id }: { readonly id: string }): Operation<ListedTable | null> {
  const table = yield* one<TableInfo>(`SELECT ${INFO} FROM tables WHERE id = ?`, id);
  return table === null ? null : { table, seats: yield* seatsOf(id) };
}

/** The table that follows another: the first that is named. Answers which it is. */
export function* claimNext({ id, next }: { readonly id: string; readonly next: string }): Operation<string> {
  yield* change('UPDATE tables SET next = ? WHERE id = ? AND next IS NULL', next, id);
  const found = yield* one<{ next: string | null }>('SELECT next FROM tables WHERE id = ?', id);
  if (found === null) throw new StoreError('missing', `there is no table ${id}`);
  return found.next ?? next;
}

/** Whose turn it is, if it was kept since the last entry. */
export function* latestTurn({ id }: { readonly id: string }): Operation<TableTurn | null> {
  return yield* one(
    `SELECT turn_seq AS seq, turn AS actors FROM tables WHERE id = ?1 AND turn IS NOT NULL
     AND turn_seq = (SELECT max(seq) FROM log WHERE table_id = ?1)`,
    id,
  );
}

/** Keeps whose turn it was after an entry that is in the log. */
export function* setTurn({
  id,
  turn: { seq, actors },
}: {
  readonly id: string;
  readonly turn: TableTurn;
}): Operation<void> {
  const changed = yield* change(
    `UPDATE tables SET turn = ?2, turn_seq = ?3 WHERE id = ?1
     AND EXISTS (SELECT 1 FROM log WHERE table_id = ?1 AND seq = ?3)`,
    id,
    actors,
    seq,
  );
  if (changed === 0) throw new StoreError('missing', `table ${id} has not come to entry ${seq}`);
}

export type TableChange = {
  readonly id: string;
  readonly updated: number;
  readonly status?: Status;
  readonly outcome?: string | null;
  readonly next?: string | null;
  readonly ending?: number | null;
  readonly setup?: string;
  readonly options?: string;
  readonly host?: string | null;
  readonly visibility?: Visibility;
};

const CHANGEABLE = [
  'updated',
  'status',
  'outcome',
  'next',
  'ending',
  'setup',
  'options',
  'host',
  'visibility',
] as const;

/** Changes what is named and leaves the rest. */
export function* updateTable(input: TableChange): Operation<void> {
  const named = CHANGEABLE.filter((column) => input[column] !== undefined);
  const values = named.map((column) => input[column] as Value);
  const sql = `UPDATE tables SET ${named.map((column) => `${column} = ?`).join(', ')} WHERE id = ?`;
  if ((yield* change(sql, ...values, input.id)) === 0)
    throw new StoreError('missing', `there is no table ${input.id}`);
}

/** A table with everything about it. For games that nobody wants to have been played: nothing else deletes a log. */
export function* deleteTable({ id }: { readonly id: string }): Operation<void> {
  yield* change('DELETE FROM tables WHERE id = ?', id);
  yield* change('DELETE FROM log WHERE table_id = ?', id);
  yield { kind: 'forget', table: id };
}

/** Where a person sits or is host, latest first. */
export function* tablesOf({
  person,
  limit,
}: {
  readonly person: string;
  readonly limit: number;
}): Operation<ListedTable[]> {
  const sql = `SELECT ${INFO} FROM tables
    WHERE id IN (SELECT table_id FROM seats WHERE person = ?1) OR host = ?1 ORDER BY updated DESC, id LIMIT ?2`;
  return yield* withSeats(yield* all(sql, person, limit));
}

/** Tables that wait for somebody, newest first. */
export function* publicTables({ limit }: { readonly limit: number }): Operation<ListedTable[]> {
  const sql = `SELECT ${INFO} FROM tables WHERE status = 'waiting' AND visibility = 'public'
    ORDER BY created DESC LIMIT ?`;
  return yield* withSeats(yield* all(sql, limit));
}

/**
 * Games in play that somebody did something at since then, by their last entry: what a server takes up when it starts. Some
 * may have been about to end, and count in the order in which they did.
 */
export function* tablesInPlay({ since }: { readonly since: number }): Operation<string[]> {
  const last = 'SELECT at FROM log WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1';
  const sql = `SELECT id FROM tables WHERE status = 'playing' AND updated >= ? ORDER BY (${last}), id`;
  return (yield* all<{ id: string }>(sql, since)).map(({ id }) => id);
}

/** Tables with their seats, as the rest of a statement picks and orders them. */
export function* listTables(rest: string, ...values: readonly Value[]): Operation<ListedTable[]> {
  return yield* withSeats(yield* all(`SELECT ${INFO} FROM tables ${rest}`, ...values));
}

function* withSeats(tables: readonly TableInfo[]): Operation<ListedTable[]> {
  const seats = yield* seatsAt(tables.map(({ id }) => id));
  return tables.map((table) => ({ table, seats: seats.get(table.id) ?? [] }));
}
