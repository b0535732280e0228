import { all, change, type Operation, one } from '../operation.js';
import { archiveEntries } from './log.js';
import { deleteTable } from './tables.js';

type Ids = readonly { readonly id: string }[];
type Before = { readonly before: number; readonly limit: number };

const idsOf = (rows: Ids): string[] => rows.map(({ id }) => id);
/** What somebody has complained about has to be read by whoever runs the server. */
const UNREPORTED = 'NOT EXISTS (SELECT 1 FROM reports WHERE table_id = tables.id)';
const NOBODYS = 'NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND person IS NOT NULL)';

/** Tables that never began, and games of bots alone, at which nothing has happened since. Not what was brought here. */
export function* unwantedTables({ before, limit }: Before): Operation<string[]> {
  const left = (status: string): string =>
    `SELECT id FROM tables WHERE status = '${status}' AND updated < ?1 AND host IS NOT NULL AND ${UNREPORTED}`;
  const sql = `${left('waiting')} UNION ALL ${left('playing')} AND ${NOBODYS} LIMIT ?2`;
  return idsOf(yield* all(sql, before, limit));
}

/** Games that nobody has moved in since, and whose end has not been offered yet. */
export function* idleGames({ before, limit }: Before): Operation<string[]> {
  const sql = "SELECT id FROM tables WHERE status = 'playing' AND updated < ? AND ending IS NULL LIMIT ?";
  return idsOf(yield* all(sql, before, limit));
}

/** Games whose end has been offered until then. */
export function* dueGames({ before, limit }: Before): Operation<string[]> {
  const sql = "SELECT id FROM tables WHERE ending IS NOT NULL AND ending <= ? AND status = 'playing' LIMIT ?";
  return idsOf(yield* all(sql, before, limit));
}

/** Games that were over before then and lie in the log as they were played. */
export function* finishedGames({ before, limit }: Before): Operation<string[]> {
  const sql = "SELECT id FROM tables WHERE status = 'over' AND archived = 0 AND updated < ? LIMIT ?";
  return idsOf(yield* all(sql, before, limit));
}

/** Those that have ended since then, the latest first. */
export function* endedGames({
  since,
  limit,
}: {
  readonly since: number;
  readonly limit: number;
}): Operation<string[]> {
  const sql = `SELECT id FROM tables WHERE status = 'over' AND archived = 0 AND updated >= ?
    ORDER BY updated DESC LIMIT ?`;
  return idsOf(yield* all(sql, since, limit));
}

/** Puts the log of a game that is over into one compact piece; what nobody but bots has played goes. Answers which. */
export function* compactTable({ id }: { readonly id: string }): Operation<'compacted' | 'deleted' | 'left'> {
  const found = yield* one<{ status: string; archived: number; isNobodys: number; host: string | null }>(
    `SELECT status, archived, host, ${NOBODYS} AS "isNobodys" FROM tables WHERE id = ?`,
    id,
  );
  if (found === null || found.status !== 'over' || found.archived !== 0) return 'left';
  if (found.isNobodys !== 0 && found.host !== null) {
    yield* deleteTable({ id });
    return 'deleted';
  }
  yield* archiveEntries(id);
  yield* change('UPDATE tables SET archived = 1 WHERE id = ?', id);
  return 'compacted';
}
