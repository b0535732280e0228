import { describe, expect, it } from 'vitest';
import { actionsIn, castellan, freshFile } from './castellan.js';

describe('castellan arena', () => {
  it('plays deals from every seat and gives the score with its interval', async () => {
    const args = ['arena', '--between', 'biscuit,crumb', '--games', '20', '--seed', 'a'];
    const { code, stdout } = await castellan(args);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^biscuit against crumb, 20 games\n {2}score +\d+\.\d % ± \d+\.\d %\n/);
    const times = /decisions.*/;
    expect((await castellan(args)).stdout.replace(times, '')).toBe(stdout.replace(times, ''));
  });

  it('finds the ladder rising: a step in the middle, and its ends with three players', async () => {
    const score = async (...args: string[]): Promise<number> => {
      const { stdout } = await castellan(['arena', '--seed', 'rise', '--json', ...args]);
      return JSON.parse(stdout).results[0].score;
    };
    expect(await score('--between', 'thimble,biscuit', '--games', '24')).toBeGreaterThan(0.6);
    expect(await score('--between', 'praline,crumb', '--games', '12', '--players', '3')).toBeGreaterThan(0.7);
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

  it.each([
    [['arena'], 'two names'],
    [['arena', '--between', 'crumb'], 'two names'],
    [['arena', '--between', 'crumb,nobody'], 'nobody is called "nobody"'],
    [['arena', 'oh-mon-chateau', '--between', 'crumb,biscuit'], 'no opponents for oh-mon-chateau'],
    [['play', '--against', 'nobody'], 'nobody is called "nobody"'],
    [['play', 'oh-mon-chateau', '--against', 'crumb'], 'no opponents for oh-mon-chateau'],
  ])('refuses %j', async (args, words) => {
    const { code, stderr } = await castellan(args);
    expect(code).toBe(2);
    expect(stderr).toContain(words);
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
