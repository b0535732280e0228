import { seatsIn } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { chances, forbiddenBy, grand, legal, play, small } from './arrange.js';

describe('O3 a turn: building', () => {
  it('[O3.5] waits until all have chosen', () => {
    const state = small({ castles: [{ tokens: '1,4 2,4' }, {}], dice: 'gold gold' });
    play(state, '0:take gold 1,3', '0:take gold 3,1');
    for (const seat of [0, 1])
      for (const move of ['build 1,4-2,4', 'end']) expect(forbiddenBy(state, move, seat)).toBe('O3.5');
    play(state, 'pass');
    expect(legal(state, 0)).toEqual(['build 1,4-2,4', 'end']);
  });

  it('[O3.5] clears a completed line, makes its construction and gives the tokens back', () => {
    const state = small({ castles: [{ tokens: '1,4 2,4 3,1' }, {}] });
    expect(play(state, 'build 1,4-2,4')).toEqual([
      { type: 'cleared', seat: 0, line: '1,4-2,4', cells: ['1,4', '2,4'] },
      { type: 'builtTower', seat: 0, points: 2 },
    ]);
    expect(state.view().castles[0]).toMatchObject({ tokens: ['3,1'], tokensLeft: 9, towers: [2] });
  });

  it('[O3.5] is for the active player only', () => {
    const both = { tokens: '1,4 2,4' };
    const state = small({ castles: [both, both, both], turn: 1 });
    expect(seatsIn(state.actors())).toEqual([1]);
    for (const seat of [0, 2])
      for (const move of ['build 1,4-2,4', 'end']) expect(forbiddenBy(state, move, seat)).toBe('O3.5');
    expect(legal(state, 0)).toEqual([]);
    play(state, 'build 1,4-2,4');
    expect(state.view().castles.map(({ towers }) => towers)).toEqual([[], [2], []]);
    expect(state.view().castles.map(({ tokensLeft }) => tokensLeft)).toEqual([8, 10, 8]);
  });

  it('[O3.5] needs every cell of a line, and of one line, not of another', () => {
    const state = small({ castles: [{ tokens: '1,2 1,3 2,4 2,1' }, { tokens: '1,4' }] });
    expect(legal(state)).toEqual(['end']);
    for (const line of ['1,2-1,4', '1,4-2,4', '2,1-2,2', '4,4-4,5'])
      expect(forbiddenBy(state, `build ${line}`)).toBe('O3.5');
    for (const noLine of ['1,2-1,3', '1,3-1,4', '2,1-3,1', '1,4-1,2', '1,1-1,1'])
      expect(forbiddenBy(state, `build ${noLine}`)).toBe('O6.1');
  });

  it('[O3.5] clears only one of two lines that cross', () => {
    const crossing = { castles: [{ tokens: '1,2 1,3 1,4 2,4' }, {}] };
    const row = small(crossing);
    expect(legal(row)).toEqual(['build 1,2-1,4', 'build 1,4-2,4', 'end']);
    play(row, 'build 1,2-1,4');
    expect(legal(row)).toEqual(['end']);
    expect(forbiddenBy(row, 'build 1,4-2,4')).toBe('O3.5');
    expect(row.view().castles[0]).toMatchObject({ tokens: ['2,4'], towers: [5] });
    const column = small(crossing);
    play(column, 'build 1,4-2,4');
    expect(legal(column)).toEqual(['end']);
    expect(forbiddenBy(column, 'build 1,2-1,4')).toBe('O3.5');
    expect(column.view().castles[0]).toMatchObject({ tokens: ['1,2', '1,3'], towers: [2] });
  });

  it('[O3.5] allows several builds in a turn', () => {
    const state = small({ castles: [{ tokens: '1,4 2,4 1,2 2,2 2,5 3,5 4,5' }, {}] });
    expect(legal(state)).toEqual(['build 1,2-2,2', 'build 1,4-2,4', 'build 2,4-2,5', 'build 2,5-4,5', 'end']);
    play(state, 'build 1,4-2,4');
    expect(legal(state)).toEqual(['build 1,2-2,2', 'build 2,5-4,5', 'end']);
    play(state, 'build 1,2-2,2', 'wall 1', 'build 2,5-4,5', 'wall 2');
    expect(state.view().castles[0]).toMatchObject({
      tokens: [],
      towers: [2],
      walls: [1, 2],
      inhabitants: 4,
    });
    expect(legal(state)).toEqual(['end']);
  });

  it('[O3.5] lets tokens gained while building complete further lines', () => {
    const state = grand({ castles: [{ tokens: '5,4 5,5 4,4' }, {}], faceUp: 'paysan fou roi' });
    expect(legal(state)).toEqual(['build 5,4-5,5', 'end']);
    play(state, 'build 5,4-5,5', 'invite paysan', 'turn reine', 'put 4,5', 'put 2,2');
    expect(legal(state)).toEqual(['build 4,4-4,5', 'end']);
    play(state, 'build 4,4-4,5', 'wall 2');
    expect(state.view().castles[0]).toMatchObject({ tokens: ['2,2'], walls: [2], floors: 1 });
  });

  it('[O3.5] ends the turn when the player says so, not by itself and not amid a decision', () => {
    const state = small({ castles: [{ tokens: '1,2 2,2' }, {}] });
    play(state, 'build 1,2-2,2');
    for (const move of ['end', 'build 1,2-2,2']) expect(forbiddenBy(state, move)).toBe('O3.5');
    play(state, 'wall 1');
    expect(legal(state)).toEqual(['end']);
    expect(play(state, 'end')).toEqual([{ type: 'turnEnded', seat: 0 }]);
    expect(state.view()).toMatchObject({ phase: 'roll', turn: 1, dice: [] });
    expect(Object.keys(chances(state))).toHaveLength(21);
  });

  it('[O3.5] may be left out although a line is complete; the tokens stay', () => {
    const state = small({ castles: [{ tokens: '1,4 2,4' }, {}] });
    play(state, 'end');
    expect(state.view().castles[0]).toMatchObject({ tokens: ['1,4', '2,4'], towers: [] });
  });

  it('[O3.6] does not clear a line whose construction is impossible', () => {
    const green = { floors: 4, towers: [2, 2, 5, 5], walls: [1, 1, 2, 2], flags: [1, 1, 1, 2, 2, 2] };
    const lines: [string, string, string][] = [
      ['4,4-4,5', '4,4 4,5', 'O4.1'],
      ['1,4-2,4', '1,4 2,4', 'O4.2'],
      ['1,2-1,4', '1,2 1,3 1,4', 'O4.2'],
      ['1,2-2,2', '1,2 2,2', 'O4.3'],
      ['2,4-2,5', '2,4 2,5', 'O4.3'],
      ['2,5-4,5', '2,5 3,5 4,5', 'O4.3'],
      ['2,1-2,2', '2,1 2,2', 'O4.4'],
      ['2,1-4,1', '2,1 3,1 4,1', 'O4.4'],
    ];
    for (const [line, tokens, rule] of lines) {
      const state = small({ castles: [{ ...green, tokens }, {}] });
      expect(legal(state)).toEqual(['end']);
      expect(forbiddenBy(state, `build ${line}`)).toBe(rule);
      expect(state.view().castles[0].tokens.join(' ')).toBe(tokens);
      const possible = small({ castles: [{ walls: [2], tokens }, {}] });
      expect(legal(possible)).toEqual([`build ${line}`, 'end']);
    }
  });

  it('[O3.6] so too with nobody to reactivate and nobody to steal from', () => {
    const tokens = '1,2 2,2 3,4 4,4 5,4';
    const state = grand({ castles: [{ tokens, guests: 'moine roi' }, {}] });
    expect(legal(state)).toEqual(['end']);
    expect(forbiddenBy(state, 'build 1,2-2,2')).toBe('O9.2');
    expect(forbiddenBy(state, 'build 3,4-5,4')).toBe('O9.1');
    const guarded = grand({ castles: [{ tokens, guests: 'paysan' }, { guests: 'roi' }, { guests: 'fou' }] });
    expect(legal(guarded)).toEqual(['build 1,2-2,2', 'build 3,4-5,4', 'end']);
  });

  it('[O3.6] so too once the last wall has been built in the same turn', () => {
    const state = small({ castles: [{ walls: [2, 2, 1], tokens: '1,2 2,2 2,4 2,5' }, {}] });
    expect(legal(state)).toEqual(['build 1,2-2,2', 'build 2,4-2,5', 'end']);
    play(state, 'build 2,4-2,5', 'wall 1');
    expect(legal(state)).toEqual(['end']);
    expect(forbiddenBy(state, 'build 1,2-2,2')).toBe('O4.3');
    expect(state.view().castles[0].tokens).toEqual(['1,2', '2,2']);
  });
});
