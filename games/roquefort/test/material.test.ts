import { describe, expect, it } from 'vitest';
import { CELL_OF_FLOOR, CELLS, cellName, FLOOR_OF, NONE, readCell, TOWER_OF } from '../src/board/cells.js';
import { Layout } from '../src/board/layout.js';
import { TILE_COUNTS, TILE_NAMES } from '../src/board/tiles.js';
import { findLayoutProblems, LAYOUTS, roofMaterial, roquefort } from '../src/index.js';
import { arrange } from './arrange.js';
import { common, eachTilingWithout, laidDown, roomsIn } from './tilings.js';

describe('R1 material', () => {
  it('[R1.1] names 49 cells a1 to g7, in order, and reads the names back', () => {
    const names = CELLS.map(cellName);
    expect(names).toEqual([...names].sort());
    expect([names[0], names[1], names[7], names[48]]).toEqual(['a1', 'a2', 'b1', 'g7']);
    expect(names.map(readCell)).toEqual(CELLS);
    for (const wrong of ['h1', 'a8', 'a0', '', 'a', 'a11', 'A1']) expect(readCell(wrong)).toBeNull();
  });

  it('[R1.2] has towers in the four corners', () => {
    expect(CELLS.filter((cell) => TOWER_OF[cell] !== NONE).map(cellName)).toEqual(['a1', 'a7', 'g1', 'g7']);
  });

  it('[R1.3] has 33 floor cells: rows 2, 4, 6 and columns b, d, f', () => {
    expect(CELL_OF_FLOOR).toHaveLength(33);
    for (const cell of CELLS) {
      const name = cellName(cell);
      expect(FLOOR_OF[cell] !== NONE, name).toBe('246'.includes(name[1]) || 'bdf'.includes(name[0]));
    }
  });

  it('[R1.4] has twelve raised cells, where no tile lies', () => {
    const raised = CELLS.filter((cell) => FLOOR_OF[cell] === NONE && TOWER_OF[cell] === NONE).map(cellName);
    expect(raised.join(' ')).toBe('a3 a5 c1 c3 c5 c7 e1 e3 e5 e7 g3 g5');
  });

  it('[R1.5] has 34 tiles: 7 x 3 cheeses, 10 blank, 3 mousetraps', () => {
    const counts = Object.fromEntries(TILE_NAMES.map((name, tile) => [name, TILE_COUNTS[tile]]));
    expect(counts).toEqual({ '?': 0, C1: 3, C2: 3, C3: 3, C4: 3, C5: 3, C6: 3, C7: 3, blank: 10, trap: 3 });
    expect(TILE_COUNTS.reduce((a, b) => a + b)).toBe(34);
  });

  it.each(['A', 'B'] as const)('[R1.6] lays out 11 + 5 + 2 rooms on side %s, each with its roof', (side) => {
    const sizes = new Layout(LAYOUTS[side].rows).cells.map((cells) => cells.length);
    const roofs = sizes.map(roofMaterial);
    expect(roofs.filter((roof) => roof === 'tiled')).toHaveLength(11);
    expect(roofs.filter((roof) => roof === 'thatched')).toHaveLength(5);
    expect(roofs.filter((roof) => roof === 'copper')).toHaveLength(2);
    expect(sizes.reduce((a, b) => a + b)).toBe(45);
  });

  it.each(['A', 'B'] as const)(
    '[R1.7] marks side %s as a reconstruction: three roofs at every tower',
    (side) => {
      const { rows, reconstruction } = LAYOUTS[side];
      const { touched } = new Layout(rows);
      expect(reconstruction).toBe(true);
      expect(findLayoutProblems(rows)).toEqual([]);
      for (const tower of ['a1', 'a7', 'g1', 'g7'])
        expect(touched[readCell(tower) ?? 0].toString(2).replaceAll('0', '')).toHaveLength(3);
    },
  );

  it('[R1.7] takes side A to be mirror symmetric', () => {
    const [asItIs, mirrored] = laidDown(LAYOUTS.A.rows);
    expect(mirrored).toEqual(asItIs);
  });

  it('[R1.7] has another arrangement on side B: two small rooms at the edge as on A, and no others', () => {
    const [a, b] = [LAYOUTS.A, LAYOUTS.B].map(({ rows }) => roomsIn(rows));
    const named = (room: string): string => room.split(' ').map(Number).map(cellName).join(' ');
    expect(common(b, a).map(named)).toEqual(['b7 c7', 'e1 f1']);
    // nor is it A turned, or turned over
    for (const other of laidDown(LAYOUTS.A.rows)) expect(common(b, other).length).toBeLessThanOrEqual(6);
  });

  it('[R1.7] cannot have less in common: without a room of A three roofs are at no more than two towers', () => {
    const corners = [
      ['a2', 'b1', 'b2'],
      ['a6', 'b7', 'b6'],
      ['g2', 'f1', 'f2'],
      ['g6', 'f7', 'f6'],
    ].map((cells) => cells.map((cell) => readCell(cell) ?? 0));
    const found = [0, 0, 0, 0, 0];
    eachTilingWithout(roomsIn(LAYOUTS.A.rows), (room) => {
      const isThree = ([a, b, c]: number[]) =>
        room[a] !== room[b] && room[b] !== room[c] && room[a] !== room[c];
      found[corners.filter(isThree).length]++;
    });
    expect(found).toEqual([68_732, 32_474, 3_104, 0, 0]);
  });

  it('[R1.8] seats two to four, with four mice each', () => {
    for (const players of [2, 3, 4]) {
      const state = arrange({ options: { players } });
      expect(state.view(0).mice).toEqual(Array(players).fill(Array(4).fill('outside')));
    }
    for (const players of [1, 5, 2.5, '2']) {
      expect(roquefort.prepare({ players, first: 0 }, null)).toMatchObject({
        ok: false,
        error: { problems: [{ place: 'players', rule: 'R1.8' }] },
      });
    }
  });
});
