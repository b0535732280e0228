import { describe, expect, it } from 'vitest';
import { arrange, forbiddenBy, legal, play } from './arrange.js';

describe('R3 a turn', () => {
  it('[R3.1] allows four actions in any mix, but one slide', () => {
    const state = arrange({ mice: [['a1'], ['g7']], tiles: { b1: 'blank' } });
    play(state, 'slide g4', 'draw spare blank');
    expect(legal(state, 'slide')).toEqual([]);
    expect(forbiddenBy(state, 'slide a2')).toBe('R3.1');
    play(state, 'uncover Q', 'run a1-b1', 'run b1-c1');
    expect(state.actionsLeft).toBe(0);
    expect(legal(state)).toEqual(['end']);
    expect(forbiddenBy(state, 'uncover O')).toBe('R3.1');
  });

  it('[R3.1] allows fewer than four actions', () => {
    const state = arrange({ mice: [['a1'], ['g7']], tiles: { b1: 'blank' } });
    play(state, 'uncover Q', 'end');
    expect(state.turn).toBe(1);
  });

  it('[R3.2] allows a turn without any action, unless `mustAct` says otherwise', () => {
    const free = arrange({ mice: [['a1'], ['g7']] });
    play(free, 'end');
    expect(free.turn).toBe(1);
    const strict = arrange({ options: { mustAct: true }, mice: [['a1'], ['g7']], tiles: { b1: 'blank' } });
    expect(legal(strict)).not.toContain('end');
    expect(forbiddenBy(strict, 'end')).toBe('R3.2');
    play(strict, 'uncover Q', 'end');
    expect(strict.turn).toBe(1);
    expect(arrange({ options: { edition: 'appenzell-2007' } }).options.mustAct).toBe(true);
  });
});

describe('R7 the end of a turn', () => {
  it('[R7.1] roofs every open room without a mouse, and no other', () => {
    const state = arrange({
      mice: [['a1', 'c1'], ['c5']],
      open: 'QIK',
      tiles: { b1: 'C1', d5: 'C2', a2: 'C3', a4: 'trap' },
    });
    const log = play(state, 'end');
    expect(log).toContainEqual({ type: 'covered', rooms: ['K'] });
    expect(state.view(0).roofed).toEqual([...'ABCDEFGHJKLMNOPR']);
  });

  it('[R7.1] counts neither a mouse in the dungeon nor one in a tower as being in a room', () => {
    const tower = arrange({ mice: [['a1'], ['g7']], open: 'Q', tiles: { b1: 'C3' } });
    play(tower, 'end');
    expect(tower.view(0).roofed).toContain('Q');
    const fallen = arrange({
      mice: [['b2'], ['g7']],
      open: 'NK',
      tiles: { b2: 'blank', b3: 'C1', c2: 'C2', a2: 'trap', a4: 'blank' },
    });
    play(fallen, 'slide a2', 'draw spare blank', 'end');
    expect(fallen.view(0).mice[0]).toContain('dungeon');
    expect(fallen.view(0).roofed).toHaveLength(18);
  });

  it('[R7.2] passes play clockwise, with four new actions and a new slide', () => {
    const state = arrange({ options: { players: 3 }, turn: 2, actionsLeft: 0, slid: true });
    expect(forbiddenBy(state, 'end', 0)).toBe('R7.2');
    const log = play(state, 'end');
    expect(log).toContainEqual({ type: 'turnBegan', seat: 0 });
    expect(state.view(0)).toMatchObject({ turn: 0, actionsLeft: 4, slid: false });
  });
});
