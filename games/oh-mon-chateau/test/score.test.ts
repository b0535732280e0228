import { describe, expect, it } from 'vitest';
import { ohMonChateau } from '../src/index.js';
import { grand, play, small } from './arrange.js';

describe('O5 the end of the game: the score', () => {
  it('[O5.3] adds up towers, sun and clouds, inhabitants, flags and guests', () => {
    const rich = {
      towers: [2, 5, 5, 2],
      clouds: 2,
      inhabitants: 17,
      walls: [1, 1, 2, 2],
      flags: [1, 2, 2],
      floors: 3,
      guests: 'courtisane fou prince princesse reine roi moine',
    };
    const state = grand({
      castles: [{ guests: 'garde' }, rich],
      sun: 1,
      finisher: 1,
      phase: 'final',
      turn: 0,
    });
    expect(state.view().castles[1].score).toEqual({
      towers: 2 + 5 + 5 + 2,
      sun: 4,
      clouds: 2 + 2 + 4,
      inhabitants: 8, // 17 is in the sixth group of three
      flags: 1 + 2 + 2,
      guests: 6 + 3 + 4 + 4 + 3 + 3 + 1,
      total: 14 + 4 + 8 + 8 + 5 + 24,
    });
    expect(state.view().castles[1].clouds).toEqual([2, 2, 4]);
    play(state, 'end');
    expect(state.outcome()).toEqual({ reason: 'castle', winners: [1], scores: [1, 63] });
    expect(ohMonChateau.describe(state)).toMatchObject({
      scores: [1, 63],
      over: true,
      winners: [1],
      turn: 0,
    });
  });

  it('[O5.3] counts guests of petits bâtisseurs by their value', () => {
    const castle = {
      towers: [5, 5],
      inhabitants: 30,
      flags: [2, 1, 1],
      guests: '1 2 4 4',
      floors: 4,
      walls: [2, 2],
    };
    const state = small({ castles: [castle, {}], sun: 1 });
    expect(state.view().castles[0].score).toEqual({
      towers: 10,
      sun: 0,
      clouds: 0,
      inhabitants: 20,
      flags: 4,
      guests: 11,
      total: 45,
    });
    expect(state.view().castles[1].score.total).toBe(4);
  });

  it('[O5.3] lets most points win, whoever finished', () => {
    const state = small({ castles: [{}, { towers: [5] }, { towers: [2] }], phase: 'final', turn: 1 });
    const log = play(state, 'end', 'end');
    expect(log.at(-1)).toEqual({ type: 'ended', reason: 'castle', winners: [1] });
    expect(state.outcome()).toEqual({ reason: 'castle', winners: [1], scores: [4, 5, 2] });
    expect(state.view().winners).toEqual([1]);
  });

  it('[O5.3] shares a tie, also of those who did not finish', () => {
    const two = small({ castles: [{}, { towers: [2, 2] }], phase: 'final', turn: 1 });
    play(two, 'end');
    expect(two.outcome()).toEqual({ reason: 'castle', winners: [0, 1], scores: [4, 4] });
    const others = [{}, { towers: [5] }, { towers: [2] }, { flags: [2, 2], inhabitants: 3 }];
    const four = small({ castles: others, phase: 'final', turn: 1 });
    play(four, 'end', 'end', 'end');
    expect(four.outcome()).toEqual({ reason: 'castle', winners: [1, 3], scores: [4, 5, 2, 5] });
    const nothing = small({ players: 3, stallTurns: 1 });
    play(nothing, 'end');
    expect(nothing.outcome()).toEqual({ reason: 'stall', winners: [0, 1, 2], scores: [0, 0, 0] });
  });

  it('[O5.3] shows the score so far at any time, but no winner', () => {
    const state = small({ castles: [{ towers: [5] }, {}] });
    expect(ohMonChateau.describe(state)).toMatchObject({ scores: [5, 0], over: false, winners: [] });
    expect(state.view().winners).toBeNull();
    expect(state.outcome()).toBeNull();
  });
});
