import { change, type Operation, one } from '../operation.js';

/** Somebody who left, and how much that weighs. */
export type LeavingRow = { readonly person: string; readonly weight: number };

/** Done again it changes nothing. */
export function* addLeavings({
  table,
  leavings,
  at,
}: {
  readonly table: string;
  readonly leavings: readonly LeavingRow[];
  readonly at: number;
}): Operation<void> {
  const sql =
    'INSERT INTO leavings (person, table_id, at, weight) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING';
  for (const { person, weight } of leavings) yield* change(sql, person, table, at, weight);
}

/** How much somebody has left since then, and when last. */
export function* leavingsOf({
  person,
  since,
}: {
  readonly person: string;
  readonly since: number;
}): Operation<{ readonly weight: number; readonly last: number }> {
  const sql = `SELECT coalesce(sum(weight), 0) AS weight, coalesce(max(at), 0) AS last FROM leavings
    WHERE person = ? AND at >= ?`;
  return (yield* one<{ weight: number; last: number }>(sql, person, since)) ?? { weight: 0, last: 0 };
}
