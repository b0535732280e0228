import { describe, expect, it } from 'vitest';
import { arrange, forbiddenBy, legal, play } from './arrange.js';

const N = { b2: 'C1', b3: 'C2', c2: 'C3' };
const Q = { b1: 'C4' };
const O = { d3: 'C5', d2: 'C6', d1: 'C7' };

describe('R5 run', () => {
  it('[R5.1] enters any free tower from outside for one action', () => {
    const state = arrange({ mice: [['a1'], ['g7']], options: { enterOverTower: false } });
    expect(legal(state, 'enter')).toEqual(['enter a7', 'enter g1']);
    play(state, 'enter g1');
    expect(state.actionsLeft).toBe(3);
    expect(state.view(0).mice[0]).toEqual(['a1', 'g1', 'outside', 'outside']);
    expect(forbiddenBy(state, 'enter g7')).toBe('R5.1');
    const inside = arrange({ mice: [['a1', 'a7', 'g1', 'dungeon'], []] });
    expect(forbiddenBy(inside, 'enter g7')).toBe('R5.1');
  });

  it('[R5.2] runs to the cells beside, never diagonally, for one action each', () => {
    const state = arrange({ mice: [['c3'], ['g7']], open: 'NO', tiles: { ...N, ...O } });
    expect(legal(state, 'run')).toEqual(['run c3-b3', 'run c3-c2', 'run c3-d3']);
    expect(forbiddenBy(state, 'run c3-b2')).toBe('R5.2');
    expect(forbiddenBy(state, 'run b2-b3')).toBe('R5.2');
    play(state, 'run c3-b3');
    expect(state.actionsLeft).toBe(3);
  });

  it('[R5.2] runs out of a tower into the castle', () => {
    const state = arrange({ mice: [['a1'], ['g7']], open: 'QK', tiles: { ...Q, a2: 'C1', a4: 'C2' } });
    expect(legal(state, 'run')).toEqual(['run a1-a2', 'run a1-b1']);
    play(state, 'run a1-b1');
    expect(legal(state, 'enter a1')).toEqual(['enter a1']);
  });

  it('[R5.3] never goes onto a roof, an open trap, or back into a tower', () => {
    const state = arrange({
      mice: [['b1', 'b2'], ['a1']],
      open: 'QN',
      tiles: { ...Q, ...N, c2: 'C3', b3: 'trap' },
    });
    expect(forbiddenBy(state, 'run b1-a1')).toBe('R5.3');
    expect(forbiddenBy(state, 'run b2-b3')).toBe('R5.3');
    expect(forbiddenBy(state, 'run b2-a2')).toBe('R5.3');
    const free = arrange({ mice: [['b1'], ['g7']], open: 'Q', tiles: Q });
    expect(forbiddenBy(free, 'run b1-a1')).toBe('R5.3');
  });

  it('[R5.3] never passes over a mouse in a tower', () => {
    // a2 - (a1) - b1: the mouse in the tower is no way round the corner
    const state = arrange({ mice: [['a2', 'a1'], []], open: 'KQ', tiles: { ...Q, a2: 'C1', a4: 'C2' } });
    expect(legal(state, 'run a2')).toEqual(['run a2-a3']);
    expect(forbiddenBy(state, 'run a2-b1')).toBe('R5.2');
  });

  it('[R5.4] passes over a mouse, own or other, for one action a cell', () => {
    const state = arrange({ mice: [['b2', 'c2'], ['b3']], open: 'NO', tiles: { ...N, ...O } });
    expect(legal(state, 'run b2')).toEqual(['run b2-c3', 'run b2-d2']);
    const log = play(state, 'run b2-d2');
    expect(state.actionsLeft).toBe(2);
    expect(log[0]).toEqual({ type: 'ran', seat: 0, from: 'b2', path: ['c2', 'd2'] });
  });

  it('[R5.4] passes over two mice round a corner, at the least cost', () => {
    const state = arrange({ mice: [['b2', 'c2'], ['c3']], open: 'NO', tiles: { ...N, ...O } });
    // over c2 and c3, landing on d3: three cells; d2 over c2 alone: two
    const log = play(state, 'run b2-d3');
    expect(log[0]).toMatchObject({ path: ['c2', 'c3', 'd3'] });
    expect(state.actionsLeft).toBe(1);
  });

  it('[R5.4] needs the actions for the whole way and a free landing cell', () => {
    const at = { mice: [['b2', 'c2'], ['c3']], open: 'NO', tiles: { ...N, ...O } };
    expect(forbiddenBy(arrange({ ...at, actionsLeft: 2 }), 'run b2-d3')).toBe('R3.1');
    expect(forbiddenBy(arrange({ ...at, actionsLeft: 2 }), 'run b2-d2')).toBe('legal');
    expect(forbiddenBy(arrange(at), 'run b2-c3')).toBe('R5.4');
    // a free cell is no stepping stone within one run
    expect(forbiddenBy(arrange({ ...at, mice: [['b2'], ['c3']] }), 'run b2-d2')).toBe('R5.2');
  });

  it('[R5.4] lands beyond a trap only if there is a way round it', () => {
    const tiles = { ...N, ...O, d2: 'trap' };
    const state = arrange({ mice: [['b2', 'c2'], ['c3']], open: 'NO', tiles });
    expect(legal(state, 'run b2')).toEqual(['run b2-b3', 'run b2-d3']);
  });

  it('[R5.5] enters over an occupied tower for two actions, further over more mice for one each', () => {
    const state = arrange({ mice: [[], ['a1', 'b1']], open: 'QK', tiles: { ...Q, a2: 'C1', a4: 'C2' } });
    expect(legal(state, 'enter a1')).toEqual(['enter a1>a2', 'enter a1>c1']);
    const log = play(state, 'enter a1>c1');
    expect(log[0]).toEqual({ type: 'ran', seat: 0, from: 'outside', path: ['a1', 'b1', 'c1'] });
    expect(state.actionsLeft).toBe(1);
    expect(forbiddenBy(state, 'enter a1>a2')).toBe('R3.1');
  });

  it('[R5.5] is an option, and needs the tower to be occupied', () => {
    const at = { mice: [[], ['a1']], open: 'Q', tiles: Q };
    expect(legal(arrange(at), 'enter a1')).toEqual(['enter a1>b1']);
    expect(forbiddenBy(arrange({ ...at, actionsLeft: 1 }), 'enter a1>b1')).toBe('R3.1');
    expect(forbiddenBy(arrange({ ...at, options: { enterOverTower: false } }), 'enter a1>b1')).toBe('R5.5');
    expect(forbiddenBy(arrange({ ...at, mice: [[], ['g7']] }), 'enter a1>b1')).toBe('R5.5');
    expect(forbiddenBy(arrange(at), 'enter a1>c1')).toBe('R5.5');
    expect(forbiddenBy(arrange(at), 'enter a1>a2')).toBe('R5.3');
  });

  it('[R5.6] collects only where a mouse comes to stand', () => {
    const tiles = { b2: 'C1', b3: 'C1', c2: 'C2', d3: 'C5', d2: 'blank', d1: 'C7' };
    const state = arrange({ mice: [['b3', 'c3'], ['b2']], open: 'NO', tiles });
    // over b2, a Camembert like b3's, from b3 to nowhere: passing takes nothing
    play(state, 'run c3-c2', 'run b3-c3');
    expect(state.view(0).cheese[0]).toEqual([]);
  });

  it('[R5.7] runs through the walls between rooms', () => {
    const state = arrange({ mice: [['c2'], ['g7']], open: 'NO', tiles: { ...N, ...O } });
    play(state, 'run c2-d2');
    expect(state.view(0).mice[0]).toContain('d2');
  });
});
