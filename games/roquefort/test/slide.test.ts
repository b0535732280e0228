import { chanceMoves } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { roquefort } from '../src/index.js';
import { arrange, forbiddenBy, legal, play } from './arrange.js';

const ROW_2 = { a2: 'C1', b2: 'C2', c2: 'C3', d2: 'C4', e2: 'C5', f2: 'C6', g2: 'C7' };

describe('R6 slide', () => {
  it('[R6.1] has twelve slots', () => {
    const slots = 'a2 a4 a6 b1 b7 d1 d7 f1 f7 g2 g4 g6'.split(' ');
    expect(legal(arrange({}), 'slide')).toEqual(slots.map((slot) => `slide ${slot}`));
  });

  it('[R6.1] pushes seven tiles on by one, and the last becomes the spare', () => {
    const state = arrange({ tiles: ROW_2, spare: 'trap', options: { memoryAid: true } });
    play(state, 'slide a2');
    expect(state.view(0)).toMatchObject({
      remembered: { a2: 'trap', b2: 'C1', c2: 'C2', d2: 'C3', e2: 'C4', f2: 'C5', g2: 'C6' },
      spare: 'C7',
      actionsLeft: 3,
      slid: true,
    });
  });

  it('[R6.1] pushes columns likewise, from both ends', () => {
    const tiles = { d1: 'C1', d2: 'C2', d3: 'C3', d4: 'C4', d5: 'C5', d6: 'C6', d7: 'C7' };
    const down = arrange({ tiles, spare: 'trap', options: { memoryAid: true } });
    play(down, 'slide d7');
    expect(down.view(0)).toMatchObject({ spare: 'C1', remembered: { d7: 'trap', d6: 'C7', d1: 'C2' } });
    const up = arrange({ tiles, spare: 'trap', options: { memoryAid: true } });
    play(up, 'slide d1');
    expect(up.view(0)).toMatchObject({ spare: 'C7', remembered: { d1: 'trap', d2: 'C1', d7: 'C6' } });
  });

  it('[R6.2] leaves mice and roofs, and draws only what comes into the open or falls out', () => {
    const state = arrange({
      mice: [['c3', 'b2'], ['g7']],
      open: 'N',
      tiles: { b2: 'C1', b3: 'C2', c2: 'C3' },
      spare: 'C4',
    });
    play(state, 'slide g2');
    expect(state.view(0).spare).toBeNull();
    expect([...chanceMoves(roquefort, state).keys()][0]).toMatch(/^draw c2 /);
    play(state, 'draw c2 C7');
    expect([...chanceMoves(roquefort, state).keys()][0]).toMatch(/^draw spare /);
    play(state, 'draw spare blank');
    const view = state.view(0);
    expect(view.tiles).toEqual({ b2: 'C3', b3: 'C2', c2: 'C7' });
    expect(view.mice[0].slice(0, 2)).toEqual(['b2', 'c3']);
    expect(view.roofed).toHaveLength(17);
  });

  it('[R6.3] drops every mouse that has a trap below it, also my own', () => {
    // traps on a2 and c2 come below b2 and d2
    const tiles = {
      ...ROW_2,
      a2: 'trap',
      b2: 'blank',
      c2: 'trap',
      b3: 'C1',
      d1: 'C1',
      d3: 'blank',
      a4: 'blank',
    };
    const state = arrange({ mice: [['d2'], ['b2']], open: 'NOK', tiles });
    const log = play(state, 'slide a2');
    expect(log.filter((event) => event.type === 'fell')).toEqual([
      { type: 'fell', seat: 1, cell: 'b2' },
      { type: 'fell', seat: 0, cell: 'd2' },
    ]);
    expect(state.view(0).mice.map((mice) => mice[3])).toEqual(['dungeon', 'dungeon']);
    expect(state.isOver()).toBe(false);
  });

  it('[R6.3] a mouse on a raised cell or in a tower is safe', () => {
    const state = arrange({
      mice: [['a1', 'c3'], ['g7']],
      open: 'N',
      tiles: { b2: 'C1', b3: 'C2', c2: 'C3' },
      spare: 'trap',
    });
    play(state, 'slide a2', 'draw b2 blank', 'draw spare blank');
    expect(state.view(0).mice[0]).toEqual(['a1', 'c3', 'outside', 'outside']);
  });

  it('[R6.3] an unseen trap that comes below a mouse drops it once it is drawn', () => {
    const state = arrange({ mice: [['b2'], ['g7']], open: 'N', tiles: { b2: 'C1', b3: 'C2', c2: 'C3' } });
    play(state, 'slide a2', 'draw b2 trap');
    expect(state.view(0).mice[0]).toContain('b2');
    const log = play(state, 'draw spare blank');
    expect(log).toContainEqual({ type: 'fell', seat: 0, cell: 'b2' });
    expect(state.view(0).mice[0]).toEqual(['outside', 'outside', 'outside', 'dungeon']);
    expect(legal(state, 'run')).toEqual([]);
  });

  it('[R6.4] allows pushing straight back', () => {
    const state = arrange({ tiles: ROW_2, spare: 'trap', options: { memoryAid: true } });
    play(state, 'slide a2', 'end', 'slide g2');
    expect(state.view(0)).toMatchObject({ remembered: ROW_2, spare: 'trap' });
  });

  it('[R6.4] `noPushBack` forbids it while that tile is the spare, to everybody', () => {
    const state = arrange({ tiles: ROW_2, spare: 'trap', options: { noPushBack: true } });
    play(state, 'slide a2', 'end');
    expect(forbiddenBy(state, 'slide g2')).toBe('R6.4');
    expect(legal(state, 'slide')).toHaveLength(11);
    play(state, 'end');
    expect(forbiddenBy(state, 'slide g2')).toBe('R6.4');
    play(state, 'slide a2', 'end');
    expect(forbiddenBy(state, 'slide g2')).toBe('R6.4');
    play(state, 'slide d1', 'draw spare C1', 'end');
    expect(forbiddenBy(state, 'slide g2')).toBe('legal');
  });
});
