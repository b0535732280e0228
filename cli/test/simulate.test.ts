import { describe, expect, it } from 'vitest';
import { castellan } from './castellan.js';

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

  it('prints an aligned table that names the seed', async () => {
    const { code, stdout } = await castellan(['simulate', '--games', '30', '--players', '4']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Château Roquefort: 30 games, 4 players, random, seed [0-9a-f]{16}\n/);
    const lines = stdout.split('\n');
    const at = lines.findIndex((line) => line.startsWith('length'));
    expect(lines[at]).toMatch(/^length +mean +median +min +max$/);
    expect(new Set(lines.slice(at, at + 4).map((line) => line.length)).size).toBe(1);
    expect(stdout).toMatch(/^wins +seat 0 +seat 1 +seat 2 +seat 3$/m);
    expect(stdout).toMatch(/^in order of play +first +second +third +fourth$/m);
    expect(stdout).toMatch(/^nobody wins +\d+ +\d+\.\d %$/m);
  });
});
