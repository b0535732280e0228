import { describe, expect, it } from 'vitest';
import { FACES, ohMonChateau, PREPARED, RESOURCES } from '../src/index.js';
import { chances, forbiddenBy, grand, legal, play, small, words } from './arrange.js';

const MODES = ['petits-batisseurs', 'grands-architectes'] as const;

describe('O1 material', () => {
  it.each([2, 3, 4])('[O1.1] seats %i, each with ten tokens and an empty castle', (players) => {
    for (const state of [small({ players }), grand({ players })]) {
      const { castles } = state.view();
      expect(castles).toHaveLength(players);
      for (const castle of castles)
        expect(castle).toMatchObject({
          tokens: [],
          tokensLeft: 10,
          inhabitants: 0,
          towers: [],
          walls: [],
          flags: [],
          floors: 0,
          guests: [],
          clouds: [],
          score: { total: 0 },
        });
    }
  });

  it('[O1.1] seats neither fewer nor more', () => {
    for (const players of [1, 5, 2.5, '2', false])
      expect(ohMonChateau.prepare({ players, first: 0 }, null)).toMatchObject({
        ok: false,
        error: { problems: [{ place: 'players', rule: 'O1.1' }] },
      });
    expect(ohMonChateau.seats).toEqual({ min: 2, max: 4 });
  });

  it.each(MODES)('[O1.1] gives every board of %s three cells of each resource', (mode) => {
    const bits = (set: number): number => set.toString(2).replaceAll('0', '').length;
    const board = PREPARED[mode];
    expect(Array.from(board.resourceCells, bits)).toEqual([3, 3, 3, 3]);
    expect(bits(board.cells)).toBe(12);
    expect(board.resourceCells.reduce((all, cells) => all | cells)).toBe(board.cells);
  });

  it('[O1.2] rolls two dice with six faces each: 21 results, doubles half as likely, 36 in all', () => {
    expect(FACES).toEqual(['wood', 'stone', 'gold', 'food', 'inhabitants', '?']);
    expect(RESOURCES).toEqual(FACES.slice(0, 4));
    const rolls = chances(small({ phase: 'roll' }));
    const wanted = FACES.flatMap((a, i) =>
      FACES.slice(i).map((b) => [`roll ${a} ${b}`, a === b ? 1 : 2] as const),
    );
    expect(wanted).toHaveLength(21);
    expect(rolls).toEqual(Object.fromEntries(wanted));
    expect(Object.values(rolls).reduce((a, b) => a + b)).toBe(36);
    expect(chances(grand({ phase: 'roll' }))).toEqual(rolls);
    // each face shows on at least one of two dice in 11 of 36 cases
    for (const face of FACES) {
      const among = Object.entries(rolls).filter(([move]) => words(move).includes(face));
      expect(among.reduce((sum, [, weight]) => sum + weight, 0)).toBe(11);
    }
  });

  it('[O1.3] has two modes, with 16 guests worth points and with 20 that have powers', () => {
    expect(small({ phase: 'roll' }).view()).toMatchObject({
      mode: 'petits-batisseurs',
      deck: 16,
      faceUp: [],
    });
    const start = grand({ phase: 'roll', faceUp: '' });
    expect(start.view()).toMatchObject({ mode: 'grands-architectes', deck: 20 });
    for (const mode of ['petits', '', 3, {}])
      expect(ohMonChateau.prepare({ mode, first: 0 }, null)).toMatchObject({
        error: { problems: [{ place: 'mode', rule: 'O1.3' }] },
      });
    expect(ohMonChateau.prepare({ first: 0 }, null)).toMatchObject({ value: { mode: 'petits-batisseurs' } });
  });

  it('[O1.4] has four floors, four towers and four walls, and nothing of a thirteenth part', () => {
    const tokens = '1,2 1,3 1,4 2,4 2,5 3,5 4,5 4,4';
    const full = { floors: 4, towers: [2, 2, 2, 2], walls: [2, 2, 1, 1], tokens };
    const state = small({ castles: [full, {}] });
    expect(legal(state)).toEqual(['end']);
    for (const [line, rule] of [
      ['4,4-4,5', 'O4.1'],
      ['1,2-1,4', 'O4.2'],
      ['1,4-2,4', 'O4.2'],
      ['2,4-2,5', 'O4.3'],
      ['2,5-4,5', 'O4.3'],
    ])
      expect(forbiddenBy(state, `build ${line}`)).toBe(rule);
  });

  it('[O1.4] lets the four walls carry six flags: two carry two, two carry one', () => {
    const state = small({
      castles: [{ walls: [2, 2, 1, 1], flags: [1, 1, 1, 1, 1], tokens: '2,1 2,2' }, {}],
    });
    play(state, 'build 2,1-2,2');
    expect(state.view().castles[0].flags).toEqual([1, 1, 1, 1, 1, 1]);
    const full = small({
      castles: [{ walls: [2, 2, 1, 1], flags: [1, 1, 1, 1, 1, 2], tokens: '2,1 2,2' }, {}],
    });
    expect(legal(full)).toEqual(['end']);
    expect(forbiddenBy(full, 'build 2,1-2,2')).toBe('O4.4');
  });
});
