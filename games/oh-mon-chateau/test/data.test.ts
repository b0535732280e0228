import { describe, expect, it } from 'vitest';
import { BOARDS, findBoxMistakes, GROUP_VALUES, PREPARED, printedBox, TRACK } from '../src/index.js';
import { chances, small } from './arrange.js';

const MODES = ['petits-batisseurs', 'grands-architectes'] as const;

const linesOf = (mode: (typeof MODES)[number]): Record<string, unknown> =>
  Object.fromEntries(PREPARED[mode].lines.map(({ name, construction }) => [name, construction]));

const GREEN_DATA = BOARDS['petits-batisseurs'];
const BLUE_DATA = BOARDS['grands-architectes'];

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
    expect(findBoxMistakes(mode, printedBox(mode))).toEqual([]);
    expect(BOARDS[mode].reconstruction).toBe(true);
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
