import { unwrap } from '@castellan/kernel';
import {
  CHATEAU_CHARACTERS,
  type ChateauScenery,
  type Mode,
  ohMonChateau,
  ohMonChateauOpposition,
} from '@castellan/oh-mon-chateau';
import { describe, expect, it } from 'vitest';
import { addSeat, BUILDERS, changeLook, FRESH, readDraft } from '../src/games/oh-mon-chateau/setup/draft.js';
import { badgePoint, neighbour, pointOf, spoiled } from '../src/games/oh-mon-chateau/table/places.js';

const MODES: readonly Mode[] = ['petits-batisseurs', 'grands-architectes'];

describe('setting up Oh mon château', () => {
  it.each(MODES)('offers those whom the game knows, in its order: %s', (mode) => {
    const options = unwrap(ohMonChateau.prepare({ mode, first: 0 }, null));
    expect(BUILDERS[mode]).toEqual(ohMonChateauOpposition.characters(options).map(({ id }) => id));
    expect(CHATEAU_CHARACTERS).toHaveLength(BUILDERS[MODES[0]].length + BUILDERS[MODES[1]].length);
  });

  it('gives everybody a colour of their own, whatever was kept', () => {
    expect(readDraft('{}')).toEqual(FRESH);
    const twice = readDraft('{"seats":[{"look":2},{"look":2},{"look":7,"level":9,"name":4}],"theft":false}');
    expect(twice.seats.map(({ look }) => look)).toEqual([0, 1, 2]);
    expect(twice.seats[2]).toEqual({ name: '', level: null, look: 2 });
    expect(twice.theft).toBe(false);
    expect(changeLook(twice, 0, 2).seats.map(({ look }) => look)).toEqual([2, 1, 0]);
    expect(new Set(addSeat(twice).seats.map(({ look }) => look)).size).toBe(4);
  });
});

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

  it('lets arrows reach every cell and every line', () => {
    const places = new Map([
      ...cells.map(({ cell }) => [cell, pointOf(cell)] as const),
      ...lines.map((line) => [`line:${line.name}`, badgePoint(line)] as const),
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
