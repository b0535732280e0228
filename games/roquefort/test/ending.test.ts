import { describe, expect, it } from 'vitest';
import type { RoquefortState } from '../src/index.js';
import { type Arrangement, arrange, forbiddenBy, legal, play } from './arrange.js';

/** Row 2 with traps on a2 and c2: `slide a2` brings them below b2 and d2. */
const TRAPS = {
  a2: 'trap',
  b2: 'blank',
  c2: 'trap',
  d2: 'blank',
  b3: 'blank',
  d1: 'blank',
  d3: 'blank',
  a4: 'blank',
};
const trapped = (wanted: Arrangement): RoquefortState => {
  const state = arrange({ open: 'KNO', tiles: TRAPS, ...wanted });
  play(state, 'slide a2', 'draw spare blank');
  return state;
};

describe('R9 the end of the game', () => {
  it('[R9.1] ends as soon as somebody has the kinds needed, by running', () => {
    const at = {
      mice: [['b2', 'c3'], ['g7']],
      open: 'N',
      tiles: { b2: 'C4', b3: 'C2', c2: 'C4' },
      cheese: [['C1', 'C2', 'C3'], []],
    };
    const state = arrange(at);
    const log = play(state, 'run c3-c2');
    expect(log.at(-1)).toEqual({ type: 'ended', reason: 'goal', winner: 0 });
    expect(state.outcome()).toEqual({ reason: 'goal', winners: [0], scores: [4, 0] });
    expect(legal(state)).toEqual([]);
    expect(forbiddenBy(state, 'end')).toBe('R9.1');
    const longer = arrange({ ...at, options: { goal: 5 } });
    play(longer, 'run c3-c2');
    expect(longer.isOver()).toBe(false);
  });

  it("[R9.1] ends for another player when somebody's slide brings them the last kind", () => {
    const state = arrange({
      mice: [['g7'], ['b2', 'b3']],
      open: 'NK',
      tiles: { a2: 'C2', a4: 'blank', b2: 'C1', b3: 'C2', c2: 'C5' },
      cheese: [[], ['C5', 'C6', 'C7']],
    });
    play(state, 'slide a2', 'draw spare blank');
    expect(state.outcome()).toMatchObject({ reason: 'goal', winners: [1] });
  });

  it('[R9.2] ends when a third mouse falls; most kinds win, but not of who has one mouse left', () => {
    const state = trapped({
      options: { players: 3 },
      mice: [['b3'], ['b2', 'dungeon', 'dungeon'], ['d3']],
      cheese: [['C1'], ['C1', 'C2', 'C3'], ['C1', 'C2']],
    });
    expect(state.outcome()).toEqual({ reason: 'third-mouse', winners: [2], scores: [1, 3, 2] });
    expect(forbiddenBy(state, 'end')).toBe('R9.2');
  });

  it('[R9.2] goes on after a second mouse', () => {
    expect(trapped({ mice: [['b2', 'dungeon'], ['d3']] }).isOver()).toBe(false);
  });

  it('[R9.3] gives a tie to who has waited longest; whose turn it is has waited least', () => {
    const tie = { players: 4 };
    const mice = [['b2', 'dungeon', 'dungeon'], ['d3'], ['g7'], ['a7']];
    expect(trapped({ options: tie, mice, turn: 1 }).outcome()).toMatchObject({ winners: [2] });
    expect(trapped({ options: tie, mice, turn: 2 }).outcome()).toMatchObject({ winners: [3] });
    expect(trapped({ options: tie, mice, turn: 3 }).outcome()).toMatchObject({ winners: [1] });
    const two = trapped({ mice: [['b2', 'dungeon', 'dungeon'], ['d3']], turn: 1 });
    expect(two.outcome()).toMatchObject({ winners: [1] });
  });

  it('[R9.4] is a draw if nobody has two mice left', () => {
    const lost = ['dungeon', 'dungeon'];
    const state = trapped({
      mice: [
        ['b2', ...lost],
        ['d2', ...lost],
      ],
      cheese: [['C1'], []],
    });
    expect(state.outcome()).toEqual({ reason: 'third-mouse', winners: [], scores: [1, 0] });
  });

  it('[R9.4] leaves the third player as winner if two lose their third mouse at once', () => {
    const lost = ['dungeon', 'dungeon'];
    const state = trapped({ options: { players: 3 }, mice: [['b2', ...lost], ['d2', ...lost], ['g7']] });
    expect(state.outcome()).toMatchObject({ winners: [2] });
  });

  it('[R9.4] decides by kinds, then by waiting, if several reach the goal at once', () => {
    const tiles = { a2: 'C1', b2: 'C2', c2: 'C3', d2: 'blank', b3: 'C1', d3: 'C2', d1: 'C3', a4: 'blank' };
    const at = {
      open: 'KNO',
      tiles,
      mice: [
        ['b2', 'b3', 'c2', 'd3'],
        ['d2', 'd1'],
      ],
    };
    const three = ['C4', 'C5', 'C6'];
    const more = arrange({ ...at, cheese: [three, three], turn: 0 });
    play(more, 'slide a2', 'draw spare blank');
    expect(more.outcome()).toEqual({ reason: 'goal', winners: [0], scores: [5, 4] });
    for (const turn of [0, 1]) {
      const equal = arrange({ ...at, cheese: [['C4', 'C5'], three], turn });
      play(equal, 'slide a2', 'draw spare blank');
      expect(equal.outcome()).toEqual({ reason: 'goal', winners: [1 - turn], scores: [4, 4] });
    }
  });

  it('[R9.5] ends after so many turns without progress, the last player waiting least', () => {
    const state = arrange({ options: { players: 3, stallTurns: 3 }, mice: [['a1'], ['a7'], ['g1']] });
    play(state, 'end', 'end');
    expect(state.isOver()).toBe(false);
    play(state, 'end');
    expect(state.outcome()).toMatchObject({ reason: 'stall', winners: [0] });
    expect(state.view(0).turn).toBe(2);
    expect(forbiddenBy(state, 'end')).toBe('R9.5');
  });

  it('[R9.5] prefers most kinds, starts anew with a kind or a fall, and can be switched off', () => {
    const kinds = arrange({ options: { stallTurns: 1 }, cheese: [['C1'], []] });
    play(kinds, 'end');
    expect(kinds.outcome()).toMatchObject({ winners: [0] });

    const eaten = arrange({
      options: { stallTurns: 5 },
      quietTurns: 4,
      mice: [['b2', 'c3'], ['g7']],
      open: 'N',
      tiles: { b2: 'C1', b3: 'C2', c2: 'C1' },
    });
    play(eaten, 'run c3-c2', 'end');
    expect(eaten.quietTurns).toBe(0);

    const fallen = trapped({ options: { stallTurns: 5 }, quietTurns: 4, mice: [['b2'], ['d3']] });
    play(fallen, 'end');
    expect(fallen.quietTurns).toBe(0);

    const off = arrange({ options: { stallTurns: 0 }, quietTurns: 100_000 });
    play(off, 'end');
    expect(off.isOver()).toBe(false);
    expect(off.view(0).turnsUntilStall).toBeNull();
  });

  it('[R9.5] is announced from ten turns before', () => {
    expect(arrange({ quietTurns: 29 }).view(0).turnsUntilStall).toBeNull();
    expect(arrange({ quietTurns: 30 }).view(0).turnsUntilStall).toBe(10);
    expect(arrange({ quietTurns: 39 }).view(0).turnsUntilStall).toBe(1);
  });
});
