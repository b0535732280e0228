import type { LogRow } from '../operation.js';
import type { DatabaseConnection } from './connections.js';
import { LOG_CHANNEL } from './notes.js';

/** Entries of one table that follow each other without a gap. */
export type Chain = { readonly table: string; readonly entries: readonly LogRow[] };

/**
 * One statement for many tables. A chain is kept whole if its first entry follows the last one of its table, and not at
 * all otherwise: what comes later was meant to follow it. Should somebody else write the same entry at the same moment,
 * the primary key decides and the statement fails; tried again, it sees who was first.
 */
const INSERT = `
WITH chains AS (
  SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[]) WITH ORDINALITY AS c(table_id, first, last, n)
), fit AS MATERIALIZED (
  SELECT table_id, last, n FROM chains
  WHERE first = 1 + (SELECT seq FROM log WHERE log.table_id = chains.table_id ORDER BY seq DESC LIMIT 1)
), kept AS (
  INSERT INTO log (table_id, seq, entry, at)
  SELECT table_id, seq, entry, at FROM unnest($4::bigint[], $5::bigint[], $6::text[], $7::bigint[]) AS e(n, seq, entry, at)
  JOIN fit USING (n) ORDER BY n, seq
)
SELECT
  (SELECT string_agg(n::text, ',') FROM chains WHERE n NOT IN (SELECT n FROM fit)) AS refused,
  (SELECT pg_notify($8, note) FROM (SELECT string_agg(table_id || ' ' || last, ',') AS note FROM fit) AS notes
    WHERE note IS NOT NULL)`;

/** Writes chains of different tables, and tells other nodes. Returns the chains that do not fit. */
export async function insertEntries(
  connection: DatabaseConnection,
  unsorted: readonly Chain[],
): Promise<ReadonlySet<Chain>> {
  // all nodes take rows in the same order, so that no two wait for each other
  const chains = [...unsorted].sort((a, b) => (a.table < b.table ? -1 : 1));
  const tables: string[] = [];
  const firsts: number[] = [];
  const lasts: number[] = [];
  const numbers: number[] = [];
  const seqs: number[] = [];
  const texts: string[] = [];
  const times: number[] = [];
  chains.forEach(({ table, entries }, i) => {
    tables.push(table);
    firsts.push(entries[0].seq);
    lasts.push(entries[entries.length - 1].seq);
    for (const { seq, entry, at } of entries) {
      numbers.push(i + 1);
      seqs.push(seq);
      texts.push(entry);
      times.push(at);
    }
  });
  const { rows } = await connection.query<{ refused: string | null }>({
    name: 'castellan_append',
    text: INSERT,
    values: [tables, firsts, lasts, numbers, seqs, texts, times, LOG_CHANNEL],
  });
  const refused = rows[0].refused;
  return new Set(refused === null ? [] : refused.split(',').map((n) => chains[Number(n) - 1]));
}
