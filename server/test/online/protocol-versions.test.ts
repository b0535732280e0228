import { type Reworded, reworded, type VersionChange, type Versions } from '@castellan/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { PostgresServer } from '../../../tools/src/postgres/server.js';
import { BOTH_LANES } from '../fast/both-lanes.js';
import { freshDatabase } from '../store/engines.js';
import { anotherNode, until } from './nodes.js';
import { Player, playOn, setupFor } from './play.js';
import { type Client, TestServer, type Tongue } from './test-server.js';

/** Words that were others once: types by what they are called now. */
function renamed(types: Readonly<Record<string, string>>): Reworded {
  const back = Object.fromEntries(Object.entries(types).map(([now, then]) => [then, now]));
  const by = (names: Readonly<Record<string, string>>): Reworded['older'] => {
    return (message) => ({ ...message, type: names[String(message.type)] ?? message.type });
  };
  return { older: by(types), newer: by(back) };
}

/** Suppose today's words were version 2, and in version 1 much was called otherwise. */
const SINCE_1: VersionChange = {
  toServer: renamed({ move: 'play', say: 'talk' }),
  toClient: renamed({ step: 'happened', said: 'talked', full: 'everything' }),
  betweenNodes: renamed({ said: 'talked', here: 'present' }),
};
const SECOND: Versions = { newest: 2, oldest: 1, change: SINCE_1 };

/** Suppose version 3 says the same otherwise once more: whatever is in words of 2 is marked. */
const marked: Reworded = {
  older: (message) => ({ ...message, old: true }),
  newer: ({ old: _, ...message }) => message,
};
const THIRD: Versions = {
  newest: 3,
  oldest: 2,
  change: { toServer: marked, toClient: marked, betweenNodes: marked },
};

const same = (text: string): string => text;
const speaking = (protocol: number, oldest?: number): Tongue => {
  const versions = oldest === undefined ? { protocol } : { protocol, oldest };
  if (protocol > 1) return { ...versions, say: same, hear: same };
  return {
    ...versions,
    say: (text) => reworded(text, SINCE_1.toServer.older) ?? '',
    hear: (text) => reworded(text, SINCE_1.toClient.newer) ?? '',
  };
};

const typesOf = ({ raw }: Client): Set<string> => new Set(raw.map((text) => JSON.parse(text).type));

/** Enough that everybody has moved and been told of others' moves. */
const MOVES = 24;

/** All have come to the same version. */
async function sameAt(players: readonly Player[]): Promise<void> {
  const newest = Math.max(...players.map(({ update }) => update?.version ?? 0));
  expect(newest).toBeGreaterThanOrEqual(MOVES);
  await until(() => players.every(({ update }) => update?.version === newest), 'the same version');
}

/** They sit down at a table of the first one's, and talk. */
async function table(clients: readonly Client[]): Promise<Player[]> {
  const id = await clients[0].create(setupFor('roquefort', clients.length));
  const players: Player[] = [];
  for (const [i, client] of clients.entries()) {
    players.push(await Player.come(client, id, `player ${i}`));
    if (i > 0) expect(await client.ask({ type: 'sit', table: id })).toMatchObject({ type: 'done' });
  }
  await Promise.all(clients.map((client) => client.once('full')));
  for (const client of clients) {
    const said = clients.map((one) => one.next('said'));
    const saying = { kind: 'phrase', phrase: 'hello' } as const;
    expect(await client.ask({ type: 'say', table: id, saying })).toMatchObject({ type: 'done' });
    await Promise.all(said);
  }
  return players;
}

describe('a server of version 2', () => {
  let server: TestServer;
  afterEach(async () => expect(await server.tearDown()).toEqual([]));

  it('plays with pages of versions 1, 2 and 3 at one table, each in their own words', async () => {
    server = await TestServer.build(false, BOTH_LANES, {}, SECOND);
    const clients = [
      await server.client('ann', {}, speaking(1)),
      await server.client('bob', {}, speaking(2, 1)),
      await server.client('cid', {}, speaking(3, 2)),
    ];
    const agreed = clients.map(({ heard }) => heard.find(({ type }) => type === 'welcome'));
    expect(agreed).toMatchObject([{ protocol: 1 }, { protocol: 2 }, { protocol: 2 }]);
    const players = await table(clients);
    await playOn(players, MOVES);
    await sameAt(players);
    const [old, ...others] = clients.map(typesOf);
    for (const word of ['happened', 'talked', 'everything']) expect(old).toContain(word);
    for (const word of ['step', 'said', 'full']) {
      expect(old).not.toContain(word);
      for (const other of others) expect(other).toContain(word);
    }
  });

  it.each([
    ['before its oldest', speaking(0)],
    ['that knows nothing so old', speaking(4, 3)],
    ['that speaks one only, which is newer', speaking(3)],
  ])('refuses one %s', async (_, tongue) => {
    server = await TestServer.build(false, BOTH_LANES, {}, SECOND);
    const { heard } = await server.client('ann', {}, { ...tongue, say: same, hear: same });
    expect(heard).toMatchObject([{ type: 'error', problem: { kind: 'unsupported-protocol' } }]);
  });
});

describe.runIf(PostgresServer.isHere)('nodes of versions 2 and 3 on one database', () => {
  it('have a table together, with people of versions 1 and 3 who play and one of 2 who looks on', async () => {
    const url = await freshDatabase();
    const second = await anotherNode(url, {}, SECOND);
    const third = await anotherNode(url, {}, THIRD);
    const ann = await second.client('ann', {}, speaking(1));
    const bob = await third.client('bob', {}, speaking(3, 2));
    const players = await table([ann, bob]);
    const eve = await third.client('eve', {}, speaking(2, 1));
    const watcher = await Player.come(eve, players[0].table);
    // who is there goes both ways
    for (const client of [ann, bob])
      await client.once(
        'table',
        ({ state }) => state.watchers === 1 && state.seats.every(({ present }) => present),
      );
    await playOn(players, MOVES);
    await sameAt([...players, watcher]);
    expect(typesOf(ann)).toContain('talked');
    expect(eve.raw.every((text) => JSON.parse(text).old === true)).toBe(true);
    expect(bob.raw.some((text) => 'old' in JSON.parse(text))).toBe(false);
  });
});
