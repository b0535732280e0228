import { SeededChance } from '@castellan/kernel';
import { findLayoutFaults, generateLayout, type LayoutFaultKind, roquefort } from '@castellan/roquefort';
import { LAYOUTS } from '@castellan/roquefort/sides';
import { beforeAll, describe, expect, it } from 'vitest';
import { findingWords } from '../games/roquefort/box/fault-words.js';
import { findingsIn, tallyOf } from '../games/roquefort/box/findings.js';
import { MIRRORINGS, mirrored } from '../games/roquefort/box/mirror.js';
import {
  EMPTY,
  isTower,
  nameOf,
  PLACES,
  type Plan,
  placeNamed,
  planOf,
  rowsOf,
} from '../games/roquefort/box/plan.js';
import { dataOf, readPlan, tableOptionsOf } from '../games/roquefort/box/plan-data.js';
import { type Pressed, press, pull, removeAt, stepFrom } from '../games/roquefort/box/pressing.js';
import { cellWords, toldWords } from '../games/roquefort/box/words.js';
import { roomsTexts, speakOfRooms } from '../games/roquefort/texts/box.js';
import { LANGUAGES, type Language, language } from '../i18n/i18n.js';

const A = LAYOUTS.A.rows;
/** Rooms that are all right by themselves, but not so many of each. */
const TEN_SEVEN_ONE = '#AAABB# CDDDEFG CHHIEFG JHHIKKK JLLMNOP QQQMNOP #RRRNO#'.split(' ');
const plan = (rows: readonly string[]): Plan => planOf(rows) ?? expect.fail('no plan');
const made = (done: Pressed): Plan => ('plan' in done ? done.plan : expect.fail(done.kind));
const at = (name: string): number => placeNamed(name);
/** What is found, as "kind: cells". */
const found = (rows: Plan): string[] =>
  findingsIn(rows).map(({ fault, places }) => `${fault.kind}: ${places.map(nameOf).sort().join(' ')}`);
/** Pulled one after the other, from corner to corner: "a1b1". */
const drawn = (pulls: string, from: Plan = EMPTY): Plan =>
  pulls.split(' ').reduce((now, one) => made(pull(now, at(one.slice(0, 2)), at(one.slice(2)))), from);

describe('rooms of one’s own', () => {
  it('[R1.6] accepts both sides and 200 generated layouts, and the rules play with them', () => {
    const layouts = [
      A,
      LAYOUTS.B.rows,
      ...Array.from({ length: 200 }, (_, i) => generateLayout(new SeededChance(`own ${i}`))),
    ];
    for (const rows of layouts) {
      expect(found(plan(rows))).toEqual([]);
      expect(rowsOf(plan(rows))).toEqual(rows);
      expect(readPlan(dataOf(plan(rows)))).toEqual(plan(rows));
      const options = roquefort.prepare({ ...tableOptionsOf({ rooms: [...rows] }), first: 0 }, null);
      expect(options).toMatchObject({ ok: true, value: { layout: 'custom', rooms: rows } });
    }
  });

  it('[R1.6] draws side A by pulling from corner to corner, in any direction', () => {
    const pulls = 'b7c7 d7d6 f7e7 a6a5 b6c6 e6f6 g5g6 b5b4 c5e5 f4f5 a4a2 e4c4 g4g2 b3c2 d3d1 f2e3 b1c1 f1e1';
    expect(rowsOf(drawn(pulls))).toEqual(A);
  });

  it('[R1.6] refuses every kind of mistake with its place', () => {
    const a = plan(A);
    const all = Array.from({ length: PLACES }, (_, place) => place).filter((place) => !isTower(place));
    expect(found(EMPTY)).toEqual([`free: ${all.map(nameOf).sort().join(' ')}`]);
    expect(found(made(removeAt(a, at('d5'))))).toEqual(['free: c5 d5 e5']);
    // one cell alone, and a rest that is no rectangle
    expect(found(made(press(a, at('a6'), at('b6'))))).toEqual(['size: c6', 'size: a5']);
    expect(found(made(press(a, at('c3'), at('d3'))))).toContain('shape: b2 b3 c2');
    expect(found(drawn('b1e1', a))).toEqual(['size: b1 c1 d1 e1', 'size: f1']);
    expect(found(drawn('b3d2', a))).toEqual(['size: b2 b3 c2 c3 d2 d3', 'size: d1']);
    // a rectangle over a tower is none
    expect(found(drawn('b7a6', a))).toContain('shape: a6 b6 b7');
    // too many of a size lie where they all are; too few are nowhere
    const counts = (rows: Plan) =>
      findingsIn(rows).map(({ fault, places, found: count }) => [fault.kind, count, places.length]);
    expect(counts(drawn('b3c3 b2c2', a))).toEqual([['count', 13, 26]]);
    expect(counts(plan(TEN_SEVEN_ONE))).toEqual([
      ['count', 10, 0],
      ['count', 7, 21],
      ['count', 1, 0],
    ]);
    // too many is wrong at once, too few only when everything is drawn
    expect(found(drawn('b7c6 d7e6 b5c4'))).toContain('count: b4 b5 b6 b7 c4 c5 c6 c7 d6 d7 e6 e7');
    expect(found(drawn('b7c6')).some((one) => one.startsWith('count'))).toBe(false);
  });

  it('[R1.6] never accepts what the rules refuse: one cell changed in a layout of chance', () => {
    const chance = new SeededChance('one cell');
    let refused = 0;
    for (let i = 0; i < 300; i++) {
      const before = plan(generateLayout(chance));
      const place = chance.below(PLACES);
      if (isTower(place)) continue;
      const after = before.map((room, other) => (other === place ? chance.below(18) : room));
      const byRules = roquefort.prepare({ ...tableOptionsOf(dataOf(after)), first: 0 }, null);
      expect(findingsIn(after).length === 0).toBe(byRules.ok);
      if (!byRules.ok) refused++;
    }
    expect(refused).toBeGreaterThan(200);
  });

  it('tells how many rooms there are of each size', () => {
    const tally = (one: Plan): number[] => tallyOf(one, findingsIn(one)).map((size) => size.found);
    expect(tally(plan(A))).toEqual([11, 5, 2]);
    expect(tally(EMPTY)).toEqual([0, 0, 0]);
    // four in a row is no room of four
    expect(tally(drawn('b4e4 b3c2 a6a5'))).toEqual([1, 0, 1]);
  });

  it('fills the other half by each symmetry, and once more changes nothing', () => {
    const left = drawn('b7c7 d7d6 a6a5 b6c6 b5b4 c5e5 a4a2 e4c4 b3c2 d3d1 b1c1');
    expect(rowsOf(mirrored(left, 'left-to-right'))).toEqual(A);
    expect(found(drawn('b7c7'))).not.toEqual([]);
    const upper = mirrored(drawn('b7c7 a6a4'), 'top-to-bottom');
    expect(['b1', 'c1', 'a2'].map((cell) => upper[at(cell)] >= 0)).toEqual([true, true, true]);
    expect(upper[at('b1')]).not.toBe(upper[at('b7')]);
    // a room that lies across the middle reaches over
    expect(upper[at('a2')]).toBe(upper[at('a6')]);
    const turned = mirrored(drawn('b7c7'), 'half-turn');
    expect(turned[at('f1')]).toBe(turned[at('e1')]);
    expect(turned[at('b1')]).toBeLessThan(0);
    for (let i = 0; i < 40; i++) {
      const some = plan(generateLayout(new SeededChance(`mirror ${i}`)));
      for (const how of MIRRORINGS) {
        const once = mirrored(some, how);
        expect(mirrored(once, how)).toEqual(once);
        expect(once.filter((room) => room < 0)).toHaveLength(4);
      }
    }
  });

  it('two touches make a room, two at one place take it away, arrows stop at towers and edges', () => {
    expect(press(EMPTY, null, at('d4'))).toEqual({ kind: 'corner', place: at('d4') });
    expect(press(EMPTY, at('d4'), at('d4'))).toEqual({ kind: 'let-go' });
    const one = press(EMPTY, at('d4'), at('e4'));
    expect(one).toMatchObject({ kind: 'made', places: [at('d4'), at('e4')] });
    expect(press(made(one), at('e4'), at('e4'))).toMatchObject({ kind: 'removed', plan: EMPTY });
    expect(nameOf(stepFrom(at('d4'), 'ArrowUp') ?? -1)).toBe('d5');
    expect(nameOf(stepFrom(at('b7'), 'ArrowLeft') ?? -1)).toBe('b7');
    expect(nameOf(stepFrom(at('g4'), 'ArrowRight') ?? -1)).toBe('g4');
    expect(nameOf(stepFrom(at('d1'), 'ArrowDown') ?? -1)).toBe('d1');
    expect(stepFrom(at('d1'), 'Enter')).toBeNull();
  });

  it('reads no nonsense', () => {
    const rows = [...A];
    expect(planOf(rows.map((line) => line.replaceAll(' ', '')))).toEqual(plan(A));
    const wrong = [
      null,
      'A',
      rows.slice(1),
      [...rows, rows[0]],
      rows.with(0, 'A A A B C C #'),
      rows.with(3, 'K H # L L J M'),
      rows.with(3, 'K H L L J M'),
      rows.with(3, 'K H ? L L J M'),
      rows.with(3, 7 as never),
      rows.with(3, ' '.repeat(1e6)),
    ];
    expect(wrong.map(planOf)).toEqual(wrong.map(() => null));
    expect([null, 7, {}, { rooms: 1 }].map(readPlan)).toEqual([null, null, null, null]);
    expect(tableOptionsOf(null)).toEqual({});
  });
});

describe('in words', () => {
  const FAULTS: Readonly<Record<LayoutFaultKind, unknown>> = {
    rows: A.with(0, '# A #'),
    tower: A.with(0, 'A A A B C C #'),
    free: A.with(3, 'K H . L L J M'),
    letter: A.with(3, 'K H Z L L J M'),
    missing: A.map((line) => line.replaceAll('A', 'C')),
    shape: A.with(3, 'K H I L L J M'),
    size: A.with(3, 'K H L L L L M'),
    count: TEN_SEVEN_ONE,
  };
  beforeAll(speakOfRooms);

  it.each(Object.keys(LANGUAGES) as Language[])('every kind of mistake has its words: %s', async (spoken) => {
    language.value = spoken;
    await speakOfRooms();
    const words = Object.entries(FAULTS).map(([kind, rows]) => {
      const fault = findLayoutFaults(rows).find((one) => one.kind === kind) ?? expect.fail(`no ${kind}`);
      const places = fault.cells.map(placeNamed);
      return findingWords({ id: kind, fault, places, found: 10 });
    });
    expect(new Set(words).size).toBe(words.length);
    for (const one of words) expect(one).toMatch(/^\S.*[.]$/);
    language.value = 'en';
    await speakOfRooms();
  });

  it('a cell says its room, that something is wrong with it, and that it is a corner', () => {
    const a = plan(A);
    expect(cellWords(a, at('a6'), false, false)).toBe('a6: room of 2 cells, a5 a6');
    expect(cellWords(EMPTY, at('a6'), true, true)).toBe('a6: no room, first corner');
    expect(cellWords(drawn('a6a6'), at('a6'), true, false)).toBe('a6: room of one cell, to be mended');
    const done = pull(EMPTY, at('a6'), at('a5'));
    expect(toldWords(done, findingsIn(made(done)))).toBe('Room of 2 cells: a5 a6. 1 thing to mend.');
    expect(roomsTexts().told.left(0)).toBe('Everything is right.');
  });
});
