import { SeededChance } from '@castellan/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLayoutProblems, generateLayout, LAYOUTS } from '../src/index.js';

const A = LAYOUTS.A.rows;
const withRow = (row: number, line: string): string[] => A.map((old, i) => (7 - i === row ? line : old));
const messages = (rows: unknown): string[] =>
  findLayoutProblems(rows).map(({ place, rule, message }) => `${place} ${rule}: ${message}`);

describe('layouts', () => {
  it('are valid as shipped, with or without blanks between the letters', () => {
    expect(messages(LAYOUTS.A.rows)).toEqual([]);
    expect(messages(LAYOUTS.B.rows)).toEqual([]);
    expect(messages(A.map((line) => line.replaceAll(' ', '')))).toEqual([]);
  });

  it('are refused with the place and the reason', () => {
    expect(messages('A')).toEqual(['rooms R1.7: a layout is seven texts, one a row, row 7 first']);
    expect(messages(A.slice(1))).toEqual(['rooms R1.1: there are 7 rows, not 6']);
    expect(messages(withRow(4, 'K H L L J M'))).toEqual(['row 4 R1.1: a row has 7 cells, this one 6']);
    expect(messages(withRow(7, 'A A A B C C #'))).toEqual(['a7 R1.2: a corner is a tower "#", not "A"']);
    expect(messages(withRow(4, 'K H # L L J M'))).toEqual(['c4 R1.2: only corners are towers']);
    expect(messages(withRow(4, 'K H S L L J z'))).toEqual([
      'c4 R1.6: rooms are named A to R, not "S"',
      'g4 R1.6: rooms are named A to R, not "z"',
    ]);
  });

  it('are refused for rooms in pieces, of wrong shape, or missing', () => {
    // c4 to room I makes an L of it and leaves L with two cells
    expect(messages(withRow(4, 'K H I L L J M'))).toEqual([
      'room I R1.6: its cells c4 c5 d5 e5 do not form one rectangle',
    ]);
    const swapped = A.map((line) => line.replace('Q Q', 'Q R').replace('R R', 'Q R'));
    expect(messages(swapped)[0]).toMatch(/^room Q R1.6: its cells b1 e1/);
    expect(messages(A.map((line) => line.replaceAll('A', 'C')))).toContain(
      'room A R1.6: there are 18 rooms, this one has no cell',
    );
  });

  it('are refused for four in a row', () => {
    const rows = ['# A A B C C #', 'D E E B F F G', 'D H I I I J G', 'K H L L L L M', 'K N N O P J M'];
    expect(messages([...rows, 'K N N O P P M', '# Q Q O R R #'])).toContain(
      'room L R1.6: 4 by 1 (c4 d4 e4 f4); rooms are 1x2, 1x3 or 2x2',
    );
  });

  it('are refused for wrong numbers of each size', () => {
    const tenSevenOne = [
      '# A A A B B #',
      'C D D D E F G',
      'C H H I E F G',
      'J H H I K K K',
      'J L L M N O P',
      'Q Q Q M N O P',
      '# R R R N O #',
    ];
    expect(messages(tenSevenOne)).toEqual([
      'rooms R1.6: 11 rooms have 2 cells, here 10',
      'rooms R1.6: 5 rooms have 3 cells, here 7',
      'rooms R1.6: 2 rooms have 4 cells, here 1',
    ]);
  });

  it('of the generator are always valid, lettered in reading order, and follow from the seed', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const rows = generateLayout(new SeededChance(seed));
        expect(findLayoutProblems(rows)).toEqual([]);
        expect(generateLayout(new SeededChance(seed))).toEqual(rows);
        const letters = [...new Set(rows.join('').replaceAll(/[# ]/g, ''))];
        expect(letters.join('')).toBe('ABCDEFGHIJKLMNOPQR');
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  it('of the generator differ', () => {
    const made = Array.from({ length: 100 }, (_, i) =>
      generateLayout(new SeededChance(`differ ${i}`)).join(),
    );
    expect(new Set(made).size).toBe(100);
  });

  it('with one cell given to a room that is not beside it are refused', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(48), fc.constantFrom(...'#ABCDEFGHIJKLMNOPQR?'), (seed, at, symbol) => {
        const rows = generateLayout(new SeededChance(seed)).map((line) => line.replaceAll(' ', ''));
        const row = Math.floor(at / 7);
        const beside = [
          rows[row][(at % 7) - 1],
          rows[row][(at % 7) + 1],
          rows[row - 1]?.[at % 7],
          rows[row + 1]?.[at % 7],
        ];
        // a neighbour may sometimes take the cell over and leave a valid castle
        if (rows[row][at % 7] === symbol || beside.includes(symbol)) return;
        rows[row] = rows[row].slice(0, at % 7) + symbol + rows[row].slice((at % 7) + 1);
        expect(findLayoutProblems(rows)).not.toEqual([]);
      }),
      { numRuns: 500, seed: 7 },
    );
  });
});
