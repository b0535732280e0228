import pg from 'pg';
import { afterAll, afterEach } from 'vitest';
import { PostgresServer } from '../../../tools/src/postgres/server.js';
import { PostgresStore } from '../../src/store/postgres/postgres-store.js';
import { SqliteStore } from '../../src/store/sqlite-store.js';
import type { Store } from '../../src/store/store.js';
import { freshFolder } from './harness.js';

/** What a store can lie on. What is promised holds on each of them. */
export type Engine = { readonly name: string; readonly isHere: boolean; open(): Promise<Store> };

const stores: Store[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

async function closedLater<T extends Store>(opening: Promise<T>): Promise<T> {
  const store = await opening;
  stores.push(store);
  return store;
}

/** One server for all tests of a file: they ask for what is kept, not for what outlives a loss of power. */
let server: Promise<PostgresServer> | null = null;
let databases = 0;
afterAll(async () => {
  await (await server)?.remove();
  server = null;
});

export function postgresServer(): Promise<PostgresServer> {
  server ??= PostgresServer.start({ fsync: false, settings: { max_connections: 200 } });
  return server;
}

/** Asks the database itself. */
export async function askPostgres(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The address of an empty database. */
export async function freshDatabase(): Promise<string> {
  const { url } = await postgresServer();
  const name = `test_${++databases}`;
  await askPostgres(url, `CREATE DATABASE ${name}`);
  return url.replace(/\/postgres$/, `/${name}`);
}

export async function openPostgres(url: string): Promise<PostgresStore> {
  return closedLater(PostgresStore.open(url));
}

export const ENGINES: readonly Engine[] = [
  { name: 'SQLite', isHere: true, open: () => closedLater(SqliteStore.open({ folder: freshFolder() })) },
  {
    name: 'SQLite in memory',
    isHere: true,
    open: () => closedLater(SqliteStore.open({ folder: null })),
  },
  {
    name: 'PostgreSQL',
    isHere: PostgresServer.isHere,
    open: async () => openPostgres(await freshDatabase()),
  },
];
