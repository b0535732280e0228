import { all, change, lock, type Operation, one } from '../operation.js';

/** Something said at a table, the n-th there. `kind` and `text` are the table's. */
export type Remark = {
  readonly table: string;
  readonly n: number;
  readonly person: string | null;
  readonly seat: number | null;
  readonly kind: string;
  readonly text: string;
  readonly at: number;
};

const REMARK = 'table_id AS "table", n, person, seat, kind, text, at';

/** Returns its number. */
export function* addTalk(remark: Omit<Remark, 'n'>): Operation<number> {
  const { table, person, seat, kind, text, at } = remark;
  yield* lock('tables', table);
  const row = yield* one<{ n: number }>(
    `INSERT INTO talk (table_id, n, person, seat, kind, text, at)
     SELECT ?1, coalesce(max(n), 0) + 1, ?2, ?3, ?4, ?5, ?6 FROM talk WHERE table_id = ?1 RETURNING n`,
    table,
    person,
    seat,
    kind,
    text,
    at,
  );
  return row?.n ?? 0;
}

/** The last that was said after remark `after`, in order. */
export function* talkOf({
  table,
  after,
  limit,
}: {
  readonly table: string;
  readonly after: number;
  readonly limit: number;
}): Operation<Remark[]> {
  const sql = `SELECT * FROM (SELECT ${REMARK} FROM talk WHERE table_id = ? AND n > ? ORDER BY n DESC LIMIT ?)
    AS latest ORDER BY n`;
  return yield* all(sql, table, after, limit);
}

/** Somebody's complaint about a remark. */
export type Report = {
  readonly id: number;
  readonly table: string;
  readonly n: number;
  readonly by: string | null;
  readonly at: number;
  readonly reason: string;
};

/** The same complaint of the same person is kept once. */
export function* addReport({ table, n, by, at, reason }: Omit<Report, 'id'>): Operation<void> {
  const same = 'SELECT 1 FROM reports WHERE table_id = ? AND n = ? AND by = ?';
  if (by !== null && (yield* one(same, table, n, by)) !== null) return;
  const sql = 'INSERT INTO reports (table_id, n, by, at, reason) VALUES (?, ?, ?, ?, ?)';
  yield* change(sql, table, n, by, at, reason);
}

/** A complaint with what was said and by whom, and what both are called now. */
export type TalkReport = Report &
  Pick<Remark, 'person' | 'kind' | 'text'> & { readonly name: string | null; readonly byName: string | null };

/** The latest complaints. */
export function* reports({ limit }: { readonly limit: number }): Operation<TalkReport[]> {
  const sql = `SELECT reports.id, table_id AS "table", n, by, reports.at, reason, talk.person, kind, text,
      speaker.name AS name, reporter.name AS "byName"
    FROM reports JOIN talk USING (table_id, n)
      LEFT JOIN people AS speaker ON speaker.id = talk.person
      LEFT JOIN people AS reporter ON reporter.id = reports.by
    ORDER BY reports.id DESC LIMIT ?`;
  return yield* all(sql, limit);
}
