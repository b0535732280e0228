import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Contest } from '../src/arena/contest.js';
import type { Deal } from '../src/arena/deal.js';
import { actionsIn, castellan, freshFile, MAIN } from './castellan.js';

/** What a contest says, without how long it took. */
async function told(...args: readonly string[]) {
  const { code, stdout, stderr } = await castellan(['arena', '--json', ...args]);
  if (code !== 0) return { refused: stderr };
  const { results, ratings } = JSON.parse(stdout);
  return { results: results.map((result: object) => ({ ...result, millisecondsADecision: null })), ratings };
}

const linesIn = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];

describe('castellan arena', () => {
  it('plays deals from every seat and gives the score with its interval', async () => {
    const args = ['arena', '--between', 'noisette,crumb', '--games', '12', '--seed', 'a'];
    const { code, stdout } = await castellan(args);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^noisette against crumb, 12 games\n {2}score +\d+\.\d % ± \d+\.\d %\n/);
    const times = /decisions.*/;
    expect((await castellan(args)).stdout.replace(times, '')).toBe(stdout.replace(times, ''));
  });

  it('finds the ladder rising: steps below, in the middle and above, and its ends with three players', async () => {
    const score = async (...args: string[]): Promise<number> => {
      const { stdout } = await castellan(['arena', '--seed', 'rise', '--json', ...args]);
      return JSON.parse(stdout).results[0].score;
    };
    expect(await score('--between', 'biscuit,crumb', '--games', '20')).toBeGreaterThan(0.6);
    expect(await score('--between', 'praline,biscuit', '--games', '16')).toBeGreaterThan(0.6);
    expect(await score('--between', 'baron,thimble', '--games', '8')).toBeGreaterThan(0.6);
    expect(await score('--between', 'praline,crumb', '--games', '6', '--players', '3')).toBeGreaterThan(0.7);
  });

  it.each([
    ['petits-batisseurs', 'mortar,pebble'],
    ['grands-architectes', 'plumb,tinsel'],
  ])('finds the ladder of Oh mon château rising: %s', async (mode, between) => {
    const args = ['--mode', mode, '--between', between, '--games', '16', '--seed', 'rise', '--json'];
    const { stdout } = await castellan(['arena', 'oh-mon-chateau', ...args]);
    expect(JSON.parse(stdout).results[0].score).toBeGreaterThan(0.7);
  });

  it('stops early when the case is clear', async () => {
    const { stdout } = await castellan([
      'arena',
      '--between',
      'praline,crumb',
      '--games',
      '400',
      '--stop',
      '--seed',
      'a',
    ]);
    expect(stdout).toMatch(/verdict +praline is better/);
    expect(Number(/(\d+) games/.exec(stdout)?.[1])).toBeLessThan(100);
  });

  it('says the same with one thread and with two, also when it stops early', async () => {
    const args = ['--between', 'biscuit,crumb', '--games', '40', '--stop', '--seed', 'threads'];
    const alone = await told(...args, '--threads', '1');
    expect(alone.results[0].verdict).toBe('better');
    expect(await told(...args, '--threads', '2')).toEqual(alone);
  });

  it.each([
    [['arena'], 'two names'],
    [['arena', '--between', 'crumb'], 'two names'],
    [['arena', '--between', 'crumb,nobody'], 'nobody is called "nobody"'],
    [['arena', '--between', 'crumb,biscuit', '--stop=60,50'], 'two percentages'],
    [['arena', '--between', 'crumb,biscuit', '--threads', '0'], '--threads: a whole number'],
    [['arena', '--between', 'crumb,biscuit', '--keep', 'x'], 'a --seed is needed'],
    [['arena', '--between', 'crumb,biscuit', '--write', 'x'], 'only a --ladder is written'],
    [['arena', '--ladder', '--write', 'no-such-file.md'], 'cannot read no-such-file.md'],
    [['arena', 'oh-mon-chateau', '--between', 'crumb,pebble'], 'nobody is called "crumb"; there are pebble,'],
    [['arena', 'oh-mon-chateau', '--between', 'pebble,tinsel'], 'nobody is called "tinsel"'],
    [['play', '--against', 'nobody'], 'nobody is called "nobody"'],
    [['play', 'oh-mon-chateau', '--against', 'crumb'], 'nobody is called "crumb"'],
  ])('refuses %j', async (args, words) => {
    const { code, stderr } = await castellan(args);
    expect(code).toBe(2);
    expect(stderr).toContain(words);
  });
});

describe('a contest', () => {
  const terms = { a: 'a', b: 'b', players: 2, games: 80, stop: { refused: 0.5, wanted: 0.6 } };
  const deal = (n: number): Deal => ({
    shares: [n % 3 === 0 ? 0 : 1, n % 5 === 0 ? 0 : 1],
    reasons: ['goal', n % 4 === 0 ? 'stall' : 'goal'],
    decisions: [n, 2 * n],
    milliseconds: [1, 1],
  });

  it('counts deals in their order, whatever the order in which they come back', () => {
    const inOrder = new Contest(terms);
    for (let n = inOrder.take(); n !== null; n = inOrder.take()) inOrder.add(n, deal(n));
    const result = inOrder.result();
    expect(result.verdict).toBe('better');
    const pieces = new Contest(terms);
    const given = Array.from({ length: 40 }, () => pieces.take() ?? 0);
    expect(given.at(-1)).toBe(40);
    for (const n of given.reverse()) pieces.add(n, deal(n));
    expect(pieces.result()).toEqual(result);
    expect(pieces.take()).toBeNull();
  });

  it('gives out no deal that is known already', () => {
    const contest = new Contest({ ...terms, games: 10 });
    for (const n of [1, 3, 4]) contest.add(n, deal(n));
    expect([contest.take(), contest.take(), contest.take()]).toEqual([2, 5, null]);
  });
});

describe('castellan arena --keep', () => {
  const args = ['--between', 'noisette,crumb', '--games', '20', '--seed', 'kept'];
  const whole = told(...args);

  it('goes on where it was killed and comes to the same', async () => {
    const file = freshFile('deals.ndjson');
    // it has so much to do that it cannot be done before it is killed, however late that is
    const child = spawn(process.execPath, [MAIN, 'arena', ...args, '--games', '4000', '--keep', file]);
    const gone = once(child, 'exit');
    while (linesIn(file).length < 4 && child.exitCode === null) await pause(5);
    child.kill('SIGKILL');
    expect(await gone).toEqual([null, 'SIGKILL']);
    const before = linesIn(file);
    expect(before.length).toBeGreaterThanOrEqual(4);
    expect(await told(...args, '--keep', file)).toEqual(await whole);
    expect(linesIn(file).slice(0, before.length)).toEqual(before);
    expect(linesIn(file)).toHaveLength(Math.max(11, before.length));
  });

  it('drops a line that was not written to its end, and plays more deals if more are asked for', async () => {
    const file = freshFile('deals.ndjson');
    await told(...args, '--games', '8', '--keep', file);
    truncateSync(file, readFileSync(file).length - 20);
    expect(await told(...args, '--keep', file)).toEqual(await whole);
    expect(linesIn(file).map((line) => JSON.parse(line).deal)).toHaveLength(11);
  });

  it('refuses what does not belong together', async () => {
    const file = freshFile('deals.ndjson');
    const few = [...args, '--games', '2', '--keep', file];
    await told(...few);
    const text = readFileSync(file, 'utf8');
    expect(await told(...few, '--seed', 'other')).toMatchObject({
      refused: expect.stringContaining('seed "kept" instead of "other"'),
    });
    expect(await told(...few, '--goal', '5')).toMatchObject({
      refused: expect.stringContaining('other terms: options'),
    });
    const changes: readonly [RegExp, string, RegExp][] = [
      [/"nodes":\d+/g, '"nodes":7', /was another one then/],
      [/"decisions":\[\d+/, '"decisions":[1', /deal 1 of noisette against crumb now ends otherwise/],
      [/"deal":1/, '"deal":"x"', /line 2 is no deal/],
      [/^\{"castellan":"arena"/, '{"castellan":"play"', /no file of the arena/],
      [/^/, 'dear diary\n', /no file of the arena/],
    ];
    for (const [from, to, refused] of changes) {
      const changed = text.replace(from, to);
      expect(changed).not.toBe(text);
      writeFileSync(file, changed);
      expect(await told(...few)).toMatchObject({ refused: expect.stringMatching(refused) });
      expect(readFileSync(file, 'utf8')).toBe(changed);
    }
  });
});

describe('castellan arena --ladder', () => {
  it('is written into a document with a plot, again and again', async () => {
    const file = freshFile('ladder.md');
    const [opening, closing] = [
      '<!-- ladder roquefort players=2 -->',
      '<!-- /ladder roquefort players=2 -->',
    ];
    writeFileSync(file, `before\n${opening}\nold\n${closing}\nafter\n`);
    const args = ['--ladder', '--only-steps', '--games', '2', '--seed', 'short', '--write', file];
    const kept = ['--keep', join(dirname(file), 'deals')];
    const { results, ratings } = await told(...args, ...kept);
    expect(results).toHaveLength(7);
    expect(ratings).toHaveLength(8);
    expect(ratings[0]).toEqual({ name: 'crumb', elo: 0, margin: 0 });
    const text = readFileSync(file, 'utf8');
    expect(text.startsWith(`before\n${opening}\n`)).toBe(true);
    expect(text.endsWith(`${closing}\nafter\n`)).toBe(true);
    expect(text).not.toContain('old');
    expect(text).toMatch(/^\| 8 +\| castellane +\| +\d+ ± \d+ \|/m);
    const image = /\((images\/.*\.svg)\)/.exec(text)?.[1] ?? '';
    expect(readFileSync(join(dirname(file), image), 'utf8')).toContain('The Baron of Gruyère');
    await told(...args, ...kept);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('says which lines a document needs before it plays anything', async () => {
    const file = freshFile('ladder.md');
    writeFileSync(file, '# nothing here\n');
    expect(await told('--ladder', '--games', '100000', '--write', file)).toMatchObject({
      refused: expect.stringContaining('<!-- ladder roquefort players=2 -->'),
    });
  });
});

describe('castellan play against somebody', () => {
  const begin = [
    'play',
    '--players',
    '2',
    '--bots',
    '1',
    '--first',
    '0',
    '--against',
    'thimble',
    '--seed',
    'x',
  ];

  it('lets the opponent answer, also after something was taken back', async () => {
    const plain = await castellan(begin, ['place a1', 'end', 'end']);
    const wavering = await castellan(begin, ['place a1', 'enter g1', 'u', 'end', 'end']);
    const told = (stdout: string): string[] => stdout.split('\n').filter((line) => line.startsWith('Seat 1'));
    expect(told(plain.stdout)).not.toEqual([]);
    expect(told(wavering.stdout)).toEqual(told(plain.stdout));
  });

  it('remembers what it has seen when a game is taken up again', async () => {
    const file = freshFile();
    await castellan([...begin, '--save', file], ['place a1', 'end', 'end']);
    const before = actionsIn(file).length;
    const { code } = await castellan(
      ['play', '--resume', file, '--bots', '1', '--against', 'thimble', '--seed', 'x'],
      ['end'],
    );
    expect(code).toBe(0);
    expect(actionsIn(file).length).toBeGreaterThan(before + 1);
  });
});
