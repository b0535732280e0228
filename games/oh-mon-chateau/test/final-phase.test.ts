import { CHANCE, seatsIn } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { type ChateauState, ohMonChateau } from '../src/index.js';
import { forbiddenBy, grand, legal, NO_FLOOR, NO_TOWER, play, small } from './arrange.js';

describe('O5 the end of the game: the final phase', () => {
  it('[O5.2] lets the others build once more, in turn order, without dice', () => {
    const ready = { tokens: '1,4 2,4' };
    const state = small({ castles: [ready, { ...NO_TOWER, ...ready }, ready, ready], turn: 1 });
    play(state, 'build 1,4-2,4');
    for (const seat of [2, 3, 0]) {
      expect(ohMonChateau.describe(state)).toMatchObject({
        phase: 'final',
        turn: seat,
        dice: [],
        actors: [seat],
      });
      expect(legal(state, seat)).toEqual(['build 1,4-2,4', 'end']);
      for (const other of [0, 1, 2, 3].filter((it) => it !== seat))
        expect(forbiddenBy(state, 'end', other)).toBe('O3.5');
      for (const move of ['take wood 2,1', 'pass']) expect(forbiddenBy(state, move, seat)).toBe('O3.5');
      expect(forbiddenBy(state, 'roll wood wood', CHANCE)).toBe('O3.1');
      play(state, 'build 1,4-2,4');
      const log = play(state, 'end');
      expect(log[0]).toEqual({ type: 'turnEnded', seat });
    }
    expect(state.isOver()).toBe(true);
    expect(seatsIn(state.actors())).toEqual([]);
    expect(state.view()).toMatchObject({ phase: 'over', turn: 0, dice: [] });
    expect(state.view().castles.map(({ towers }) => towers)).toEqual([[2], [2, 2, 2, 2], [2], [2]]);
    expect(state.outcome()).toEqual({ reason: 'castle', winners: [1], scores: [2, 16, 2, 2] });
    expect(forbiddenBy(state, 'end', 0)).toBe('O5.1');
    expect(forbiddenBy(state, 'roll wood wood', CHANCE)).toBe('O5.1');
  });

  it('[O5.2] asks also those who can build nothing, and allows several builds', () => {
    const tokens = '1,2 2,2 2,4 2,5 4,4 4,5';
    const state = small({ castles: [{}, {}, { tokens }], phase: 'final', finisher: 0, turn: 1 });
    expect(legal(state, 1)).toEqual(['end']);
    play(state, 'end', 'build 1,2-2,2', 'wall 2', 'build 4,4-4,5', 'turn 2', 'build 2,4-2,5', 'wall 1');
    expect(state.view()).toMatchObject({ phase: 'final', turn: 2 });
    play(state, 'end');
    expect(state.view().castles[2]).toMatchObject({ walls: [1, 2], floors: 1, guests: [2], inhabitants: 3 });
    expect(state.outcome()).toMatchObject({ reason: 'castle', scores: [4, 0, 3] });
  });

  it('[O5.5] neither stops nor rewards who completes a castle there as well', () => {
    const tokens = '1,4 2,4 2,1 2,2';
    const state = small({ castles: [{}, { ...NO_TOWER, tokens }], phase: 'final', turn: 1 });
    play(state, 'build 1,4-2,4');
    expect(legal(state)).toEqual(['build 2,1-2,2', 'end']);
    play(state, 'build 2,1-2,2');
    expect(state.view().castles.map(({ clouds }) => clouds)).toEqual([[4], []]);
  });

  it('[O5.2] brings no sun to a fourth tower there: who finished had four, so it is drawn already', () => {
    const almost = { towers: [2, 2, 2], tokens: '1,4 2,4' };
    const state = small({ castles: [{ ...NO_TOWER, tokens: '1,4 2,4' }, almost, almost] });
    expect(play(state, 'build 1,4-2,4')).toContainEqual({ type: 'drewSun', seat: 0 });
    for (const seat of [1, 2]) {
      expect(play(state, 'build 1,4-2,4', 'end').map(({ type }) => type)).not.toContain('drewSun');
      expect(state.view().castles[seat].towers).toHaveLength(4);
    }
    expect(state.view().sun).toBe(0);
    expect(state.outcome()).toEqual({ reason: 'castle', winners: [0], scores: [16, 8, 8] });
  });

  it('[O5.2] leaves the sun with who was first, be it another than the finisher', () => {
    const castles = [
      { ...NO_FLOOR, tokens: '4,4 4,5' },
      { towers: [2, 2, 2, 2] },
      { towers: [2, 2, 2], tokens: '1,4 2,4' },
    ];
    const state = small({ castles, sun: 1 });
    play(state, 'build 4,4-4,5', 'turn 1', 'end', 'build 1,4-2,4', 'end');
    expect(state.outcome()).toEqual({ reason: 'castle', winners: [0], scores: [8 + 4 + 1, 8 + 4, 8] });
  });

  describe.each(['architecte', 'bucheron', 'marchand', 'mineur', 'paysan'])('%s', (guest) => {
    const count = guest === 'architecte' ? 1 : 2;
    const inhabitants = guest === 'architecte' ? 1 : 0;
    const lost = { type: 'tokensLost', seat: 1, guest, count };
    const final = { phase: 'final', turn: 1 } as const;
    /** The moves that let the guest act, and the position before. */
    const WAYS: Record<string, (version?: 1 | 2) => { state: ChateauState; moves: string[] }> = {
      'on arrival': (version = 2) => ({
        state: grand({ ...final, version, castles: [{}, { tokens: '5,4 5,5' }], faceUp: `${guest} fou roi` }),
        moves: ['build 5,4-5,5', `invite ${guest}`, 'turn troll'],
      }),
      'with the last guest': (version = 2) => ({
        state: grand({ ...final, version, castles: [{}, { tokens: '5,4 5,5' }], faceUp: guest, deck: '' }),
        moves: ['build 5,4-5,5', `invite ${guest}`],
      }),
      'when reactivated': (version = 2) => ({
        state: grand({ ...final, version, castles: [{}, { tokens: '1,2 2,2', guests: guest }] }),
        moves: ['build 1,2-2,2', `activate ${guest}`],
      }),
      'when stolen': (version = 2) => ({
        state: grand({ ...final, version, castles: [{ guests: guest }, { tokens: '3,4 4,4 5,4' }] }),
        moves: ['build 3,4-5,4', `steal ${guest}`],
      }),
    };

    it.each(Object.keys(WAYS))('[O5.2] loses its tokens %s: none is placed any more', (way) => {
      const { state, moves } = WAYS[way]();
      const log = play(state, ...moves);
      expect(log).toContainEqual(lost);
      expect(log.map(({ type }) => type)).not.toContain('placedToken');
      expect(state.view()).toMatchObject({ phase: 'final', decision: null, gain: null, turn: 1 });
      expect(state.view().castles[1]).toMatchObject({ tokens: [], tokensLeft: 10, inhabitants });
      expect(state.view().castles[1].guests).toContain(guest);
      expect(legal(state)).toEqual(['end']);
      expect(forbiddenBy(state, 'put 2,1')).toBe('O3.5');
    });

    it.each(Object.keys(WAYS))('[O5.2] brings them %s under version 1, as it was', (way) => {
      const { state, moves } = WAYS[way](1);
      const log = play(state, ...moves);
      expect(log).toContainEqual({ type: 'guestActed', seat: 1, guest });
      expect(log).not.toContainEqual(lost);
      expect(state.view()).toMatchObject({ phase: 'final', decision: 'gain', gain: { times: count } });
      expect(legal(state, 1, 'put').length).toBeGreaterThan(2);
      expect(state.view().castles[1].inhabitants).toBe(inhabitants);
    });
  });

  it('[O5.5] places tokens for who completes the castle: that part is still carried out in full', () => {
    const castles = [{ ...NO_FLOOR, tokens: '5,4 5,5' }, {}];
    const state = grand({ castles, faceUp: 'bucheron fou roi' });
    play(state, 'build 5,4-5,5', 'invite bucheron', 'turn troll');
    expect(legal(state)).toEqual(['put 2,1', 'put 3,3', 'put 5,5', 'skip']);
    play(state, 'put 2,1', 'put 3,3');
    expect(state.view()).toMatchObject({ phase: 'final', turn: 1, finisher: 0 });
  });

  it('[O5.2] still draws inhabitants: Bohémienne and Architecte', () => {
    const castles = [{}, { tokens: '1,2 2,2', guests: 'bohemienne architecte' }];
    const state = grand({ castles, phase: 'final', turn: 1 });
    const other = state.copy();
    play(state, 'build 1,2-2,2', 'activate bohemienne');
    expect(state.view().castles[1].inhabitants).toBe(4);
    play(other, 'build 1,2-2,2', 'activate architecte');
    expect(other.view()).toMatchObject({ decision: null });
    expect(other.view().castles[1].inhabitants).toBe(1);
  });

  it('[O5.2] lets Magicien move tokens that lie there, and a line that they complete be built', () => {
    const castles = [{}, { tokens: '1,2 2,2 1,1 5,5', guests: 'architecte magicien' }];
    const state = grand({ castles, phase: 'final', turn: 1 });
    play(state, 'build 1,2-2,2', 'activate magicien', 'move 5,5-2,1', 'skip', 'build 1,1-2,1', 'end');
    expect(state.outcome()).toMatchObject({ scores: [4, 4] });
  });

  it('[O5.2] rolls nothing: Dagobert does nothing there, by arrival, reactivation or theft', () => {
    const arrival = grand({
      castles: [{}, { tokens: '5,4 5,5' }],
      phase: 'final',
      turn: 1,
      faceUp: 'dagobert fou roi',
    });
    play(arrival, 'build 5,4-5,5', 'invite dagobert');
    expect(arrival.view().decision).toBe('turn');
    play(arrival, 'turn troll');
    const reactivation = grand({
      castles: [{}, { tokens: '1,2 2,2', guests: 'dagobert' }],
      phase: 'final',
      turn: 1,
    });
    play(reactivation, 'build 1,2-2,2');
    expect(legal(reactivation)).toEqual(['activate dagobert']);
    play(reactivation, 'activate dagobert');
    const theft = grand({
      castles: [{ guests: 'dagobert' }, { tokens: '3,4 4,4 5,4' }],
      phase: 'final',
      turn: 1,
    });
    play(theft, 'build 3,4-5,4', 'steal dagobert');
    for (const state of [arrival, reactivation, theft]) {
      expect(state.isChance()).toBe(false);
      expect(state.view()).toMatchObject({ phase: 'final', decision: null, turn: 1 });
      expect(state.view().castles[1]).toMatchObject({ guests: ['dagobert'], tokens: [], inhabitants: 0 });
      expect(legal(state)).toEqual(['end']);
    }
  });

  it('[O5.2] lets guests be stolen from the finisher', () => {
    const castles = [{ guests: 'reine garde' }, { tokens: '3,4 4,4 5,4' }];
    const state = grand({ castles, phase: 'final', turn: 1 });
    play(state, 'build 3,4-5,4');
    expect(legal(state)).toEqual(['steal garde']);
    play(state, 'steal garde', 'end');
    expect(state.outcome()).toMatchObject({ winners: [0], scores: [7, 1] });
  });
});
