import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { PostgresServer } from '../../../tools/src/postgres/server.js';
import { freshDatabase } from '../store/engines.js';
import { newGuest } from './guests.js';
import { until } from './nodes.js';
import { Player, setupFor } from './play.js';
import { Client } from './test-server.js';

const PROGRAM = fileURLToPath(new URL('../../../dist/server.js', import.meta.url));
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** The program itself as a node of a cluster; answers where it is heard. */
async function startNode(url: string): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  const env = {
    ...process.env,
    DATABASE_URL: url,
    CASTELLAN_LOG: 'off',
    CASTELLAN_MESSAGES_PER_SECOND: '10000',
  };
  const args = [PROGRAM, '--port', '0', '--host', '127.0.0.1'];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (piece) => {
      said += piece;
      const found = /localhost:(\d+)/.exec(said)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    child.once('exit', (code) => reject(new Error(`the node ended with ${code}: ${said}`)));
  });
  return { child, port };
}

async function play(anna: Player, moves: number): Promise<void> {
  for (let n = 0; n < moves; n++) {
    await until(() => anna.turn() !== null, 'a turn');
    const turn = anna.turn();
    if (turn === null) throw new Error('nobody may act');
    const moveId = anna.send(turn.seat, turn.version, anna.pick(turn.moves));
    await Promise.race([
      anna.client.next('step', (step) => step.moveId === moveId),
      anna.client.next('full', (full) => full.moveId === moveId),
    ]);
  }
}

const seats = [
  { kind: 'me', look: 0 },
  { kind: 'bot', bot: 'crumb', look: 1 },
] as const;

describe.runIf(PostgresServer.isHere)('a node that is killed', () => {
  it('leaves its people and its bots to another, which knows them', async () => {
    const url = await freshDatabase();
    const [one, other] = [await startNode(url), await startNode(url)];
    const health = await (await fetch(`http://127.0.0.1:${one.port}/healthz`)).text();
    expect(health).toMatch(/^well\nnode [a-z2-9]+\n$/);
    const cookie = await newGuest(one.port);
    const client = await Client.call(one.port, { cookie });
    const table = await client.create(setupFor('roquefort', 1, { seats: [...seats] }));
    const anna = await Player.come(client, table, 'anna');
    await play(anna, 6);
    one.child.kill('SIGKILL');
    const again = await Client.call(other.port, { cookie });
    const there = await Player.come(again, table, 'anna');
    expect(there.update?.version).toBeGreaterThanOrEqual(6);
    // a turn is five moves at most: the bot has had to play meanwhile, at whatever node
    const before = there.update?.version ?? 0;
    await play(there, 16);
    expect(there.update?.version).toBeGreaterThan(before + 5);
  });
});
