import { describe, expect, it } from 'vitest';
import { chances, forbiddenBy, grand, legal, NO_FLOOR, NO_TOWER, NO_WALL, play, small } from './arrange.js';

describe('O5 the end of the game: the twelfth part', () => {
  it('[O5.1] draws the cloud and stops the building of who completes the castle', () => {
    const state = small({
      castles: [{ ...NO_TOWER, tokens: '1,4 2,4 2,1 2,2' }, { tokens: '1,4 2,4' }],
      sun: 1,
    });
    expect(legal(state)).toEqual(['build 1,4-2,4', 'build 2,1-2,2', 'end']);
    expect(play(state, 'build 1,4-2,4')).toEqual([
      { type: 'cleared', seat: 0, line: '1,4-2,4', cells: ['1,4', '2,4'] },
      { type: 'builtTower', seat: 0, points: 2 },
      { type: 'finished', seat: 0 },
      { type: 'buildingBegan', seat: 1 },
    ]);
    expect(state.isOver()).toBe(false);
    expect(state.view()).toMatchObject({ phase: 'final', turn: 1, finisher: 0, dice: [] });
    expect(state.view().castles[0]).toMatchObject({
      clouds: [4],
      score: { towers: 8, clouds: 4, total: 12 },
    });
    // a flag could still be built from these tokens
    expect(state.view().castles[0].tokens).toEqual(['2,1', '2,2']);
    expect(legal(state, 0)).toEqual([]);
    for (const move of ['build 2,1-2,2', 'end']) expect(forbiddenBy(state, move, 0)).toBe('O3.5');
    play(state, 'end');
    expect(state.isOver()).toBe(true);
  });

  it('[O5.1] goes on with eleven parts', () => {
    for (const [castle, tokens, moves] of [
      [{ ...NO_TOWER, floors: 3 }, '1,4 2,4', ['build 1,4-2,4']],
      [{ ...NO_FLOOR, walls: [1, 2, 2] }, '4,4 4,5', ['build 4,4-4,5', 'turn 2']],
      [{ ...NO_WALL, towers: [5, 5, 5] }, '1,2 2,2', ['build 1,2-2,2', 'wall 1']],
    ] as const) {
      const state = small({ castles: [{ ...castle, tokens }, {}] });
      play(state, ...moves);
      expect(state.view()).toMatchObject({ phase: 'build', finisher: null, turn: 0 });
      expect(state.view().castles[0].clouds).toEqual([]);
    }
  });

  it('[O5.5] carries out a wall in full: inhabitants and choice', () => {
    const state = small({ castles: [{ ...NO_WALL, tokens: '2,5 3,5 4,5' }, {}] });
    play(state, 'build 2,5-4,5');
    expect(state.view()).toMatchObject({ phase: 'build', decision: 'wall', finisher: null });
    expect(legal(state)).toEqual(['wall 1']);
    play(state, 'wall 1');
    expect(state.view()).toMatchObject({ phase: 'final', finisher: 0 });
    expect(state.view().castles[0]).toMatchObject({ inhabitants: 3, walls: [1, 1, 2, 2], clouds: [4] });
  });

  it('[O5.5] carries out a floor in full: the guest of petits bâtisseurs comes', () => {
    const state = small({ castles: [{ ...NO_FLOOR, tokens: '4,4 4,5' }, {}] });
    play(state, 'build 4,4-4,5');
    expect(state.view()).toMatchObject({ phase: 'build', finisher: null });
    expect(play(state, 'turn 4').slice(0, 2)).toEqual([
      { type: 'guestArrived', seat: 0, guest: '4' },
      { type: 'finished', seat: 0 },
    ]);
    expect(state.view().castles[0]).toMatchObject({ guests: [4], clouds: [4], score: { total: 8 + 4 + 4 } });
  });

  it('[O5.5] carries out a tower in full: the sun with the cloud', () => {
    const state = grand({ castles: [{ ...NO_TOWER, tokens: '3,3 3,4 3,5' }, {}] });
    play(state, 'build 3,3-3,5');
    expect(state.view()).toMatchObject({ phase: 'final', sun: 0, finisher: 0 });
    expect(state.view().castles[0].score).toMatchObject({ towers: 11, sun: 4, clouds: 4 });
  });

  it('[O5.5] lets the last guest act in full, but what it completes is not built any more', () => {
    const state = grand({
      castles: [{ ...NO_FLOOR, tokens: '5,4 5,5 4,4 2,1 2,3' }, {}],
      faceUp: 'paysan bohemienne magicien',
    });
    play(state, 'build 5,4-5,5', 'invite paysan');
    expect(state.view()).toMatchObject({ phase: 'build', decision: 'turn', finisher: null });
    play(state, 'turn troll');
    expect(state.view()).toMatchObject({ phase: 'build', decision: 'gain', finisher: null });
    expect(legal(state)).toEqual(['put 2,2', 'put 4,5', 'put 5,4', 'skip']);
    play(state, 'put 2,2');
    expect(state.view()).toMatchObject({ phase: 'build', decision: 'gain' });
    expect(play(state, 'put 5,4')).toEqual([
      { type: 'placedToken', seat: 0, cell: '5,4' },
      { type: 'finished', seat: 0 },
      { type: 'buildingBegan', seat: 1 },
    ]);
    // the flag of 2 on 2,1-2,3 is complete and has room, but the building has stopped
    expect(state.view().castles[0].tokens).toEqual(['2,1', '2,2', '2,3', '4,4', '5,4']);
    expect(forbiddenBy(state, 'build 2,1-2,3', 0)).toBe('O3.5');
  });

  it('[O5.5] lets the last guest act also if it asks nothing, or if its gains are forgone', () => {
    const castles = [{ ...NO_FLOOR, tokens: '5,4 5,5' }, {}];
    const inhabitants = grand({ castles, faceUp: 'bohemienne garde fou' });
    play(inhabitants, 'build 5,4-5,5', 'invite bohemienne', 'turn troll');
    expect(inhabitants.view()).toMatchObject({ phase: 'final', finisher: 0 });
    expect(inhabitants.view().castles[0].inhabitants).toBe(4);
    const forgone = grand({ castles, faceUp: 'architecte garde fou' });
    play(forgone, 'build 5,4-5,5', 'invite architecte', 'turn troll');
    expect(forgone.view()).toMatchObject({ phase: 'build', decision: 'gain' });
    play(forgone, 'skip');
    expect(forgone.view()).toMatchObject({ phase: 'final', finisher: 0 });
    const other = grand({ castles, faceUp: 'garde fou troll' });
    play(other, 'build 5,4-5,5', 'invite fou', 'turn roi');
    expect(other.view()).toMatchObject({ phase: 'final', finisher: 0 });
    expect(other.view().castles[0].score).toMatchObject({ guests: 4 });
  });

  it('[O5.5] lets Dagobert roll and give as the last guest', () => {
    const state = grand({ castles: [{ ...NO_FLOOR, tokens: '5,4 5,5' }, {}], faceUp: 'dagobert garde fou' });
    play(state, 'build 5,4-5,5', 'invite dagobert', 'turn troll');
    expect(state.view()).toMatchObject({ phase: 'build', decision: 'roll', finisher: null });
    expect(Object.keys(chances(state))).toHaveLength(6);
    play(state, 'roll ?');
    expect(state.view()).toMatchObject({ phase: 'build', decision: 'face', finisher: null });
    play(state, 'face gold', 'put 1,2');
    expect(state.view()).toMatchObject({ phase: 'build', decision: 'gain', finisher: null });
    play(state, 'put 2,3');
    expect(state.view()).toMatchObject({ phase: 'final', finisher: 0, turn: 1 });
    expect(state.view().castles[0]).toMatchObject({ tokens: ['1,2', '2,3'], clouds: [4] });
    const plain = grand({ castles: [{ ...NO_FLOOR, tokens: '5,4 5,5' }, {}], faceUp: 'dagobert garde fou' });
    play(plain, 'build 5,4-5,5', 'invite dagobert', 'turn troll', 'roll inhabitants');
    expect(plain.view()).toMatchObject({ phase: 'final', finisher: 0 });
    expect(plain.view().castles[0].inhabitants).toBe(4);
  });
});
