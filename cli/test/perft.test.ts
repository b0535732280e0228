import { describe, expect, it } from 'vitest';
import { castellan } from './castellan.js';

async function counts(...args: string[]): Promise<string[][]> {
  const { code, stdout } = await castellan(['perft', ...args]);
  expect(code).toBe(0);
  return stdout
    .trimEnd()
    .split('\n')
    .slice(2)
    .map((line) => line.trim().split(/\s+/));
}

describe('castellan perft', () => {
  it('counts depth by depth from the very start: nine tiles, then four towers, then three', async () => {
    const expected = [
      ['1', '9'],
      ['2', String(9 * 4)],
      ['3', String(9 * 4 * 3)],
    ];
    expect(await counts('roquefort', '--depth', '3', '--seed', 'p')).toEqual(expected);
  });

  it('counts from a position in the middle of a game', async () => {
    const trace = await castellan(['trace', '--seed', 'p']);
    const lines = trace.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const next = lines.find((line) => line.n === 41);
    const legal = Object.keys(next.legal).length;
    expect(await counts('--depth', '1', '--after', '40', '--seed', 'p')).toEqual([['1', String(legal)]]);
  });

  it('says from where it counted', async () => {
    const { stdout } = await castellan(['perft', '--depth', '1', '--seed', 'p', '--after', '2']);
    expect(stdout).toMatch(/^roquefort, after 2 actions, seed p\n/);
  });
});
