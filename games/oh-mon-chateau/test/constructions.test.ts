import { CHANCE } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { ohMonChateau } from '../src/index.js';
import { chances, forbiddenBy, grand, legal, play, small } from './arrange.js';

describe('O4 constructions', () => {
  it('[O4.1] brings the top guest with a keep floor of petits bâtisseurs', () => {
    const state = small({ castles: [{ tokens: '4,4 4,5' }, {}] });
    expect(play(state, 'build 4,4-4,5')).toEqual([
      { type: 'cleared', seat: 0, line: '4,4-4,5', cells: ['4,4', '4,5'] },
      { type: 'builtFloor', seat: 0, floors: 1 },
    ]);
    expect(ohMonChateau.describe(state)).toMatchObject({
      decision: 'turn',
      actors: [],
      floors: [1, 0],
      deck: 16,
    });
    expect(chances(state)).toEqual({ 'turn 1': 4, 'turn 2': 4, 'turn 3': 4, 'turn 4': 4 });
    expect(forbiddenBy(state, 'end', 0)).toBe('O3.1');
    expect(forbiddenBy(state, 'turn moine', CHANCE)).toBe('O2.1');
    expect(forbiddenBy(state, 'roll wood', CHANCE)).toBe('O3.1');
    expect(play(state, 'turn 3')).toEqual([{ type: 'guestArrived', seat: 0, guest: '3' }]);
    expect(state.view()).toMatchObject({ deck: 15, decision: null, phase: 'build' });
    expect(state.view().castles[0]).toMatchObject({ guests: [3], floors: 1, score: { guests: 3, total: 3 } });
    expect(legal(state)).toEqual(['end']);
  });

  it('[O4.1] draws from the guests that are left, each as likely as any other', () => {
    const castles = [{ tokens: '4,4 4,5', guests: '1 4' }, { guests: '4 4 4 2' }];
    const state = small({ castles });
    play(state, 'build 4,4-4,5');
    expect(chances(state)).toEqual({ 'turn 1': 3, 'turn 2': 3, 'turn 3': 4 });
    expect(forbiddenBy(state, 'turn 4', CHANCE)).toBe('O2.1');
    play(state, 'turn 1');
    expect(state.view().castles[0].guests).toEqual([1, 1, 4]);
  });

  it('[O4.1] has guests for all floors of four players', () => {
    const castles = ['1 1 1 1', '2 2 2 2', '3 3 3 3', '4 4 4'].map((guests, seat) => ({
      guests,
      floors: seat === 3 ? 3 : 4,
      tokens: '4,4 4,5',
    }));
    const state = small({ castles, turn: 3 });
    play(state, 'build 4,4-4,5');
    expect(chances(state)).toEqual({ 'turn 4': 1 });
    play(state, 'turn 4', 'end');
    expect(state.view()).toMatchObject({ deck: 0 });
    for (const { floors } of state.view().castles) expect(floors).toBe(4);
  });

  it('[O4.1] brings one of the three guests shown in grands architectes, who is then replaced', () => {
    const castles = [{ tokens: '5,4 5,5' }, { guests: 'reine' }];
    const state = grand({ castles, faceUp: 'garde troll fou' });
    play(state, 'build 5,4-5,5');
    expect(ohMonChateau.describe(state)).toMatchObject({ decision: 'guest', floors: [1, 0], actors: [0] });
    expect(legal(state)).toEqual(['invite fou', 'invite garde', 'invite troll']);
    for (const move of ['invite roi', 'invite reine', 'invite 3'])
      expect(forbiddenBy(state, move)).toBe('O4.1');
    for (const move of ['end', 'build 1,1-2,1']) expect(forbiddenBy(state, move)).toBe('O3.5');
    for (const move of ['steal reine', 'activate paysan', 'wall 1', 'skip'])
      expect(forbiddenBy(state, move)).toBe('O8.1');
    expect(forbiddenBy(state, 'invite fou', 1)).toBe('O3.5');
    expect(play(state, 'invite garde')).toEqual([{ type: 'guestArrived', seat: 0, guest: 'garde' }]);
    expect(ohMonChateau.describe(state)).toMatchObject({ decision: 'turn', faceUp: ['troll', 'fou'] });
    const deck = Object.keys(chances(state));
    expect(deck).toHaveLength(16);
    for (const gone of ['garde', 'troll', 'fou', 'reine']) expect(deck).not.toContain(`turn ${gone}`);
    expect(Object.values(chances(state))).toEqual(Array(16).fill(1));
    play(state, 'turn moine');
    expect(state.view()).toMatchObject({ faceUp: ['moine', 'troll', 'fou'], deck: 15, decision: null });
    expect(state.view().castles[0]).toMatchObject({ guests: ['garde'], floors: 1 });
  });

  it('[O4.1] replaces nobody once the deck is empty', () => {
    const castles = [{ tokens: '5,4 5,5' }, {}];
    const state = grand({ castles, faceUp: 'bohemienne troll fou', deck: '' });
    play(state, 'build 5,4-5,5', 'invite bohemienne');
    expect(state.isChance()).toBe(false);
    expect(state.view()).toMatchObject({ faceUp: ['troll', 'fou'], deck: 0, decision: null });
    expect(state.view().castles[0].inhabitants).toBe(4);
  });

  it('[O4.1] has four floors at most', () => {
    const three = grand({ castles: [{ floors: 3, tokens: '5,4 5,5' }, {}] });
    expect(legal(three)).toEqual(['build 5,4-5,5', 'end']);
    const four = grand({ castles: [{ floors: 4, tokens: '5,4 5,5' }, {}] });
    expect(legal(four)).toEqual(['end']);
    expect(forbiddenBy(four, 'build 5,4-5,5')).toBe('O4.1');
  });

  it.each([
    ['petits bâtisseurs', small, '1,4 2,4', '1,4-2,4', 2],
    ['petits bâtisseurs', small, '1,2 1,3 1,4', '1,2-1,4', 5],
    ['grands architectes', grand, '1,1 2,1', '1,1-2,1', 2],
    ['grands architectes', grand, '3,3 3,4 3,5', '3,3-3,5', 5],
  ] as const)('[O4.2] builds towers: %s %#', (_mode, arrange, tokens, line, points) => {
    const state = arrange({ castles: [{ tokens, towers: [2] }, {}] });
    play(state, `build ${line}`);
    expect(state.view().castles[0]).toMatchObject({
      tokens: [],
      towers: [2, points],
      score: { towers: 2 + points, sun: 0, total: 2 + points },
    });
    expect(state.view().sun).toBeNull();
  });

  it('[O4.2] has four towers at most, worth the points of their lines', () => {
    const state = small({ castles: [{ tokens: '1,2 1,3 1,4', towers: [5, 2, 2] }, {}] });
    play(state, 'build 1,2-1,4');
    expect(state.view().castles[0].towers).toEqual([2, 2, 5, 5]);
    expect(state.view().castles[0].score).toMatchObject({ towers: 14, sun: 4, total: 18 });
    const four = small({ castles: [{ tokens: '1,4 2,4', towers: [5, 2, 2, 2] }, {}] });
    expect(forbiddenBy(four, 'build 1,4-2,4')).toBe('O4.2');
  });

  it('[O4.2] draws the sun for who is first to have four towers, and for nobody else', () => {
    const almost = { tokens: '1,4 2,4', towers: [2, 2, 2] };
    const state = small({ castles: [almost, { ...almost, towers: [2, 2] }, almost], turn: 2 });
    expect(play(state, 'build 1,4-2,4')).toContainEqual({ type: 'drewSun', seat: 2 });
    expect(state.view().sun).toBe(2);
    play(state, 'end', 'roll gold gold', '0:take gold 2,2', '0:take gold 3,1', '1:pass', '2:pass');
    expect(play(state, 'build 1,4-2,4')).not.toContainEqual({ type: 'drewSun', seat: 0 });
    expect(state.view().sun).toBe(2);
    expect(state.view().castles.map(({ score }) => score.sun)).toEqual([0, 0, 4]);
    expect(state.view().castles.map(({ score }) => score.total)).toEqual([8, 4, 12]);
    play(state, 'end', 'roll gold gold', '0:pass', '1:take gold 2,2', '1:take gold 3,1', '2:pass');
    expect(play(state, 'build 1,4-2,4').map(({ type }) => type)).toEqual(['cleared', 'builtTower']);
    expect(state.view().castles[1].towers).toEqual([2, 2, 2]);
  });

  it.each([
    ['petits bâtisseurs', small, '1,2 2,2', '1,2-2,2', 1],
    ['petits bâtisseurs', small, '2,4 2,5', '2,4-2,5', 2],
    ['petits bâtisseurs', small, '2,5 3,5 4,5', '2,5-4,5', 3],
    ['grands architectes', grand, '1,1 1,2', '1,1-1,2', 1],
    ['grands architectes', grand, '4,4 4,5', '4,4-4,5', 2],
    ['grands architectes', grand, '3,5 4,5 5,5', '3,5-5,5', 3],
  ] as const)('[O4.3] builds walls: %s %#', (_mode, arrange, tokens, line, inhabitants) => {
    for (const flags of [1, 2]) {
      const state = arrange({ castles: [{ tokens, inhabitants: 6 }, {}] });
      play(state, `build ${line}`);
      expect(state.view().castles[0]).toMatchObject({ inhabitants: 6 + inhabitants, walls: [] });
      expect(ohMonChateau.describe(state)).toMatchObject({ decision: 'wall', actors: [0] });
      expect(legal(state)).toEqual(['wall 1', 'wall 2']);
      expect(play(state, `wall ${flags}`)).toEqual([{ type: 'builtWall', seat: 0, flags }]);
      expect(state.view().castles[0].walls).toEqual([flags]);
      expect(legal(state)).toEqual(['end']);
    }
  });

  it('[O4.3] gives no points for a wall, but its inhabitants', () => {
    const state = small({ castles: [{ tokens: '1,2 2,2' }, {}] });
    play(state, 'build 1,2-2,2', 'wall 2');
    expect(state.view().castles[0].score).toEqual({
      towers: 0,
      sun: 0,
      clouds: 0,
      inhabitants: 1,
      flags: 0,
      guests: 0,
      total: 1,
    });
  });

  it('[O4.3] offers each kind of wall twice', () => {
    for (const [walls, left] of [
      [[2, 2], 1],
      [[1, 1], 2],
      [[2, 2, 1], 1],
      [[1, 1, 2], 2],
    ] as const) {
      const state = small({ castles: [{ walls, tokens: '1,2 2,2' }, {}] });
      play(state, 'build 1,2-2,2');
      expect(legal(state)).toEqual([`wall ${left}`]);
      expect(forbiddenBy(state, `wall ${3 - left}`)).toBe('O4.3');
      play(state, `wall ${left}`);
      expect(state.view().castles[0].walls).toEqual([...walls, left].sort());
    }
    const both = small({ castles: [{ walls: [1, 2], tokens: '1,2 2,2' }, {}] });
    play(both, 'build 1,2-2,2');
    expect(legal(both)).toEqual(['wall 1', 'wall 2']);
  });

  it('[O4.3] has four walls at most, and asks only while a wall is built', () => {
    const state = small({ castles: [{ walls: [1, 1, 2, 2], tokens: '1,2 2,2' }, {}] });
    expect(forbiddenBy(state, 'build 1,2-2,2')).toBe('O4.3');
    expect(forbiddenBy(state, 'wall 1')).toBe('O3.5');
    expect(state.view().castles[0].inhabitants).toBe(0);
  });

  it.each([
    ['petits bâtisseurs', small, '2,1 2,2', '2,1-2,2', 1],
    ['petits bâtisseurs', small, '2,1 3,1 4,1', '2,1-4,1', 2],
    ['grands architectes', grand, '2,3 3,3', '2,3-3,3', 1],
    ['grands architectes', grand, '2,1 2,2 2,3', '2,1-2,3', 2],
  ] as const)('[O4.4] draws flags: %s %#', (_mode, arrange, tokens, line, points) => {
    const state = arrange({ castles: [{ tokens, walls: [1] }, {}] });
    expect(play(state, `build ${line}`).at(-1)).toEqual({ type: 'drewFlag', seat: 0, points });
    expect(state.view().castles[0]).toMatchObject({
      flags: [points],
      score: { flags: points, total: points },
    });
  });

  it('[O4.4] needs room on a built wall', () => {
    for (const [walls, room] of [
      [[], 0],
      [[1], 1],
      [[2], 2],
      [[1, 1], 2],
      [[1, 2], 3],
      [[2, 2], 4],
      [[1, 2, 2], 5],
      [[1, 1, 2, 2], 6],
    ] as const) {
      for (let flags = 0; flags <= room; flags++) {
        const castle = { walls, flags: Array(flags).fill(2), tokens: '2,1 2,2' };
        const state = small({ castles: [castle, { walls: [2, 2] }] });
        expect(forbiddenBy(state, 'build 2,1-2,2')).toBe(flags < room ? 'legal' : 'O4.4');
        expect(legal(state)).toEqual(flags < room ? ['build 2,1-2,2', 'end'] : ['end']);
      }
    }
  });

  it('[O4.4] finds room on a wall of the same turn', () => {
    const state = small({ castles: [{ tokens: '2,1 3,1 4,1 2,4 2,5' }, {}] });
    expect(forbiddenBy(state, 'build 2,1-4,1')).toBe('O4.4');
    play(state, 'build 2,4-2,5', 'wall 1', 'build 2,1-4,1');
    expect(state.view().castles[0]).toMatchObject({ walls: [1], flags: [2], inhabitants: 2 });
  });

  it('[O4.5] loses the inhabitants that do not fit on the track', () => {
    const wall = small({ castles: [{ inhabitants: 28, tokens: '2,5 3,5 4,5' }, {}] });
    expect(play(wall, 'build 2,5-4,5')).toContainEqual({
      type: 'drewInhabitants',
      seat: 0,
      count: 2,
      total: 30,
    });
    expect(wall.view().castles[0]).toMatchObject({ inhabitants: 30, score: { inhabitants: 20 } });

    const die = small({ castles: [{ inhabitants: 29 }, { inhabitants: 28 }], dice: 'wood inhabitants' });
    play(die, '0:take inhabitants', '1:take inhabitants');
    expect(die.view().castles.map(({ inhabitants }) => inhabitants)).toEqual([30, 30]);

    const guest = grand({ castles: [{ inhabitants: 27, guests: 'bohemienne', tokens: '1,2 2,2' }, {}] });
    play(guest, 'build 1,2-2,2', 'activate bohemienne');
    expect(guest.view().castles[0].inhabitants).toBe(30);
  });

  it('[O4.5] builds a wall although the track is full', () => {
    const state = small({ castles: [{ inhabitants: 30, tokens: '1,2 2,2' }, {}] });
    expect(play(state, 'build 1,2-2,2', 'wall 2').map(({ type }) => type)).toEqual(['cleared', 'builtWall']);
    expect(state.view().castles[0]).toMatchObject({ inhabitants: 30, walls: [2] });
  });
});
