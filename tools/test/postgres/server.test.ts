import { existsSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { answers } from '../../src/postgres/answers.js';
import { PostgresServer } from '../../src/postgres/server.js';

describe.skipIf(!PostgresServer.isHere)('a PostgreSQL of one’s own', () => {
  const servers: PostgresServer[] = [];
  afterAll(() => Promise.all(servers.map((server) => server.remove())));

  it('takes orders when it is said to have started, also after it was killed, and leaves nothing', async () => {
    const server = await PostgresServer.start({ fsync: false });
    servers.push(server);
    expect(await answers(server.port, 'castellan')).toBe(true);
    await server.kill();
    expect(server.isRunning).toBe(false);
    expect(await answers(server.port, 'castellan')).toBe(false);
    await server.start();
    expect(await answers(server.port, 'castellan')).toBe(true);
    await server.stop();
    await server.start();
    expect(await answers(server.port, 'castellan')).toBe(true);
    await server.remove();
    expect(existsSync(server.folder)).toBe(false);
    expect(await answers(server.port, 'castellan')).toBe(false);
  });
});
