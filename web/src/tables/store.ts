import type { Json, Outcome } from '@castellan/kernel';
import type { KeptTable } from '@castellan/match';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A game as it lies in the browser's database. Newer programs may add fields; none may be taken away. */
export type Row = {
  readonly id: string;
  readonly kept: KeptTable;
  /** In hex; chance of the whole game follows from it. */
  readonly seed: string;
  readonly created: number;
  readonly updated: number;
  /** Put away by its owner; cleared some time later. */
  readonly removed: number | null;
  /** For lists, so that they need not replay every game. */
  readonly actors: readonly number[];
  readonly outcome: Outcome | null;
  readonly view: unknown;
  /** By seat: what was drawn, as the page wrote it. Absent in games kept before there was drawing. */
  readonly drawings?: Drawings;
};

export type Drawings = Readonly<Record<string, Json>>;

interface Schema extends DBSchema {
  tables: { key: string; value: Row };
}

const REMOVED_FOR = 24 * 60 * 60 * 1000;

/** Where tables lie. */
export type TableStore = Pick<Store, 'all' | 'find' | 'put' | 'mark'>;

/** Games on this device. Nothing is ever deleted because of an error. */
export class Store {
  readonly #database: Promise<IDBPDatabase<Schema>>;

  constructor() {
    this.#database = openDB<Schema>('castellan', 1, {
      upgrade(database) {
        database.createObjectStore('tables', { keyPath: 'id' });
      },
    });
  }

  async all(now: number): Promise<Row[]> {
    const database = await this.#database;
    const rows = await database.getAll('tables');
    for (const row of rows)
      if (row.removed != null && now - row.removed > REMOVED_FOR) await database.delete('tables', row.id);
    return rows.filter((row) => row.removed == null);
  }

  async find(id: string): Promise<Row | undefined> {
    return (await this.#database).get('tables', id);
  }

  /**
   * Writes a row if what lies there is what the writer last saw; otherwise another tab has gone on with the game
   * and nothing is written.
   */
  async put(row: Row, seenVersion: number | null): Promise<boolean> {
    const database = await this.#database;
    const change = database.transaction('tables', 'readwrite', { durability: 'strict' });
    const there = await change.store.get(row.id);
    const matches = (there?.kept.version ?? null) === seenVersion;
    if (matches) await change.store.put(row);
    await change.done;
    return matches;
  }

  async mark(id: string, removed: number | null): Promise<void> {
    const database = await this.#database;
    const change = database.transaction('tables', 'readwrite');
    const row = await change.store.get(id);
    if (row !== undefined) await change.store.put({ ...row, removed });
    await change.done;
  }
}
