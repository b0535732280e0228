import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../server/src/store/open-store.js';
import { pathOf } from '../../tools/src/needs/ensure.js';
import { POSTGRES } from '../../tools/src/needs/list.js';
import { ownerOfServer } from '../../tools/src/postgres/owner.js';
import { PostgresServer } from '../../tools/src/postgres/server.js';
import { steps } from './steps.js';

describe.skipIf(!PostgresServer.isHere)('the steps of docs/SCALING.md', () => {
  const copies = mkdtempSync(join(tmpdir(), 'castellan-copies-'));
  const owner = ownerOfServer();
  let server: PostgresServer;
  let env: NodeJS.ProcessEnv = {};

  beforeAll(async () => {
    mkdirSync(join(copies, 'wal'));
    chmodSync(copies, 0o755);
    if (owner !== null)
      for (const path of [copies, join(copies, 'wal')]) chownSync(path, owner.uid, owner.gid);
    // the settings as they stand in the document
    const settings = Object.fromEntries(
      [...steps('SCALING.md', 'archive').matchAll(/^(\w+) = '?(.*?)'?$/gm)].map(([, name, value]) => [
        name,
        value.replaceAll('$COPIES', copies),
      ]),
    );
    server = await PostgresServer.start({
      fsync: false,
      settings: { ...settings, wal_level: 'replica', max_wal_senders: 4 },
    });
    env = {
      ...process.env,
      PATH: `${dirname(pathOf(POSTGRES) ?? '')}:${process.env.PATH}`,
      DATABASE_URL: server.url,
      ADMIN_URL: server.url.replace(/\/[^/]*$/, '/postgres'),
      COPIES: copies,
      PGDATA: join(server.folder, 'data'),
      LC_ALL: 'C',
    };
  });
  afterAll(async () => {
    await server.remove();
    rmSync(copies, { recursive: true, force: true });
  });

  /** As whom PostgreSQL runs: it refuses root, and a copy of its folder belongs to it. */
  const carryOut = (name: string, more: NodeJS.ProcessEnv = {}): void => {
    const how = { ...owner, cwd: copies, env: { ...env, ...more }, encoding: 'utf8' } as const;
    const { status, stderr } = spawnSync('bash', ['-euc', steps('SCALING.md', name)], how);
    expect([name, status, stderr.replaceAll(/^NOTICE:.*\n/gm, '')]).toEqual([name, 0, '']);
  };
  const ask = (url: string, sql: string): string => {
    const { status, stdout, stderr } = spawnSync('psql', ['--no-psqlrc', '-qAt', url, '-c', sql], {
      env,
      encoding: 'utf8',
    });
    expect([sql, status, stderr]).toEqual([sql, 0, '']);
    return stdout.trim();
  };
  const meet = async (id: string): Promise<void> => {
    const store = await openStore({ folder: null, databaseUrl: server.url });
    await store.run('createPerson', {
      id,
      name: id.slice(0, 3),
      look: 0,
      created: 0,
      seen: 0,
      settings: '{}',
    });
    await store.close();
  };
  const people = (url: string): string => ask(url, "SELECT string_agg(name, ' ' ORDER BY name) FROM people");

  it('copy a database and read it again, and go back to a moment', async () => {
    await meet('annefghjkmnpqrs2');
    carryOut('dump');
    carryOut('restore-dump');
    expect(people(server.url.replace(/\/[^/]*$/, '/castellan_restored'))).toBe('ann');

    carryOut('base');
    await meet('benefghjkmnpqrs2');
    const moment = ask(server.url, 'SELECT clock_timestamp()');
    await meet('cleefghjkmnpqrs2');
    // what happened so far is in the archive
    const segment = ask(server.url, 'SELECT pg_walfile_name(pg_switch_wal())');
    await expect.poll(() => ask(server.url, 'SELECT last_archived_wal FROM pg_stat_archiver')).toBe(segment);
    expect(people(server.url)).toBe('ann ben cle');

    await server.stop();
    carryOut('point-in-time', { MOMENT: moment });
    await server.start();
    await expect.poll(() => ask(server.url, 'SELECT pg_is_in_recovery()')).toBe('f');
    expect(people(server.url)).toBe('ann ben');
    // and it can be written to again
    await meet('danefghjkmnpqrs2');
    expect(people(server.url)).toBe('ann ben dan');
  });
});
