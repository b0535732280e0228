import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { castellan, freshFile } from './castellan.js';

/** The seat that a saved game began with. */
const firstIn = (file: string): number => JSON.parse(readFileSync(file, 'utf8')).options.first;

describe('castellan play --first with the custom of the rulebook', () => {
  it.concurrent.each([
    ['roquefort', 'castle', 'Who was the last to visit a real castle?'],
    ['oh-mon-chateau', 'youngest', 'Who is the youngest?'],
  ])('%s asks, and whoever it is begins', async (game, word, question) => {
    for (const seat of [0, 2]) {
      const file = freshFile();
      const args = ['play', game, '--players', '3', '--bots', 'none', '--seed', 'w', '--first', word];
      const { code, stdout } = await castellan([...args, '--save', file], ['3', 'me', String(seat)]);
      expect(code).toBe(0);
      expect(stdout).toContain(`${question} A seat from 0 to 2, or random [random]`);
      expect(stdout.match(/a seat from 0 to 2, or "random", please/g)).toHaveLength(2);
      expect(firstIn(file)).toBe(seat);
    }
  });

  it('leaves it to chance where nobody knows, and ends where nobody answers', async () => {
    const firsts = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const file = freshFile();
      await castellan(['play', '--bots', 'none', '--first', 'castle', '--seed', seed, '--save', file], ['']);
      firsts.add(firstIn(file));
    }
    expect(firsts).toEqual(new Set([0, 1]));
    const left = await castellan(['play', '--bots', 'none', '--first', 'castle']);
    expect(left).toMatchObject({ code: 0, stderr: '' });
    expect(left.stdout).not.toContain('>');
  });

  it.concurrent.each([
    ['trace', 'roquefort', 'castle'],
    ['simulate', 'roquefort', 'castle'],
    ['perft', 'roquefort', 'castle'],
    ['arena', 'roquefort', 'castle'],
    ['trace', 'oh-mon-chateau', 'youngest'],
  ])('%s %s has nobody to ask', async (command, game, word) => {
    const { code, stdout, stderr } = await castellan([command, game, '--first', word]);
    expect(stderr).toContain(`first: ${word} is a question to those who play`);
    expect(stdout).toBe('');
    expect(code).toBe(2);
  });

  it.concurrent.each([
    ['roquefort', 'youngest'],
    ['oh-mon-chateau', 'castle'],
  ])('%s does not know the other game’s custom', async (game, word) => {
    const { code, stderr } = await castellan(['play', game, '--first', word]);
    expect(stderr).toContain(`first: a seat from 0 to 1 is needed, not "${word}"`);
    expect(code).toBe(2);
  });

  it('is not offered where the edition leaves it to the players', async () => {
    const args = ['play', '--edition', 'rio-grande-2022', '--first', 'castle'];
    const { code, stderr } = await castellan(args);
    expect(stderr).toContain('first: a seat from 0 to 1 is needed, not "castle" [R2.3]');
    expect(code).toBe(2);
  });
});
