import { VERSIONS } from '@castellan/protocol';
import { afterEach, expect } from 'vitest';
import { freshDatabase } from '../store/engines.js';
import { Player } from './play.js';
import { TestServer } from './test-server.js';

const running: TestServer[] = [];
let mayComplain = false;

/** What a test does is to be complained about. */
export function expectComplaints(): void {
  mayComplain = true;
}

afterEach(async () => {
  const complaints: string[] = [];
  for (const node of running.splice(0)) complaints.push(...(await node.tearDown()));
  if (!mayComplain) expect(complaints).toEqual([]);
  mayComplain = false;
});

/** So many nodes on one database. */
export async function nodes(count: number, more: Record<string, string> = {}): Promise<TestServer[]> {
  const url = await freshDatabase();
  const all: TestServer[] = [];
  for (let i = 0; i < count; i++) all.push(await anotherNode(url, more));
  return all;
}

export async function anotherNode(
  url: string,
  more: Record<string, string> = {},
  versions = VERSIONS,
): Promise<TestServer> {
  const node = await TestServer.build(false, undefined, { DATABASE_URL: url, ...more }, versions);
  running.push(node);
  return node;
}

/** Two people who play with each other, each at a node of their own; the game has begun. */
export async function apart(
  [here, there]: readonly TestServer[],
  setup: Parameters<Player['client']['create']>[0],
): Promise<[Player, Player]> {
  const [first, second] = [await here.client('anna'), await there.client('ben')];
  const table = await first.create(setup);
  const anna = await Player.come(first, table, 'anna');
  const ben = await Player.come(second, table, 'ben');
  const answer = await second.ask({ type: 'sit', table });
  if (answer.type === 'error') throw new Error(JSON.stringify(answer));
  await Promise.all([first.once('full'), second.once('full')]);
  return [anna, ben];
}

/** Until something is so: what other nodes do is seen only by looking. */
export async function until(isSo: () => boolean | Promise<boolean>, what = 'it'): Promise<void> {
  for (const end = Date.now() + 15_000; !(await isSo()); ) {
    if (Date.now() > end) throw new Error(`${what} does not come about`);
    await new Promise((later) => setTimeout(later, 10));
  }
}
