import { CHANCE, parseMove, unwrap } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { type StairsState, templateGame } from '../src/index.js';

function play(state: StairsState, ...moves: readonly (readonly [number, string])[]): void {
  for (const [actor, move] of moves)
    state.apply(actor, unwrap(parseMove(templateGame, state, actor, move)), null);
}
const start = (): StairsState => templateGame.start({ players: 2, top: 10 });

describe('Stairs', () => {
  it('[S1.1] rolls a die before anybody chooses', () => {
    const state = start();
    expect(state.actors()).toBe(0);
    expect(parseMove(templateGame, state, 0, 'climb')).toMatchObject({ error: { rule: 'S1.1' } });
    play(state, [CHANCE, 'roll 2']);
    expect(state.view().die).toBe(2);
  });

  it('[S1.2] lets all choose at once, in any order, and once', () => {
    const state = start();
    play(state, [CHANCE, 'roll 2'], [1, 'climb']);
    expect(state.actors()).toBe(0b01);
    expect(parseMove(templateGame, state, 1, 'rest')).toMatchObject({ error: { rule: 'S1.2' } });
    play(state, [0, 'rest']);
    expect(state.view()).toMatchObject({ heights: [1, 2], die: null });
  });

  it('[S1.3] makes climbers slip on a 3', () => {
    const state = start();
    play(state, [CHANCE, 'roll 3'], [0, 'climb'], [1, 'rest']);
    expect(state.view().heights).toEqual([0, 1]);
  });

  it('[S2.1] ends on step 10, shared by equals', () => {
    const state = start();
    for (let round = 0; round < 5; round++) play(state, [CHANCE, 'roll 2'], [0, 'climb'], [1, 'climb']);
    expect(state.outcome()).toEqual({ reason: 'top', winners: [0, 1], scores: [10, 10] });
    expect(parseMove(templateGame, state, 0, 'rest')).toMatchObject({ error: { rule: 'S2.1' } });
    expect(templateGame.prepare({ top: 7 }, null)).toMatchObject({ ok: false });
  });
});
