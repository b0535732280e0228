import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresServer } from '@castellan/tools/postgres/server';
import pg from 'pg';
import { TcpProxy } from '../tcp-proxy.js';
import type { KeptTruth } from '../transcript.js';
import type { Backing } from './backing.js';
import { MountedDisk } from './small-disk.js';
import { QUERIES, type Rows, truthsOf } from './truth-rows.js';

/** Room for a new PostgreSQL and what a run writes. */
const MEGABYTES = 320;
const SETTINGS = { shared_buffers: '16MB', max_wal_size: '64MB', min_wal_size: '32MB' };

/** A PostgreSQL of our own, on a small disk or on the one that is there, and a line of ours to it for each node. */
export async function onPostgres(nodes: number, isSmall = true): Promise<Backing> {
  const root = mkdtempSync(join(tmpdir(), 'castellan-chaos-'));
  // whoever runs PostgreSQL is somebody else than root
  chmodSync(root, 0o755);
  const disk = isSmall ? MountedDisk.mount(join(root, 'disk'), MEGABYTES) : null;
  const server = await startBelow(disk?.folder ?? null);
  const wires = await Promise.all(Array.from({ length: nodes }, () => TcpProxy.open(() => server.port)));
  const ask = async (...statements: readonly string[]): Promise<Record<string, unknown>[][]> => {
    const client = new pg.Client({ connectionString: server.url });
    client.on('error', () => {});
    await client.connect();
    try {
      const all: Record<string, unknown>[][] = [];
      for (const sql of statements) all.push((await client.query(sql)).rows);
      return all;
    } finally {
      await client.end();
    }
  };
  return {
    kind: 'postgres',
    environment: (node) => ({
      DATABASE_URL: server.url.replace(`:${server.port}/`, `:${wires[node].port}/`),
    }),
    wires,
    async truths(): Promise<readonly KeptTruth[]> {
      const [tables, log, talk, drawings] = await ask(...Object.values(QUERIES));
      return truthsOf({ tables, log, talk, drawings } as unknown as Rows);
    },
    async kill() {
      const { pid } = server;
      // those who work for it as well: it leads their group
      if (pid !== null) process.kill(-pid, 'SIGKILL');
      await server.kill();
    },
    start: () => server.start(),
    async slow(milliseconds) {
      await ask(
        `ALTER SYSTEM SET commit_delay = ${Math.round(milliseconds * 1000)}`,
        'ALTER SYSTEM SET commit_siblings = 0',
        'SELECT pg_reload_conf()',
      );
    },
    order: (sql) => ask(sql).then(() => {}),
    disk,
    async close() {
      for (const wire of wires) wire.close();
      await server.remove();
      disk?.unmount();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Starts it on the small disk: temporary folders are made where the environment says. */
async function startBelow(folder: string | null): Promise<PostgresServer> {
  const before = process.env.TMPDIR;
  if (folder !== null) process.env.TMPDIR = folder;
  try {
    return await PostgresServer.start({ settings: SETTINGS });
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}
