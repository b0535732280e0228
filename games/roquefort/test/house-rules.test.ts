import { unwrap } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { RoquefortState, roquefort } from '../src/index.js';
import { forbiddenBy, legal, play } from './arrange.js';

/** A game at the beginning of its first turn. */
function begin(options: object): RoquefortState {
  const state = RoquefortState.start(unwrap(roquefort.prepare({ first: 1, ...options }, null)));
  play(state, 'draw spare C1', 'place a1', 'place g7');
  return state;
}

describe('R12 house rules', () => {
  it('[R12.1] gives the first turn of all fewer actions, and every other turn four', () => {
    const state = begin({ firstTurnActions: 2 });
    expect(state.view(0)).toMatchObject({ turn: 1, actionsLeft: 2, turnActions: 2 });
    play(state, 'enter a7', 'enter g1');
    expect(legal(state)).toEqual(['end']);
    play(state, 'end');
    expect(state.view(0)).toMatchObject({ turn: 0, actionsLeft: 4, turnActions: 4 });
    play(state, 'end');
    expect(state.view(0)).toMatchObject({ turn: 1, actionsLeft: 4, turnActions: 4 });
  });

  it('[R12.1] leaves a short first turn as strict as any where a turn needs an action', () => {
    const state = begin({ firstTurnActions: 1, mustAct: true });
    expect(forbiddenBy(state, 'end')).toBe('R3.2');
    play(state, 'enter a7', 'end', 'enter g1');
    expect(legal(state)).toContain('end');
  });

  it('[R12.1] is off unless agreed on, and not told where it is off', () => {
    expect(begin({}).view(0)).toMatchObject({ actionsLeft: 4, turnActions: 4 });
    const told = (options: object) =>
      roquefort.describeOptions(unwrap(roquefort.prepare({ first: 0, ...options }, null))).options;
    expect(told({})).not.toHaveProperty('firstTurnActions');
    expect(told({ firstTurnActions: 3 })).toMatchObject({ firstTurnActions: 3 });
    for (const wrong of [0, 5, 2.5, '3', null])
      expect(roquefort.prepare({ first: 0, firstTurnActions: wrong }, null).ok).toBe(false);
  });
});
