import type {
  DatabaseSyncInstance,
  DatabaseSyncOptions,
  StatementSyncInstance,
} from '@photostructure/sqlite';

/** A connection of SQLite, as both engines give it. */
export type Sqlite = DatabaseSyncInstance;
export type Statement = StatementSyncInstance;

/** What can stand in a column. */
export type Value = string | number | null | Uint8Array;

type Engine = { readonly DatabaseSync: new (path: string, options?: DatabaseSyncOptions) => Sqlite };

/** Node's own SQLite where this Node has it, else the package that offers the same. docs/decisions/0013-storage.md */
export const engine = ((process.getBuiltinModule?.('node:sqlite') as Engine | undefined) ??
  (await import('@photostructure/sqlite'))) as Engine;

export function openSqlite(path: string, options: DatabaseSyncOptions = {}): Sqlite {
  const sqlite = new engine.DatabaseSync(path, options);
  // somebody else may be writing: a backup, or a game that is brought in
  sqlite.exec('PRAGMA busy_timeout = 5000');
  // or else what guards the log would not see a row being replaced
  sqlite.exec('PRAGMA recursive_triggers = ON');
  return sqlite;
}
