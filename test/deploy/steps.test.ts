import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { MIGRATIONS, migrate, versionOf } from '../../server/src/store/migrate.js';
import { openSqlite } from '../../server/src/store/sqlite.js';
import { CASTELLAN, SERVER, steps } from './steps.js';

const OLD = 5;
const folder = mkdtempSync(join(tmpdir(), 'castellan-steps-'));
const data = join(folder, 'data');
const path = join(data, 'castellan.db');
const env = { ...process.env, CASTELLAN_DATA: data, CASTELLAN_LOG: 'off', PORT: '0', HOST: '127.0.0.1' };
let server: ChildProcess | null = null;
afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Lines of a document one by one; what systemd would do is done by hand. */
async function carryOut(name: string): Promise<string> {
  let said = '';
  for (const line of steps('SELF-HOSTING.md', name).trim().split('\n')) {
    if (line === 'systemctl stop castellan') await stop();
    else if (line === 'systemctl start castellan') await start();
    else {
      const { status, stdout, stderr } = spawnSync('bash', ['-euc', CASTELLAN + line], {
        cwd: folder,
        env,
        encoding: 'utf8',
      });
      expect([line, status, stderr]).toEqual([line, 0, '']);
      said += stdout;
    }
  }
  return said;
}

async function start(): Promise<void> {
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  server = child;
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('is open') && resolve());
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

async function stop(): Promise<void> {
  const child = server;
  server = null;
  if (child === null) return;
  await new Promise((resolve) => child.once('exit', resolve).kill('SIGTERM'));
}

function version(): number {
  const sqlite = openSqlite(path, { readOnly: true });
  const found = versionOf(sqlite);
  sqlite.close();
  return found;
}

describe('the steps of docs/SELF-HOSTING.md', () => {
  it('bring a database of an older version up to date, and back', async () => {
    mkdirSync(data);
    const old = openSqlite(path);
    migrate(old, () => {}, MIGRATIONS.slice(0, OLD));
    old.exec(
      `INSERT INTO people (id, name, avatar, created, seen, settings) VALUES ('abcdefghjkmnpqr2', 'Ann', 0, 0, ${Date.now()}, '{}')`,
    );
    old.close();
    const upgraded = await carryOut('upgrade');
    expect(upgraded).toContain(`has version ${OLD} of ${MIGRATIONS.length}`);
    expect(upgraded).toMatch(/^people 1$/m);
    expect(version()).toBe(MIGRATIONS.length);
    expect(readdirSync(data).some((name) => name.startsWith(`castellan.db.version-${OLD}`))).toBe(true);
    expect(readdirSync(folder)).toContain('before-upgrade.db');

    const restored = await carryOut('restore');
    expect(restored).toContain('what was there before is in');
    expect(restored).toContain(`has version ${OLD} of ${MIGRATIONS.length}`);
    expect(restored).toMatch(/^people 1$/m);
    expect(readdirSync(data).some((name) => name.includes('before-restore'))).toBe(true);

    await carryOut('nightly');
    expect(readdirSync(folder).some((name) => /^castellan-\d{4}-\d\d-\d\d\.db$/.test(name))).toBe(true);
    await stop();
  });
});
