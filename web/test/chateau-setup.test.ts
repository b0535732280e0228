import { unwrap } from '@castellan/kernel';
import {
  CHATEAU_CHARACTERS,
  type ChateauScenery,
  type Mode,
  ohMonChateau,
  ohMonChateauBotSupport,
} from '@castellan/oh-mon-chateau';
import { describe, expect, it } from 'vitest';
import {
  addSeat,
  BUILDERS,
  changeLook,
  FRESH,
  quickDraft,
  readDraft,
} from '../src/games/oh-mon-chateau/setup/draft.js';
import { badgePoint, neighbour, pointOf, spoiled } from '../src/games/oh-mon-chateau/table/places.js';
import { readKept } from '../src/shell/remembered.js';

const MODES: readonly Mode[] = ['petits-batisseurs', 'grands-architectes'];

describe('setting up Oh mon château', () => {
  it.each(MODES)('offers those whom the game knows, in its order: %s', (mode) => {
    const options = unwrap(ohMonChateau.prepare({ mode, first: 0 }, null));
    expect(BUILDERS[mode]).toEqual(ohMonChateauBotSupport.characters(options).map(({ id }) => id));
    expect(CHATEAU_CHARACTERS).toHaveLength(BUILDERS[MODES[0]].length + BUILDERS[MODES[1]].length);
  });

  it('gives everybody a colour of their own, whatever was kept', () => {
    expect(readKept('{}', readDraft)).toEqual(FRESH);
    const twice = readKept(
      '{"seats":[{"look":2},{"look":2},{"look":7,"level":9,"name":4}],"theft":false}',
      readDraft,
    );
    expect(twice.seats.map(({ look }) => look)).toEqual([0, 1, 2]);
    expect(twice.seats[2]).toEqual({ name: '', level: null, look: 2 });
    expect(twice.theft).toBe(false);
    // kept before there was a choice
    expect(twice).toMatchObject({ mustUseDice: true, stallTurns: 100 });
    expect(readKept('{"mustUseDice":false,"stallTurns":20}', readDraft)).toMatchObject({
      mustUseDice: false,
      stallTurns: 20,
    });
    expect(readKept('{"mustUseDice":"no","stallTurns":7}', readDraft)).toMatchObject({
      mustUseDice: true,
      stallTurns: 100,
    });
    expect(changeLook(twice, 0, 2).seats.map(({ look }) => look)).toEqual([2, 1, 0]);
    const four = addSeat(twice);
    expect(new Set(four.seats.map(({ look }) => look)).size).toBe(4);
    expect(four.seats[3].level).toBe(null);
  });
});

describe('"Play now" in Oh mon château', () => {
  it('sits down whoever played last, in their colour, at the game they played', () => {
    const kept = readKept(
      '{"mode":"grands-architectes","seats":[{"level":4,"look":0},{"name":"Anna","look":1},{"look":2}],"theft":false}',
      readDraft,
    );
    expect(quickDraft(kept)).toEqual({
      ...FRESH,
      mode: 'grands-architectes',
      seats: [
        { name: 'Anna', level: null, look: 1 },
        { ...FRESH.seats[1], look: 0 },
      ],
    });
    expect(quickDraft(FRESH)).toEqual(FRESH);
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
