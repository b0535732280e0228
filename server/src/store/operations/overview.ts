import { all, change, type Operation, one } from '../operation.js';
import { type ListedTable, listTables, type Status } from './tables.js';

/** Somebody as whoever runs the server sees them. */
export type ListedPerson = {
  readonly id: string;
  readonly name: string;
  readonly look: number;
  readonly created: number;
  readonly seen: number;
  readonly hasPasskey: boolean;
  readonly isAdmitted: boolean;
  readonly mayOpen: boolean;
  readonly games: number;
};

type Row = Omit<ListedPerson, 'hasPasskey' | 'isAdmitted' | 'mayOpen'> &
  Readonly<Record<'hasPasskey' | 'isAdmitted' | 'mayOpen', number>>;

/** Those who were here last, with a part of their name or with this id; all if nothing is asked for. */
export function* listPeople({
  find,
  limit,
}: {
  readonly find: string;
  readonly limit: number;
}): Operation<ListedPerson[]> {
  // a name may hold the letters that LIKE reads as wildcards
  const part = `%${find.replaceAll(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
  const rows = yield* all<Row>(
    `SELECT id, name, avatar AS look, created, seen, admitted IS NOT NULL AS "isAdmitted", may_open AS "mayOpen",
       EXISTS (SELECT 1 FROM passkeys WHERE person = people.id) AS "hasPasskey",
       (SELECT count(*) FROM seats WHERE person = people.id) AS games
     FROM people WHERE name <> '' AND (id = ?1 OR lower(name) LIKE lower(?2) ESCAPE '\\') ORDER BY seen DESC, id LIMIT ?3`,
    find,
    part,
    limit,
  );
  return rows.map((row) => ({
    ...row,
    hasPasskey: row.hasPasskey === 1,
    isAdmitted: row.isAdmitted === 1,
    mayOpen: row.mayOpen === 1,
  }));
}

/** The tables at which something happened last. */
export function* latestTables({ limit }: { readonly limit: number }): Operation<ListedTable[]> {
  return yield* listTables('ORDER BY updated DESC, id LIMIT ?', limit);
}

/** How much is kept. */
export type Storage = {
  /** Bytes of the database, and those of them that are free. */
  readonly bytes: number;
  readonly free: number;
  readonly people: number;
  readonly tables: Readonly<Record<Status, number>>;
  readonly entries: number;
  readonly reports: number;
};

export function* storage(): Operation<Storage> {
  const { bytes, free, entries } = (yield { kind: 'size' }) as Pick<Storage, 'bytes' | 'free' | 'entries'>;
  const tables: Record<Status, number> = { waiting: 0, playing: 0, over: 0 };
  const byStatus = 'SELECT status, count(*) AS n FROM tables GROUP BY status';
  for (const { status, n } of yield* all<{ status: Status; n: number }>(byStatus)) tables[status] = n;
  return {
    bytes,
    free,
    people: yield* count("people WHERE name <> ''"),
    tables,
    entries,
    reports: yield* count('reports'),
  };
}

function* count(from: string): Operation<number> {
  return (yield* one<{ n: number }>(`SELECT count(*) AS n FROM ${from}`))?.n ?? 0;
}

/** Somebody has looked at it; returns whether there was one. */
export function* deleteReport({ id }: { readonly id: number }): Operation<boolean> {
  return (yield* change('DELETE FROM reports WHERE id = ?', id)) > 0;
}
