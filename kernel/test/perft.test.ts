import { templateGame } from '@castellan/template-game';
import { describe, expect, it } from 'vitest';
import {
  CHANCE,
  chanceMoves,
  isLegal,
  legalMoves,
  perft,
  RandomPlay,
  SeededChance,
  seatsIn,
} from '../src/index.js';

describe('perft', () => {
  it('counts sequences: three rolls, then either of two seats, two choices each', () => {
    const state = templateGame.start({ players: 2, top: 10 });
    // 3 rolls; 2 seats x 2 choices; the other seat's 2 choices; 3 rolls again
    expect([0, 1, 2, 3, 4].map((depth) => perft(templateGame, state, depth))).toEqual([1, 3, 12, 24, 72]);
  });

  it('leaves the state as it was, and counts nothing beyond the end', () => {
    const state = templateGame.start({ players: 2, top: 10 });
    const random = new RandomPlay(templateGame.maxLegal);
    const chance = new SeededChance('perft');
    while (!state.isOver()) random.step(state, chance, null);
    const before = state.bytes.slice();
    expect(perft(templateGame, state, 2)).toBe(0);
    expect(state.bytes).toEqual(before);
  });
});

describe('moves', () => {
  it('are listed for seats and for chance', () => {
    const state = templateGame.start({ players: 2, top: 10 });
    expect([...chanceMoves(templateGame, state)]).toEqual([
      ['roll 1', 1],
      ['roll 2', 1],
      ['roll 3', 1],
    ]);
    expect(isLegal(templateGame, state, CHANCE, 12)).toBe(true);
    state.apply(CHANCE, 12, null);
    expect(isLegal(templateGame, state, CHANCE, 12)).toBe(false);
    expect(legalMoves(templateGame, state, 1)).toEqual(['rest', 'climb']);
    expect(seatsIn(state.actors())).toEqual([0, 1]);
  });
});

describe('random play', () => {
  it('lets every seat that may act go first now and then', () => {
    const chance = new SeededChance('who');
    const random = new RandomPlay(templateGame.maxLegal);
    const firsts = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const state = templateGame.start({ players: 4, top: 10 });
      random.step(state, chance, null);
      random.choose(state, chance);
      firsts.add(random.actor);
    }
    expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
  });
});
