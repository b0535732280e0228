import { describe, expect, it } from 'vitest';
import { BOARDS, type BoardData, findBoardProblems, GROUP_VALUES, PREPARED, TRACK } from '../src/index.js';
import { chances, small } from './arrange.js';

const MODES = ['petits-batisseurs', 'grands-architectes'] as const;

const linesOf = (mode: (typeof MODES)[number]): Record<string, unknown> =>
  Object.fromEntries(PREPARED[mode].lines.map(({ name, construction }) => [name, construction]));

const GREEN_DATA = BOARDS['petits-batisseurs'];
const BLUE_DATA = BOARDS['grands-architectes'];

/** What the validator says of a board with another row, table or both. */
const problemsOf = (data: BoardData, change: Partial<BoardData>): string[] =>
  findBoardProblems({ ...data, ...change }).map(({ place, rule, message }) => `${rule} ${place}: ${message}`);
const withRow = (data: BoardData, row: number, text: string): Partial<BoardData> => ({
  rows: data.rows.map((line, i) => (i === row - 1 ? text : line)),
});

describe('O6 boards', () => {
  it('[O6.1] takes as lines the longest runs of two or more cells: petits bâtisseurs', () => {
    expect(linesOf('petits-batisseurs')).toEqual({
      '4,4-4,5': { makes: 'floor' },
      '1,4-2,4': { makes: 'tower', points: 2 },
      '1,2-1,4': { makes: 'tower', points: 5 },
      '1,2-2,2': { makes: 'wall', inhabitants: 1 },
      '2,4-2,5': { makes: 'wall', inhabitants: 2 },
      '2,5-4,5': { makes: 'wall', inhabitants: 3 },
      '2,1-2,2': { makes: 'flag', points: 1 },
      '2,1-4,1': { makes: 'flag', points: 2 },
    });
  });

  it('[O6.1] takes as lines the longest runs of two or more cells: grands architectes', () => {
    expect(linesOf('grands-architectes')).toEqual({
      '5,4-5,5': { makes: 'floor' },
      '1,1-2,1': { makes: 'tower', points: 2 },
      '3,3-3,5': { makes: 'tower', points: 5 },
      '1,1-1,2': { makes: 'wall', inhabitants: 1 },
      '4,4-4,5': { makes: 'wall', inhabitants: 2 },
      '3,5-5,5': { makes: 'wall', inhabitants: 3 },
      '2,3-3,3': { makes: 'flag', points: 1 },
      '2,1-2,3': { makes: 'flag', points: 2 },
      '1,2-2,2': { makes: 'reactivation' },
      '3,4-5,4': { makes: 'theft' },
    });
  });

  it('[O6.1] has every pair and every triple of resources once on the blue board', () => {
    const costs = ['GF', 'SF', 'SG', 'SGF', 'WF', 'WG', 'WGF', 'WS', 'WSF', 'WSG'];
    expect(Object.keys(BLUE_DATA.constructions).sort()).toEqual(costs);
    expect(Object.keys(GREEN_DATA.constructions).sort()).toEqual(
      costs.filter((cost) => cost !== 'GF' && cost !== 'SGF'),
    );
  });

  it.each(MODES)('[O6.1] ships a board of %s that fits together, marked as a reconstruction', (mode) => {
    expect(findBoardProblems(BOARDS[mode])).toEqual([]);
    expect(BOARDS[mode].reconstruction).toBe(true);
  });

  it('[O6.1] finds a row too many or of another length', () => {
    expect(problemsOf(BLUE_DATA, { rows: [...BLUE_DATA.rows, '. . . . .'] })).toEqual([
      'O6.1 board: there are at most 5 rows',
    ]);
    expect(problemsOf(GREEN_DATA, withRow(GREEN_DATA, 1, '. S G W . .'))).toEqual([
      'O6.1 row 1: a row has 5 places',
    ]);
    expect(problemsOf(GREEN_DATA, withRow(GREEN_DATA, 1, '. S G W'))).toEqual([
      'O6.1 row 1: a row has 5 places',
    ]);
  });

  it('[O6.1] reads rows without spaces too', () => {
    expect(problemsOf(GREEN_DATA, withRow(GREEN_DATA, 2, 'WG.SF'))).toEqual([]);
  });

  it('[O6.1] finds a letter that is no resource', () => {
    expect(problemsOf(GREEN_DATA, withRow(GREEN_DATA, 3, 'G . . . X'))).toEqual([
      'O6.1 row 3: "X" is no resource',
      'O6.1 board: three cells are S, here 2',
      'O6.1 2,5-4,5: XWF makes nothing',
      'O6.1 WSF: one line makes it, here 0',
    ]);
  });

  it('[O6.1] finds a cell too few or too many, and three of a resource that are not three', () => {
    expect(problemsOf(BLUE_DATA, withRow(BLUE_DATA, 4, '. . . S .'))).toEqual([
      'O6.1 board: a board has 12 cells, this one 11',
      'O6.1 board: three cells are F, here 2',
      'O6.1 SF: one line makes it, here 0',
      'O6.1 WSF: one line makes it, here 0',
    ]);
    // the gold between makes the floor's line a second line for a flag of 2
    expect(problemsOf(GREEN_DATA, withRow(GREEN_DATA, 4, 'F . G F W'))).toEqual([
      'O6.1 board: a board has 12 cells, this one 13',
      'O6.1 board: three cells are G, here 4',
      'O6.1 WF: one line makes it, here 0',
      'O6.1 WGF: one line makes it, here 2',
    ]);
  });

  it('[O6.1] finds a line that makes nothing, and a construction of no line or of two', () => {
    const { WF, ...others } = GREEN_DATA.constructions;
    expect(WF).toEqual({ makes: 'floor' });
    expect(problemsOf(GREEN_DATA, { constructions: others })).toEqual(['O6.1 4,4-4,5: WF makes nothing']);
    expect(problemsOf(GREEN_DATA, { constructions: BLUE_DATA.constructions })).toEqual([
      'O6.1 GF: one line makes it, here 0',
      'O6.1 SGF: one line makes it, here 0',
    ]);
    // with gold and wood of the top row exchanged its last column costs stone and gold, as the second does
    expect(problemsOf(GREEN_DATA, withRow(GREEN_DATA, 1, '. S W G .'))).toEqual([
      'O6.1 WS: one line makes it, here 0',
      'O6.1 SG: one line makes it, here 2',
    ]);
  });

  it('[O6.1] reports everything that is wrong, not the first only', () => {
    expect(problemsOf(GREEN_DATA, { rows: [] })).toEqual([
      'O6.1 board: a board has 12 cells, this one 0',
      ...['W', 'S', 'G', 'F'].map((letter) => `O6.1 board: three cells are ${letter}, here 0`),
      ...Object.keys(GREEN_DATA.constructions).map((cost) => `O6.1 ${cost}: one line makes it, here 0`),
    ]);
  });
});

describe('O7 other data', () => {
  it('[O7.1] counts the group of the last inhabitant: 30 in ten groups of three', () => {
    expect(TRACK).toBe(30);
    expect(GROUP_VALUES).toEqual([1, 2, 3, 4, 6, 8, 10, 13, 16, 20]);
    const points = Array.from({ length: 31 }, (_, inhabitants) => {
      const [castle] = small({ castles: [{ inhabitants }] }).view().castles;
      expect(castle.score.total).toBe(castle.score.inhabitants);
      return castle.score.inhabitants;
    });
    expect(points).toEqual([
      0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 6, 6, 6, 8, 8, 8, 10, 10, 10, 13, 13, 13, 16, 16, 16, 20, 20, 20,
    ]);
  });

  it('[O7.2] has four guests each worth 1, 2, 3 and 4', () => {
    const state = small({ castles: [{ guests: '1 2 2 3 3 3 4 4 4 4', tokens: '4,4 4,5' }] });
    expect(state.view().castles[0].score.guests).toBe(1 + 4 + 9 + 16);
    expect(state.view().deck).toBe(6);
    state.apply(0, state.board.lines.find(({ name }) => name === '4,4-4,5')?.build ?? 0, null);
    expect(chances(state)).toEqual({ 'turn 1': 3, 'turn 2': 2, 'turn 3': 1 });
  });
});
