import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { runCommand } from '../../src/commands/commands.js';
import type { NewTable } from '../../src/store/operations/tables.js';
import { SqliteStore } from '../../src/store/sqlite-store.js';

const endings: (() => void | Promise<void>)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** A folder of its own for a test, gone afterwards. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-store-'));
  endings.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A store that is closed after the test. */
export async function openStore(folder: string | null): Promise<SqliteStore> {
  const store = await SqliteStore.open({ folder });
  endings.push(() => store.close());
  return store;
}

/** A table as somebody would set it up, with two free seats. */
export function someTable(id: string, changes: Partial<NewTable> = {}): NewTable {
  return {
    id,
    game: 'roquefort',
    rulesVersion: 1,
    options: '{"players":2}',
    setup: '{}',
    seed: 'tea',
    host: null,
    visibility: 'private',
    created: 1000,
    status: 'waiting',
    seats: [0, 1].map((seat) => ({
      seat,
      person: null,
      bot: null,
      name: '',
      look: seat,
      key: `${id}/${seat}`,
    })),
    first: '{"k":"open"}',
    ...changes,
  };
}

export const somebody = (id: string) => ({ id, name: id, look: 0, created: 1, seen: 1, settings: '{}' });

/** What became of each, so that a test can name failures beside successes. */
export async function outcomes(runs: readonly Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(runs);
  return settled.map((one) => (one.status === 'fulfilled' ? 'done' : String(one.reason.kind ?? one.reason)));
}

/** A command line of whoever looks after a server, in this process. */
export function castellan(...args: string[]) {
  return castellanAt(null, ...args);
}

/** The same with the data in a PostgreSQL. */
export async function castellanAt(databaseUrl: string | null, ...args: string[]) {
  let out = '';
  let err = '';
  const code = await runCommand(
    args,
    { folder: 'nowhere', databaseUrl },
    {
      out: (text) => (out += text),
      err: (text) => (err += text),
    },
  );
  return { code, out, err };
}
