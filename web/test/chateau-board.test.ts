import { unwrap } from '@castellan/kernel';
import { type ChateauScenery, type Mode, ohMonChateau } from '@castellan/oh-mon-chateau';
import { describe, expect, it } from 'vitest';
import { badgePoint, neighbour, pointOf, spoiled } from '../src/games/oh-mon-chateau/table/places.js';

const MODES: readonly Mode[] = ['petits-batisseurs', 'grands-architectes'];

describe('the board', () => {
  const options = unwrap(ohMonChateau.prepare({ mode: 'grands-architectes', first: 0 }, null));
  const printed = ohMonChateau.scenery?.(options) as ChateauScenery | undefined;
  const { lines, cells } = printed ?? expect.fail('nothing is printed on the board');
  const named = (name: string) => lines.find((line) => line.name === name) ?? expect.fail(name);

  it('knows which complete lines lose a token', () => {
    const [row, column] = [named('3,3-3,5'), named('3,4-5,4')];
    const taken = new Set([...row.cells, ...column.cells]);
    expect(spoiled(row, lines, taken)).toContain(column);
    expect(spoiled(row, lines, taken)).not.toContain(row);
    taken.delete('5,4');
    expect(spoiled(row, lines, taken)).not.toContain(column);
  });

  it.each(MODES)('shows what every line makes, none over another: %s', (mode) => {
    const settled = unwrap(ohMonChateau.prepare({ mode, first: 0 }, null));
    const own = ohMonChateau.scenery?.(settled) as ChateauScenery | undefined;
    const all = own?.lines ?? expect.fail('nothing is printed on the board');
    const points = all.map((line) => badgePoint(line, all));
    for (const [i, a] of points.entries())
      for (const b of points.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(54);
  });

  it('lets arrows reach every cell and every line', () => {
    const places = new Map([
      ...cells.map(({ cell }) => [cell, pointOf(cell)] as const),
      ...lines.map((line) => [`line:${line.name}`, badgePoint(line, lines)] as const),
    ]);
    const seen = new Set([cells[0].cell]);
    for (const place of seen)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = neighbour(places, place, key);
        if (next !== null) seen.add(next);
      }
    expect([...places.keys()].filter((place) => !seen.has(place))).toEqual([]);
    expect(neighbour(places, cells[0].cell, 'Enter')).toBe(null);
  });
});
