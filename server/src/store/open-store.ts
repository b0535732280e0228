import { StoreError } from './failure.js';
import { MOVE_MARK } from './move-mark.js';
import { SqliteStore } from './sqlite-store.js';
import type { Store } from './store.js';

export type StoreConfig = {
  /** Where the data lies; null: in memory only, gone at the end. */
  readonly folder: string | null;
  /** The address of a PostgreSQL, which is used instead of a folder. */
  readonly databaseUrl?: string | null;
  /** Told when the store is of no use any more. */
  readonly onLost?: (error: StoreError) => void;
};

/** SQLite in a folder for one machine, PostgreSQL for several. */
export async function openStore(config: StoreConfig): Promise<Store> {
  const store = await openEngine(config);
  if ((await store.run('findSecret', { name: MOVE_MARK })) === null) return store;
  await store.close();
  throw new StoreError('unusable', 'import-all has not come to its end there: call it again');
}

async function openEngine({ folder, databaseUrl = null, onLost }: StoreConfig): Promise<Store> {
  if (databaseUrl === null) return SqliteStore.open({ folder, ...(onLost === undefined ? {} : { onLost }) });
  // who has no PostgreSQL loads nothing of it
  const { PostgresStore } = await import('./postgres/postgres-store.js');
  return PostgresStore.open(databaseUrl);
}
