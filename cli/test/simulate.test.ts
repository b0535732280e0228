import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { actionsIn, castellan, freshFile } from './castellan.js';

const sum = (counts: number[]): number => counts.reduce((a, b) => a + b, 0);

describe('castellan simulate', () => {
  it('counts lengths, endings and wins, as JSON', async () => {
    const args = ['simulate', 'roquefort', '--games', '60', '--players', '3', '--seed', 'j', '--json'];
    const { code, stdout } = await castellan(args);
    expect(code).toBe(0);
    expect(stdout.trimEnd()).not.toContain('\n');
    const summary = JSON.parse(stdout);
    expect(summary).toMatchObject({ game: 'roquefort', policy: 'random', seed: 'j', games: 60, players: 3 });
    expect(summary.options).toEqual({ players: 3 });
    expect(sum(Object.values(summary.endings))).toBe(60);
    expect(sum(summary.winsBySeat) + summary.drawn).toBe(60);
    expect(sum(summary.winsByOrder) + summary.drawn).toBe(60);
    for (const { min, median, mean, max } of [summary.turns, summary.moves, summary.draws]) {
      expect(min).toBeLessThanOrEqual(median);
      expect(median).toBeLessThanOrEqual(max);
      expect(mean).toBeGreaterThanOrEqual(min);
      expect(mean).toBeLessThanOrEqual(max);
    }
    expect(summary.turns.max).toBeLessThan(summary.moves.max);
    expect(await castellan(args)).toMatchObject({ stdout });
  });

  it('counts wins by order from whoever began', async () => {
    const args = ['simulate', '--games', '40', '--seed', 'f', '--first', '1', '--json'];
    const summary = JSON.parse((await castellan(args)).stdout);
    expect(summary.winsByOrder).toEqual([summary.winsBySeat[1], summary.winsBySeat[0]]);
  });

  it('counts the same games that trace prints', async () => {
    const args = ['--games', '5', '--seed', 'both'];
    const summary = JSON.parse((await castellan(['simulate', '--json', ...args])).stdout);
    const lines = (await castellan(['trace', ...args])).stdout
      .trimEnd()
      .split('\n')
      .map((l) => JSON.parse(l));
    const ends = lines.filter((line) => line.state?.over);
    const moves = lines.filter((line) => typeof line.actor === 'number');
    const wins = [0, 1].map((seat) => ends.filter((line) => line.state.winner === seat).length);
    expect(summary.winsBySeat).toEqual(wins);
    expect(summary.moves.mean).toBe(moves.length / 5);
  });

  it('lets an opponent play every seat, the same way again, into a record that replays', async () => {
    const file = freshFile('shortest.json');
    const args = ['simulate', '--games', '3', '--policy', 'noisette', '--seed', 'n', '--json'];
    const { stdout } = await castellan([...args, '--save-extremes', dirname(file)]);
    const summary = JSON.parse(stdout);
    expect(summary.endings.goal).toBeGreaterThan(0);
    expect(actionsIn(file)).toHaveLength(summary.shortest.actions);
    expect((await castellan(['replay', file])).code).toBe(0);
    expect((await castellan(args)).stdout).toBe(stdout);
  });

  it('prints an aligned table that names the seed', async () => {
    const { code, stdout } = await castellan(['simulate', '--games', '30', '--players', '4']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Château Roquefort: 30 games, 4 players, random, seed [0-9a-f]{16}\n/);
    const lines = stdout.split('\n');
    const at = lines.findIndex((line) => line.startsWith('length'));
    expect(lines[at]).toMatch(/^length +mean +sd +median +min +max$/);
    expect(new Set(lines.slice(at, at + 4).map((line) => line.length)).size).toBe(1);
    expect(stdout).toMatch(/^wins +seat 0 +seat 1 +seat 2 +seat 3$/m);
    expect(stdout).toMatch(/^in order of play +first +second +third +fourth$/m);
    expect(stdout).toMatch(/^nobody wins +\d+ +\d+\.\d %$/m);
    expect(stdout).toMatch(/^kinds of cheese +mean +sd +median +min +max$/m);
    expect(stdout).toMatch(/^Shortest +game \d+: +\d+ turns, +\d+ actions$/m);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });
});

describe('the policy eager', () => {
  it('ends a turn only when there is nothing else to do', async () => {
    const args = ['trace', 'roquefort', '--policy', 'eager', '--seed', 'e'];
    const lines = (await castellan(args)).stdout.trimEnd().split('\n');
    const turns = lines.map((line) => JSON.parse(line)).filter((line) => typeof line.actor === 'number');
    for (const { legal, move } of turns) if (move === 'end') expect(legal).toEqual(['end']);
    expect(turns.filter(({ move }) => move === 'end').length).toBeGreaterThan(5);
  });

  it('is named in the summary and plays other games than random', async () => {
    const args = ['simulate', '--json', '--games', '20', '--seed', 'p'];
    const random = JSON.parse((await castellan(args)).stdout);
    const eager = JSON.parse((await castellan([...args, '--policy', 'eager'])).stdout);
    expect([random.policy, eager.policy]).toEqual(['random', 'eager']);
    expect(eager.moves.mean / eager.turns.mean).toBeGreaterThan(random.moves.mean / random.turns.mean);
  });
});

describe('the shortest and the longest game', () => {
  const ARGS = ['--seed', 'x', '--policy', 'eager'];
  type Length = { game: number; turns: number; actions: number };

  it.each(['roquefort', 'oh-mon-chateau'])('can be played again by their numbers: %s', async (game) => {
    const all = JSON.parse((await castellan(['simulate', game, '--json', '--games', '25', ...ARGS])).stdout);
    expect(all.shortest.turns).toBe(all.turns.min);
    expect(all.longest.turns).toBe(all.turns.max);
    for (const length of [all.shortest, all.longest] as Length[]) {
      const alone = ['simulate', game, '--json', '--games', '1', '--from', String(length.game), ...ARGS];
      const again = JSON.parse((await castellan(alone)).stdout);
      expect(again).toMatchObject({ games: 1, from: length.game, shortest: length, longest: length });
    }
  });

  it.each(['roquefort', 'oh-mon-chateau'])('are written as records: %s', async (game) => {
    const folder = join(dirname(freshFile()), 'new', 'folder');
    const args = ['simulate', game, '--json', '--games', '25', ...ARGS, '--save-extremes', folder];
    const all = JSON.parse((await castellan(args)).stdout);
    for (const name of ['shortest', 'longest']) {
      const file = join(folder, `${name}.json`);
      expect(actionsIn(file)).toHaveLength(all[name].actions);
      const { code, stdout } = await castellan(['replay', '--quiet', file]);
      expect(code).toBe(0);
      expect(stdout).toContain('The game is over: ');
    }
    const again = await castellan(args);
    expect(again).toMatchObject({ code: 2, stdout: '' });
    expect(again.stderr).toContain('shortest.json exists already');
  });
});
