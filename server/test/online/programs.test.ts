import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SeededChance } from '@castellan/kernel';
import { Follower } from '@castellan/match';
import { readFromBot, readToBot, type ToBotOf } from '@castellan/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { registry } from '../../src/games.js';
import { readEntry } from '../../src/tables/log-entry.js';
import { BotClient } from './bot-client.js';
import { Player, setupFor } from './play.js';
import { tilesUnderRoofs } from './secrets.js';
import { type Client, TestServer } from './test-server.js';

const file = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

let server: TestServer;
afterEach(async () => {
  expect(await server.tearDown()).toEqual([]);
});

type Seated = { readonly host: Client; readonly table: string; readonly keys: readonly string[] };

/** A table with the host at seat 0 and a program at seat 1, and the keys to both seats. */
async function seatPrograms(game: string, options: Record<string, unknown>, more = {}): Promise<Seated> {
  const host = await server.client('ann');
  const seats = [{ kind: 'me', look: 0 } as const, { kind: 'bot', look: 1, bot: 'program' } as const];
  const setup = { ...setupFor(game, 2, { options: options as never }), seats, ...more };
  const table = await host.create(setup);
  await host.watch(table);
  return { host, table, keys: await Promise.all([0, 1].map((seat) => keyOf(host, table, seat))) };
}

async function keyOf(client: Client, table: string, seat: number): Promise<string> {
  const answer = await client.ask({ type: 'seat-key', table, seat });
  if (answer.type !== 'done' || answer.key === undefined) throw new Error(JSON.stringify(answer));
  return answer.key;
}

type Run = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

function bridge(
  key: string,
  program: readonly string[],
  url = `http://127.0.0.1:${server.port}`,
): Promise<Run> {
  const args = [file('dist/castellan.js'), 'bot', '--url', url, '--key', key, '--', ...program];
  const child = spawn(process.execPath, args);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (piece) => {
    stdout += piece;
  });
  child.stderr.on('data', (piece) => {
    stderr += piece;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr })));
}

/** In one order: whose mouse comes first is in no view. */
const sorted = (offers: readonly { readonly move: string }[]): string[] =>
  offers.map((offer) => JSON.stringify(offer)).sort();

const sample = (seed: string): string[] => [process.execPath, file('docs/bots/greedy.js'), seed];

async function movesIn(table: string): Promise<string[]> {
  const entries = await server.castellan.store.run('entriesOf', { table });
  return entries.flatMap(({ entry }) => {
    const line = readEntry(entry);
    return line.kind === 'move' ? [`${line.seat} ${line.moveId}`] : [];
  });
}

describe('two sample programs through the bridge', () => {
  it.each([
    ['roquefort', { stallTurns: 8 }],
    ['oh-mon-chateau', { stallTurns: 4, mode: 'grands-architectes' }],
  ])('play %s to the end', async (game, options) => {
    server = await TestServer.build(true);
    const { table, keys } = await seatPrograms(game, options);
    const watcher = await Player.come(await server.client('eve'), table);
    const runs = await Promise.all(keys.map((key, seat) => bridge(key, sample(`seed ${seat}`))));
    for (const { code, stderr } of runs) expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const outcomes = runs.map(({ stdout }) => JSON.parse(stdout));
    expect(outcomes[0]).toEqual(outcomes[1]);
    expect(outcomes[0]).toEqual(watcher.update?.outcome);
    const moves = await movesIn(table);
    expect(moves.length).toBeGreaterThan(10);
    expect(new Set(moves).size).toBe(moves.length);
    // the host's seat was theirs, but nobody is rated for what a program did
    expect(await server.castellan.store.run('isRated', { table })).toBe(false);
  });

  it('go on after the server was away', async () => {
    server = await TestServer.build(true);
    const { table, keys, host } = await seatPrograms('roquefort', { stallTurns: 12 });
    const runs = Promise.all(keys.map((key, seat) => bridge(key, sample(`seed ${seat}`))));
    await host.once('step', ({ version }) => version >= 20);
    await server.reopen();
    const both = await runs;
    for (const { code, stderr } of both) {
      expect(code).toBe(0);
      expect(stderr).toMatch(/the line is lost.*\n.*connected again/);
    }
    const moves = await movesIn(table);
    expect(new Set(moves).size).toBe(moves.length);
  });
});

describe('the bridge', () => {
  it('says what is wrong, by its exit code too', async () => {
    server = await TestServer.build();
    const { keys } = await seatPrograms('roquefort', {});
    const nobody = 'a'.repeat(26);
    const [wrongKey, wrongUrl, noProgram, ends, noKey] = await Promise.all([
      bridge(nobody, sample('x')),
      bridge(keys[0], sample('x'), 'http://127.0.0.1:1'),
      bridge(keys[0], ['/nowhere/at/all']),
      bridge(keys[0], [process.execPath, '-e', 'process.exit(3)']),
      bridge('short', sample('x')),
    ]);
    expect(wrongKey).toMatchObject({ code: 2, stderr: expect.stringContaining('no seat with this key') });
    expect(wrongUrl).toMatchObject({ code: 1, stderr: expect.stringContaining('ECONNREFUSED') });
    expect(noProgram).toMatchObject({ code: 1, stderr: expect.stringContaining('cannot be started') });
    expect(ends).toMatchObject({ code: 1, stderr: expect.stringContaining('with code 3') });
    expect(noKey).toMatchObject({ code: 2, stderr: expect.stringContaining('26 letters') });
  });
});

describe('a program at a seat', () => {
  it('needs the key of a seat', async () => {
    server = await TestServer.build();
    const { table, keys } = await seatPrograms('roquefort', {});
    await expect(BotClient.call(server.port, 'a'.repeat(26))).rejects.toThrow('401');
    await expect(BotClient.call(server.port, 'nonsense')).rejects.toThrow('401');
    const stranger = await server.client('eve');
    await stranger.watch(table);
    for (const seat of [0, 1])
      expect(await stranger.ask({ type: 'seat-key', table, seat })).toMatchObject({
        problem: { kind: 'not-your-seat' },
      });
    // a header that is no key does not lead past the check of where a page comes from
    const headers = { cookie: 'ann', authorization: 'Basic eDp5', origin: 'http://elsewhere.example' };
    await expect(server.client('ann', headers)).rejects.toThrow('401');
    expect(new Set(keys).size).toBe(2);
  });

  it('is refused what makes no sense, and goes on', async () => {
    server = await TestServer.build();
    const { keys, table } = await seatPrograms('roquefort', { first: 1 });
    const bot = await BotClient.call(server.port, keys[1]);
    const kind = async (message: Parameters<BotClient['ask']>[0]): Promise<string> =>
      (await bot.ask(message, 'refused')).problem.kind;
    expect(await kind({ type: 'move', version: 0, move: 'place a1' })).toBe('not-greeted');
    expect(await kind({ type: 'hello', protocol: 2 })).toBe('unsupported-protocol');
    const turn = await bot.ask({ type: 'hello', protocol: 1 }, 'turn');
    expect(bot.heard).toContainEqual(
      expect.objectContaining({ type: 'start', protocol: 1, game: 'roquefort', seat: 1, table }),
    );
    expect(turn).toMatchObject({ version: 0, clock: null });
    expect(await kind('{')).toBe('malformed');
    expect(await kind('{"type":"dance"}')).toBe('malformed');
    const refused = await bot.ask({ type: 'move', version: 0, move: 'place b2' }, 'refused');
    expect(refused).toMatchObject({ version: 0, problem: { kind: 'malformed-move' } });
    expect(await kind({ type: 'move', version: 0, move: 'end' })).toBe('illegal-move');
    expect(await kind({ type: 'move', version: 9, move: 'place a1' })).toBe('stale');
    // nothing has changed, and the turn was put once
    expect(await movesIn(table)).toEqual([]);
    expect(bot.heard.filter(({ type }) => type === 'turn').length).toBe(1);
    const other = await BotClient.call(server.port, keys[0]);
    const theirs = other.next('turn');
    other.tell({ type: 'hello', protocol: 1 });
    await other.next('start');
    bot.tell({ type: 'move', version: 0, move: 'place a1' });
    expect((await theirs).events).toContainEqual({ type: 'placed', seat: 1, tower: 'a1' });
    // the same again, even over another line, is the same request
    const again = await BotClient.call(server.port, keys[1]);
    await again.ask({ type: 'hello', protocol: 1 }, 'start');
    again.tell({ type: 'move', version: 0, move: 'place a1' });
    await again.ask('?', 'refused');
    expect(await movesIn(table)).toEqual(['1 program/0/place a1']);
  });

  it('waits for a pause to end, and is asked again', async () => {
    server = await TestServer.build();
    const { host, table, keys } = await seatPrograms('roquefort', { first: 1 });
    const bot = await BotClient.call(server.port, keys[1]);
    const { version, moves } = await bot.ask({ type: 'hello', protocol: 1 }, 'turn');
    await host.ask({ type: 'pause', table, on: true });
    const refused = await bot.ask({ type: 'move', version, move: moves[0].move }, 'refused');
    expect(refused.problem.kind).toBe('is-paused');
    const again = bot.next('turn');
    await host.ask({ type: 'pause', table, on: false });
    expect(await again).toMatchObject({ version, moves });
  });

  it('knows how much time it has', async () => {
    server = await TestServer.build();
    const clock = { kind: 'live', bank: 60_000, increment: 0 };
    const { keys } = await seatPrograms('roquefort', { first: 1 }, { clock });
    const bot = await BotClient.call(server.port, keys[1]);
    const turn = await bot.ask({ type: 'hello', protocol: 1 }, 'turn');
    expect(turn.clock?.left).toBeGreaterThan(0);
    expect(turn.clock?.left).toBeLessThanOrEqual(60_000);
  });

  it('loses the seat with its key when somebody else sits down there', async () => {
    server = await TestServer.build();
    const host = await server.client('ann');
    const table = await host.create(setupFor('roquefort', 2));
    const [ben, cas] = await Promise.all(['ben', 'cas'].map((name) => server.client(name)));
    await host.watch(table);
    await ben.watch(table);
    await cas.watch(table);
    // nobody has the key to an open seat
    expect(await host.ask({ type: 'seat-key', table, seat: 1 })).toMatchObject({ type: 'error' });
    // the host's seat is given up before the game begins, so that it waits
    const key = await keyOf(host, table, 0);
    const bot = await BotClient.call(server.port, key);
    await bot.ask({ type: 'hello', protocol: 1 }, 'start');
    const bye = bot.next('bye');
    await host.ask({ type: 'stand', table, seat: 0 });
    expect((await bye).problem.kind).toBe('not-your-seat');
    expect(await bot.closed).toBe(4001);
    await cas.ask({ type: 'sit', table, seat: 0 });
    await expect(BotClient.call(server.port, key)).rejects.toThrow('401');
    expect(await keyOf(cas, table, 0)).not.toBe(key);
  });

  it('is told what its seat may see and nothing else', async () => {
    server = await TestServer.build();
    const { table, keys } = await seatPrograms('roquefort', { stallTurns: 12, memoryAid: false });
    const bots = await Promise.all(keys.map((key) => BotClient.call(server.port, key)));
    const chance = new SeededChance('peek');
    const pick = ({ moves }: ToBotOf<'turn'>): string => moves[chance.below(moves.length)].move;
    const games = bots.map((bot) => bot.play(pick));
    for (const bot of bots) bot.tell({ type: 'hello', protocol: 1, seen: true });
    const [a, b] = await Promise.all(games);
    expect(a.outcome).toEqual(b.outcome);
    const found = await server.castellan.store.run('findTable', { id: table });
    const game = registry.find('roquefort');
    if (found === null || !game.ok) throw new Error('the table is kept');
    let turns = 0;
    for (const [seat, bot] of bots.entries()) {
      for (const [i, message] of bot.heard.entries()) {
        expect(tilesUnderRoofs(message)).toEqual([]);
        for (const secret of [found.table.seed, ...keys, 'xxxx']) expect(bot.raw[i]).not.toContain(secret);
        if (message.type !== 'turn') continue;
        // what is foreseen follows from what is seen, not from what was seen earlier
        const { version, view, moves } = message;
        const shown = { version, sights: [{ seat, view }], actors: [seat], undo: null, outcome: null };
        const fresh = new Follower(table, game.value, JSON.parse(found.table.options), shown).update();
        expect(sorted(moves)).toEqual(sorted(fresh.sights[0].offers));
        turns++;
      }
      // with `seen` no version is missed
      const versions = bot.heard.flatMap((one) =>
        'version' in one && one.version !== null ? [one.version] : [],
      );
      expect(versions).toEqual(versions.map((_, i) => versions[0] + i));
    }
    expect(turns).toBeGreaterThan(20);
  });
});

describe('docs/BOTS.md', () => {
  const text = readFileSync(file('docs/BOTS.md'), 'utf8');
  const examples = [...text.matchAll(/^```json (to|from)-bot\n([\s\S]*?)^```$/gm)].map(
    ([, way, json]) => [way, json.replaceAll(/\n\s*/g, ' ')] as const,
  );

  it('has an example of every message, and each is one', async () => {
    server = await TestServer.build();
    const types = new Set<string>();
    for (const [way, json] of examples) {
      const read = way === 'to' ? readToBot(json) : readFromBot(json);
      expect(read, json).toMatchObject({ ok: true });
      if (read.ok) types.add(`${way} ${read.message.type}`);
    }
    const expected = [
      'to start',
      'to turn',
      'to seen',
      'to refused',
      'to over',
      'to bye',
      'from hello',
      'from move',
    ];
    expect([...types].sort()).toEqual(expected.sort());
  });
});
