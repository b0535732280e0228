import { describe, expect, it } from 'vitest';
import { arrange, play } from './arrange.js';

const collected = (log: readonly { type: string }[]): unknown[] =>
  log.filter((event) => event.type === 'collected');

describe('R8 cheese', () => {
  it('[R8.1] gives a kind as soon as two of my mice stand on it', () => {
    const state = arrange({
      mice: [['b2', 'c3'], ['g7']],
      open: 'N',
      tiles: { b2: 'C1', b3: 'C2', c2: 'C1' },
    });
    expect(collected(play(state, 'run c3-c2'))).toEqual([{ type: 'collected', seat: 0, kind: 'C1' }]);
    expect(state.view(1).cheese).toEqual([['C1'], []]);
  });

  it("[R8.1] not for two players' mice on one kind, and not for blank tiles", () => {
    const tiles = { b2: 'C1', b3: 'blank', c2: 'C1', d1: 'blank', d2: 'blank', d3: 'blank' };
    const state = arrange({ mice: [['c3', 'd3'], ['c2']], open: 'NO', tiles });
    expect(collected(play(state, 'run c3-b3'))).toEqual([]);
    expect(collected(play(state, 'run b3-b2'))).toEqual([]);
  });

  it("[R8.1] also on another player's turn", () => {
    const state = arrange({
      mice: [['g7'], ['b2', 'b3']],
      open: 'NK',
      tiles: { a2: 'C2', a4: 'blank', b2: 'C1', b3: 'C2', c2: 'C5' },
    });
    expect(collected(play(state, 'slide a2', 'draw spare blank'))).toEqual([
      { type: 'collected', seat: 1, kind: 'C2' },
    ]);
  });

  it('[R8.2] gives each kind once only', () => {
    const state = arrange({
      mice: [['b2', 'c3'], ['g7']],
      open: 'N',
      tiles: { b2: 'C1', b3: 'C2', c2: 'C1' },
      cheese: [['C1'], []],
    });
    expect(collected(play(state, 'run c3-c2'))).toEqual([]);
    expect(state.view(0).cheese[0]).toEqual(['C1']);
  });

  it('[R8.2] may serve several kinds and several players at once', () => {
    // row 2 moves right: a2 b2 c2 d2 | seat 0 on b2+b3 and c2+d3, seat 1 on d2+d1
    const tiles = { a2: 'C1', b2: 'C2', c2: 'C3', d2: 'blank', b3: 'C1', d3: 'C2', d1: 'C3', a4: 'blank' };
    const state = arrange({
      mice: [
        ['b2', 'b3', 'c2', 'd3'],
        ['d2', 'd1'],
      ],
      open: 'KNO',
      tiles,
    });
    expect(collected(play(state, 'slide a2', 'draw spare blank'))).toEqual([
      { type: 'collected', seat: 0, kind: 'C1' },
      { type: 'collected', seat: 0, kind: 'C2' },
      { type: 'collected', seat: 1, kind: 'C3' },
    ]);
  });

  it('[R8.3] lets mice fall before anybody collects', () => {
    // row 2 moves left: a Gouda comes below b2 and a trap below c2, whose mouse stood on Gouda's like
    const tiles = { b2: 'blank', c2: 'C1', b3: 'C2', d1: 'C2', d2: 'trap', d3: 'C1' };
    const falls = arrange({ mice: [['b2', 'c2'], ['g7']], open: 'NO', tiles });
    const log = play(falls, 'slide g2', 'draw d2 C1', 'draw spare blank');
    expect(log).toContainEqual({ type: 'fell', seat: 0, cell: 'c2' });
    expect(collected(log)).toEqual([]);
    // with a mouse more on d3 there are two left on the kind after the fall
    const left = arrange({ mice: [['b2', 'c2', 'd3'], ['g7']], open: 'NO', tiles });
    expect(collected(play(left, 'slide g2', 'draw d2 C2', 'draw spare blank'))).toHaveLength(1);
  });
});
