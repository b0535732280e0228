import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresServer } from '../../tools/src/postgres/server.js';
import { runDoctor } from '../src/doctor/doctor.js';
import { openStore } from '../src/store/open-store.js';

describe.skipIf(!PostgresServer.isHere)('castellan doctor and PostgreSQL', () => {
  let server: PostgresServer;
  const page = mkdtempSync(join(tmpdir(), 'castellan-doctor-'));

  beforeAll(async () => {
    writeFileSync(join(page, 'index.html'), '');
    server = await PostgresServer.start({ fsync: false });
  });
  afterAll(async () => {
    await server.remove();
    rmSync(page, { recursive: true });
  });

  const doctor = async (url: string, now = () => Date.now()) => {
    let said = '';
    const environment = { DATABASE_URL: url, PORT: '0', CASTELLAN_CONTACT: 'mailto:ann@castle.example' };
    const out = (text: string): void => {
      said += text;
    };
    const code = await runDoctor([], {
      environment,
      nodeVersion: process.version,
      page,
      usualPort: 0,
      now,
      out,
    });
    return { code, said };
  };

  it('reaches it, and says what is there and what is not safe', async () => {
    const empty = await doctor(server.url);
    expect(empty.said).toContain('there is no data yet');
    // this one was started for tests
    expect([empty.code, empty.said]).toEqual([1, expect.stringContaining('fsync is off')]);
    const store = await openStore({ folder: null, databaseUrl: server.url, onLost: () => {} });
    await store.close();
    const { said } = await doctor(server.url);
    expect(said).toMatch(/the database has version \d+/);
    expect(said).not.toContain('there is no data yet');
  });

  it('notices that clocks differ', async () => {
    const { said } = await doctor(server.url, () => Date.now() + 30_000);
    expect(said).toMatch(/clock of the database differs by -(29|30|31) s/);
  });

  it('says why it cannot be reached, and tells no password', async () => {
    const wrong = new URL(server.url);
    wrong.password = 'not-the-password';
    const refused = await doctor(wrong.href);
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('cannot be reached')]);
    expect(refused.said).not.toContain('not-the-password');
    const nobody = await doctor('postgres://castellan:secret-word@127.0.0.1:1/castellan');
    expect([nobody.code, nobody.said]).toEqual([1, expect.stringContaining('cannot be reached')]);
    expect(nobody.said).not.toContain('secret-word');
  });
});
