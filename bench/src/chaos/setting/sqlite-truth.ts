import { join } from 'node:path';
// nothing but the driver: Node's own, or the one that is installed where Node has none
import { engine } from '@castellan/server/store/sqlite';
import type { KeptTruth } from '../transcript.js';
import { QUERIES, type Rows, truthsOf } from './truth-rows.js';

/** Reads everything by plain SQL. */
export function truthsInFile(folder: string): KeptTruth[] {
  const database = new engine.DatabaseSync(join(folder, 'castellan.db'), { readOnly: true });
  try {
    const all = <T>(sql: string): T[] => database.prepare(sql).all() as T[];
    return truthsOf({
      tables: all(QUERIES.tables),
      log: all(QUERIES.log),
      talk: all(QUERIES.talk),
      drawings: all(QUERIES.drawings),
    } satisfies Rows);
  } finally {
    database.close();
  }
}
