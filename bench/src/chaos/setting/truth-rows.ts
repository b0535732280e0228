import type { KeptTruth } from '../transcript.js';

/** The same on both engines. Nothing of the store is asked: what it says about itself is what is judged. */
export const QUERIES = {
  tables: `SELECT id, game, rules_version, options, setup, seed, status,
    (SELECT count(*) FROM seats WHERE table_id = id) AS seats FROM tables ORDER BY id`,
  log: 'SELECT table_id, seq, entry, at FROM log ORDER BY table_id, seq',
  talk: 'SELECT table_id, n, person, text FROM talk ORDER BY table_id, n',
  drawings: 'SELECT table_id, seat, data FROM drawings ORDER BY table_id, seat',
} as const;

type Whole = number | string | bigint;
type Of<T> = readonly (T & { readonly table_id: string })[];
export type Rows = {
  readonly tables: readonly (Omit<KeptTruth, 'rulesVersion' | 'seats' | 'log' | 'talk' | 'drawings'> & {
    readonly rules_version: Whole;
    readonly seats: Whole;
  })[];
  readonly log: Of<{ readonly seq: Whole; readonly entry: string; readonly at: Whole }>;
  readonly talk: Of<{ readonly n: Whole; readonly person: string | null; readonly text: string }>;
  readonly drawings: Of<{ readonly seat: Whole; readonly data: string }>;
};

export function truthsOf({ tables, log, talk, drawings }: Rows): KeptTruth[] {
  const logs = byTable(log);
  const remarks = byTable(talk);
  const sheets = byTable(drawings);
  return tables.map(({ rules_version, seats, ...table }) => ({
    ...table,
    rulesVersion: Number(rules_version),
    seats: Number(seats),
    log: (logs.get(table.id) ?? []).map(({ seq, entry, at }) => ({
      seq: Number(seq),
      entry,
      at: Number(at),
    })),
    talk: (remarks.get(table.id) ?? []).map(({ n, person, text }) => ({ n: Number(n), person, text })),
    drawings: (sheets.get(table.id) ?? []).map(({ seat, data }) => ({ seat: Number(seat), data })),
  }));
}

function byTable<T extends { readonly table_id: string }>(rows: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const row of rows) {
    const list = found.get(row.table_id) ?? [];
    if (list.length === 0) found.set(row.table_id, list);
    list.push(row);
  }
  return found;
}
