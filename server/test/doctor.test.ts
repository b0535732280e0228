import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { runDoctor } from '../src/doctor/doctor.js';
import { nodeFinding } from '../src/doctor/machine.js';
import { MIGRATIONS, migrate } from '../src/store/migrate.js';
import { openDatabase } from '../src/store/open-database.js';
import { openSqlite } from '../src/store/sqlite.js';

const folders: string[] = [];
let folder = '';
let page = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'castellan-doctor-'));
  folders.push(folder);
  page = join(folder, 'web');
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), '<!doctype html>');
});
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true, force: true });
});

type Wish = { readonly args?: readonly string[]; readonly now?: number; readonly nodeVersion?: string };

/** What the doctor says of a set-up, and the code that it ends with. */
async function doctor(environment: Record<string, string> = {}, { args = [], now, nodeVersion }: Wish = {}) {
  let said = '';
  const code = await runDoctor(args, {
    environment: { CASTELLAN_DATA: join(folder, 'data'), PORT: '0', ...environment },
    nodeVersion: nodeVersion ?? process.version,
    page,
    usualPort: 0,
    now: () => now ?? Date.now(),
    out: (text) => {
      said += text;
    },
  });
  return { code, said };
}

const person = (seen: number): string => `INSERT INTO people (id, name, avatar, created, seen, settings)
  VALUES ('abcdefghjkmnpqr2', 'Ann', 0, 0, ${seen}, '{}')`;

/** A database as a server has left it. */
function keep(data = join(folder, 'data')): string {
  const { database, close } = openDatabase(data, new Date());
  database.sqlite.exec(person(Date.now()));
  close();
  return join(data, 'castellan.db');
}

describe('castellan doctor', () => {
  it('finds nothing wrong where nothing is, before the first start and after it', async () => {
    const before = await doctor({ CASTELLAN_CONTACT: 'mailto:ann@castle.example' });
    expect(before.said).toContain('there is no data yet');
    expect([before.code, before.said]).toEqual([0, expect.stringMatching(/All is well\.\n$/)]);
    keep();
    const after = await doctor({ CASTELLAN_CONTACT: 'mailto:ann@castle.example' });
    expect(after.said).toContain(`has version ${MIGRATIONS.length}`);
    expect([after.code, after.said]).toEqual([0, expect.stringMatching(/All is well\.\n$/)]);
  });

  it('explains itself, and settings that make no sense', async () => {
    expect(await doctor({}, { args: ['--help'] })).toMatchObject({
      code: 0,
      said: expect.stringContaining('Usage'),
    });
    const { code, said } = await doctor({ CASTELLAN_TRUST_PROXY: 'maybe' });
    expect([code, said]).toEqual([
      2,
      expect.stringContaining('CASTELLAN_TRUST_PROXY: "maybe" makes no sense'),
    ]);
  });

  it('knows which Node is too old', async () => {
    for (const version of ['v18.20.0', 'v20.18.9']) expect(nodeFinding(version).how).toBe('wrong');
    for (const version of ['v20.19.0', 'v22.1.0']) expect(nodeFinding(version).how).toBe('well');
    expect((await doctor({}, { nodeVersion: 'v18.1.0' })).code).toBe(1);
  });

  it('misses the page', async () => {
    rmSync(page, { recursive: true });
    const { code, said } = await doctor();
    expect([code, said]).toEqual([1, expect.stringContaining('the page is not built')]);
    expect(said).toContain('what to do: npm run build');
  });

  it('sees a folder that is none, and one that is not its own', async () => {
    writeFileSync(join(folder, 'file'), '');
    const { code, said } = await doctor({ CASTELLAN_DATA: join(folder, 'file') });
    expect([code, said]).toEqual([1, expect.stringContaining('is no folder')]);
    const path = keep();
    chmodSync(path, 0o644);
    expect((await doctor()).said).toContain('can be read by others');
  });

  it.skipIf(process.getuid?.() === 0)('sees a folder that cannot be written to', async () => {
    chmodSync(folder, 0o500);
    const { code, said } = await doctor();
    chmodSync(folder, 0o700);
    expect([code, said]).toEqual([1, expect.stringContaining('cannot be written to')]);
  });

  it('looks into the database: another program’s, a damaged one, an old one, a newer one', async () => {
    const data = join(folder, 'data');
    mkdirSync(data);
    const path = join(data, 'castellan.db');
    writeFileSync(path, 'this is no database, but a letter to Ann'.repeat(100));
    expect(await doctor()).toMatchObject({ code: 1, said: expect.stringContaining('cannot be read') });
    rmSync(path);
    const other = openSqlite(path);
    other.exec('CREATE TABLE letters (text TEXT)');
    other.close();
    expect(await doctor()).toMatchObject({
      code: 1,
      said: expect.stringContaining('no database of Castellan'),
    });
    rmSync(path);
    const old = openSqlite(path);
    migrate(old, () => {}, MIGRATIONS.slice(0, 5));
    old.close();
    const aged = await doctor();
    expect([aged.code, aged.said]).toEqual([
      0,
      expect.stringContaining(`has version 5 of ${MIGRATIONS.length}`),
    ]);
    rmSync(path);
    keep();
    const newer = openSqlite(path);
    newer.exec('PRAGMA user_version = 99');
    newer.close();
    expect(await doctor()).toMatchObject({ code: 1, said: expect.stringContaining('version 99') });
  });

  it('notices a journal that is none of ours, a clock that has gone back, and keys that are gone', async () => {
    const data = join(folder, 'data');
    mkdirSync(data);
    // as no server has ever opened it
    const sqlite = openSqlite(join(data, 'castellan.db'));
    migrate(sqlite, () => {});
    sqlite.exec(person(Date.now()));
    sqlite.exec("INSERT INTO secrets (name, value) VALUES ('push', 'nonsense')");
    sqlite.close();
    const { code, said } = await doctor({}, { now: Date.now() - 3_600_000 });
    expect(code).toBe(1);
    expect(said).toContain('instead of a WAL');
    expect(said).toMatch(/seen (59|60|61) minutes from now/);
    expect(said).toContain('keys for notifications make no sense');
  });

  it('sees a port that is taken', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { said } = await doctor({ PORT: String(port), HOST: '127.0.0.1' });
    server.close();
    expect(said).toContain(`port ${port} is taken`);
    expect(await doctor({ HOST: '192.0.2.1', PORT: '8081' })).toMatchObject({ code: 1 });
  });

  it.each([
    [{ CASTELLAN_URL: 'https://castle.example' }, 1, 'the proxy is not trusted'],
    [{ CASTELLAN_URL: 'http://castle.example' }, 0, 'plain http over the internet'],
    [{ CASTELLAN_URL: 'http://192.168.1.4:8080' }, 0, 'people come to http://192.168.1.4:8080'],
    [{ CASTELLAN_TRUST_PROXY: 'yes' }, 0, 'CASTELLAN_URL does not say'],
    [{ CASTELLAN_TRUST_PROXY: 'yes', CASTELLAN_URL: 'https://castle.example' }, 0, 'claim to be anybody'],
    [{ CASTELLAN_WORD: 'swiss and cheddar' }, 0, 'nobody is asked for it'],
    [{ CASTELLAN_DATA: 'memory' }, 0, 'nothing is kept'],
    [{ CASTELLAN_URL: 'https://castle.example/games/', CASTELLAN_TRUST_PROXY: 'yes' }, 0, 'has a path'],
  ])(
    'looks whether settings fit together: %j',
    async (environment: Record<string, string>, code, sentence) => {
      const answer = await doctor(environment);
      expect([answer.code, answer.said]).toEqual([code, expect.stringContaining(sentence)]);
      expect(answer.said).not.toContain('swiss and cheddar');
    },
  );

  it('asks the public address: one that answers, one whose clock differs, one that tells numbers, and nobody', async () => {
    let isOdd = false;
    const server = createServer((request, response) => {
      if (isOdd) response.setHeader('Date', new Date(Date.now() - 60_000).toUTCString());
      if (request.url === '/healthz') response.end('well\n');
      else response.end(isOdd ? 'castellan_tables 3\n' : '<!doctype html>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://localhost:${(server.address() as AddressInfo).port}`;
    const ask = () => doctor({ CASTELLAN_URL: url }, { args: ['--public'] });
    expect(await ask()).toMatchObject({ code: 0, said: expect.stringContaining(`${url} answers`) });
    isOdd = true;
    const odd = await ask();
    expect(odd.code).toBe(1);
    expect(odd.said).toMatch(/clock differs by -(59|60|61) s/);
    expect(odd.said).toContain('/metrics tells everybody');
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(await ask()).toMatchObject({ code: 1, said: expect.stringContaining('nobody answers') });
  });
});
