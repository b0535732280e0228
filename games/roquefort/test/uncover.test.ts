import { describe, expect, it } from 'vitest';
import { arrange, forbiddenBy, legal, play } from './arrange.js';

describe('R4 uncover', () => {
  it('[R4.1] lifts roofs that touch one of my mice by side or corner, from cells and from towers', () => {
    const tower = arrange({ mice: [['a1'], ['g7']] });
    expect(legal(tower, 'uncover')).toEqual(['uncover K', 'uncover N', 'uncover Q']);
    // c5 in room I touches b6 c6 (E), d6 (B), b5 b4 (H), c4 d4 (L)
    const cell = arrange({ mice: [['c5'], ['g7']], open: 'I', tiles: { d5: 'C1' } });
    expect(legal(cell, 'uncover')).toEqual(['uncover B', 'uncover E', 'uncover H', 'uncover L']);
  });

  it("[R4.1] not by other players' mice, not far away, and not twice", () => {
    const state = arrange({ mice: [['a1'], ['g7']], tiles: { b1: 'blank' } });
    expect(forbiddenBy(state, 'uncover C')).toBe('R4.1');
    expect(forbiddenBy(state, 'uncover L')).toBe('R4.1');
    play(state, 'uncover Q');
    expect(forbiddenBy(state, 'uncover Q')).toBe('R4.1');
  });

  it('[R4.2] costs one action whatever the size, and needs a mouse in the castle', () => {
    const state = arrange({ mice: [['a1'], ['g7']] });
    play(state, 'uncover N', 'draw b2 C1', 'draw b3 C2', 'draw c2 trap');
    expect(state.actionsLeft).toBe(3);
    const away = arrange({ mice: [['outside', 'dungeon'], ['g7']] });
    expect(legal(away, 'uncover')).toEqual([]);
  });

  it('[R4.3] shows everything under the roof to everybody until it is back', () => {
    const state = arrange({ mice: [['a1'], ['g7']] });
    const log = play(state, 'uncover N', 'draw b2 C1', 'draw b3 C2', 'draw c2 trap');
    expect(log.map((event) => event.type)).toEqual(['uncovered', 'seen', 'seen', 'seen']);
    for (const seat of [0, 1, -2]) expect(state.view(seat).tiles).toEqual({ b2: 'C1', b3: 'C2', c2: 'trap' });
    play(state, 'end');
    for (const seat of [0, 1, -2]) expect(state.view(seat).tiles).toEqual({});
  });

  it('[R4.3] shows the same tiles when the roof is lifted again, without a draw', () => {
    const state = arrange({ mice: [['a1'], ['g7']], tiles: { b2: 'C1', b3: 'C2', c2: 'trap' } });
    const log = play(state, 'uncover N');
    expect(state.isChance()).toBe(false);
    expect(log).toContainEqual({ type: 'seen', place: 'c2', tile: 'trap' });
  });
});
