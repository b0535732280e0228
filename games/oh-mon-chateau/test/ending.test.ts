import { CHANCE, seatsIn } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { type ChateauState, ohMonChateau } from '../src/index.js';
import { type Castle, chances, forbiddenBy, grand, legal, passRound, play, small } from './arrange.js';

/** Eleven parts: a tower, a floor or a wall is missing. */
const NO_TOWER: Castle = { floors: 4, towers: [2, 2, 2], walls: [1, 1, 2, 2] };
const NO_FLOOR: Castle = { floors: 3, towers: [2, 2, 2, 2], walls: [1, 1, 2, 2] };
const NO_WALL: Castle = { floors: 4, towers: [2, 2, 2, 2], walls: [1, 2, 2] };

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

  it('[O5.1] carries out a wall in full: inhabitants and choice', () => {
    const state = small({ castles: [{ ...NO_WALL, tokens: '2,5 3,5 4,5' }, {}] });
    play(state, 'build 2,5-4,5');
    expect(state.view()).toMatchObject({ phase: 'build', decision: 'wall', finisher: null });
    expect(legal(state)).toEqual(['wall 1']);
    play(state, 'wall 1');
    expect(state.view()).toMatchObject({ phase: 'final', finisher: 0 });
    expect(state.view().castles[0]).toMatchObject({ inhabitants: 3, walls: [1, 1, 2, 2], clouds: [4] });
  });

  it('[O5.1] carries out a floor in full: the guest of petits bâtisseurs comes', () => {
    const state = small({ castles: [{ ...NO_FLOOR, tokens: '4,4 4,5' }, {}] });
    play(state, 'build 4,4-4,5');
    expect(state.view()).toMatchObject({ phase: 'build', finisher: null });
    expect(play(state, 'turn 4').slice(0, 2)).toEqual([
      { type: 'guestArrived', seat: 0, guest: '4' },
      { type: 'finished', seat: 0 },
    ]);
    expect(state.view().castles[0]).toMatchObject({ guests: [4], clouds: [4], score: { total: 8 + 4 + 4 } });
  });

  it('[O5.1] carries out a tower in full: the sun with the cloud', () => {
    const state = grand({ castles: [{ ...NO_TOWER, tokens: '3,3 3,4 3,5' }, {}] });
    play(state, 'build 3,3-3,5');
    expect(state.view()).toMatchObject({ phase: 'final', sun: 0, finisher: 0 });
    expect(state.view().castles[0].score).toMatchObject({ towers: 11, sun: 4, clouds: 4 });
  });

  it('[O5.1] lets the last guest act in full, but what it completes is not built any more', () => {
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

  it('[O5.1] lets the last guest act also if it asks nothing, or if its gains are forgone', () => {
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

  it('[O5.1] lets Dagobert roll and give as the last guest', () => {
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

  it('[O5.2] neither stops nor rewards who completes a castle there as well', () => {
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

  it("[O5.2] lets guests' immediate effects work, by arrival, reactivation and theft", () => {
    const tokens = '5,4 5,5 1,2 2,2';
    const castles = [{ guests: 'mineur' }, { tokens, guests: 'marchand' }];
    const state = grand({ castles, phase: 'final', turn: 1, faceUp: 'bucheron fou roi' });
    play(state, 'build 5,4-5,5', 'invite bucheron', 'turn paysan');
    expect(legal(state)).toEqual(['put 2,1', 'put 3,3', 'put 5,5', 'skip']);
    play(state, 'put 2,1', 'put 3,3', 'build 1,2-2,2', 'activate marchand');
    expect(legal(state)).toEqual(['put 1,2', 'put 2,3', 'put 3,4', 'skip']);
    play(state, 'put 3,4', 'skip');
    expect(state.view().castles[1].tokens).toEqual(['2,1', '3,3', '3,4']);
    expect(legal(state)).toEqual(['end']);
    const thief = { tokens: '3,4 4,4 5,4 2,1' };
    const stealing = grand({ castles: [{ guests: 'mineur' }, thief], phase: 'final', turn: 1 });
    play(stealing, 'build 3,4-5,4', 'steal mineur', 'put 1,1', 'put 3,5', 'build 1,1-2,1', 'end');
    expect(stealing.view().castles[1]).toMatchObject({ guests: ['mineur'], towers: [2], tokens: ['3,5'] });
    expect(stealing.outcome()).toMatchObject({ scores: [4, 3] });
  });

  it('[O5.2] lets Magicien and Architecte work', () => {
    const castles = [{}, { tokens: '1,2 2,2 1,1 5,5', guests: 'architecte magicien' }];
    const state = grand({ castles, phase: 'final', turn: 1 });
    const other = state.copy();
    play(state, 'build 1,2-2,2', 'activate magicien', 'move 5,5-2,1', 'skip', 'build 1,1-2,1', 'end');
    expect(state.outcome()).toMatchObject({ scores: [4, 4] });
    play(
      other,
      'build 1,2-2,2',
      'activate architecte',
      'put 5,4',
      'build 5,4-5,5',
      'invite roi',
      'turn fou',
      'end',
    );
    expect(other.view().castles[1]).toMatchObject({ inhabitants: 1, floors: 1 });
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

describe('O5 the end of the game: the score', () => {
  it('[O5.3] adds up towers, sun and clouds, inhabitants, flags and guests', () => {
    const rich = {
      towers: [2, 5, 5, 2],
      clouds: 2,
      inhabitants: 17,
      walls: [1, 1, 2, 2],
      flags: [1, 2, 2],
      floors: 3,
      guests: 'courtisane fou prince princesse reine roi moine',
    };
    const state = grand({
      castles: [{ guests: 'garde' }, rich],
      sun: 1,
      finisher: 1,
      phase: 'final',
      turn: 0,
    });
    expect(state.view().castles[1].score).toEqual({
      towers: 2 + 5 + 5 + 2,
      sun: 4,
      clouds: 2 + 2 + 4,
      inhabitants: 8, // 17 is in the sixth group of three
      flags: 1 + 2 + 2,
      guests: 6 + 3 + 4 + 4 + 3 + 3 + 1,
      total: 14 + 4 + 8 + 8 + 5 + 24,
    });
    expect(state.view().castles[1].clouds).toEqual([2, 2, 4]);
    play(state, 'end');
    expect(state.outcome()).toEqual({ reason: 'castle', winners: [1], scores: [1, 63] });
    expect(ohMonChateau.describe(state)).toMatchObject({
      scores: [1, 63],
      over: true,
      winners: [1],
      turn: 0,
    });
  });

  it('[O5.3] counts guests of petits bâtisseurs by their value', () => {
    const castle = {
      towers: [5, 5],
      inhabitants: 30,
      flags: [2, 1, 1],
      guests: '1 2 4 4',
      floors: 4,
      walls: [2, 2],
    };
    const state = small({ castles: [castle, {}], sun: 1 });
    expect(state.view().castles[0].score).toEqual({
      towers: 10,
      sun: 0,
      clouds: 0,
      inhabitants: 20,
      flags: 4,
      guests: 11,
      total: 45,
    });
    expect(state.view().castles[1].score.total).toBe(4);
  });

  it('[O5.3] lets most points win, whoever finished', () => {
    const state = small({ castles: [{}, { towers: [5] }, { towers: [2] }], phase: 'final', turn: 1 });
    const log = play(state, 'end', 'end');
    expect(log.at(-1)).toEqual({ type: 'ended', reason: 'castle', winners: [1] });
    expect(state.outcome()).toEqual({ reason: 'castle', winners: [1], scores: [4, 5, 2] });
    expect(state.view().winners).toEqual([1]);
  });

  it('[O5.3] shares a tie, also of those who did not finish', () => {
    const two = small({ castles: [{}, { towers: [2, 2] }], phase: 'final', turn: 1 });
    play(two, 'end');
    expect(two.outcome()).toEqual({ reason: 'castle', winners: [0, 1], scores: [4, 4] });
    const others = [{}, { towers: [5] }, { towers: [2] }, { flags: [2, 2], inhabitants: 3 }];
    const four = small({ castles: others, phase: 'final', turn: 1 });
    play(four, 'end', 'end', 'end');
    expect(four.outcome()).toEqual({ reason: 'castle', winners: [1, 3], scores: [4, 5, 2, 5] });
    const nothing = small({ players: 3, stallTurns: 1 });
    play(nothing, 'end');
    expect(nothing.outcome()).toEqual({ reason: 'stall', winners: [0, 1, 2], scores: [0, 0, 0] });
  });

  it('[O5.3] shows the score so far at any time, but no winner', () => {
    const state = small({ castles: [{ towers: [5] }, {}] });
    expect(ohMonChateau.describe(state)).toMatchObject({ scores: [5, 0], over: false, winners: [] });
    expect(state.view().winners).toBeNull();
    expect(state.outcome()).toBeNull();
  });
});

describe('O5 the end of the game: a locked table', () => {
  const quietTurn = (state: ChateauState): void => {
    passRound(state);
    play(state, 'end');
  };

  it("[O5.4] ends after so many turns in a row in which nobody built, counting all players'", () => {
    const state = small({ castles: [{}, { inhabitants: 1 }, {}], stallTurns: 4, phase: 'roll' });
    for (let i = 0; i < 3; i++) quietTurn(state);
    expect(state.isOver()).toBe(false);
    passRound(state);
    expect(play(state, 'end')).toEqual([
      { type: 'turnEnded', seat: 0 },
      { type: 'ended', reason: 'stall', winners: [1] },
    ]);
    expect(state.outcome()).toEqual({ reason: 'stall', winners: [1], scores: [0, 1, 0] });
    expect(ohMonChateau.describe(state)).toMatchObject({
      phase: 'over',
      turn: 0,
      over: true,
      clouds: [[], [], []],
    });
    for (const move of ['end', 'build 1,4-2,4', 'roll wood wood'])
      expect(forbiddenBy(state, move, 0)).toBe('O5.4');
  });

  it('[O5.4] scores as it stands: nobody builds once more', () => {
    const state = small({ castles: [{ tokens: '1,4 2,4' }, { tokens: '1,4 2,4' }], stallTurns: 1 });
    play(state, 'end');
    expect(state.outcome()).toEqual({ reason: 'stall', winners: [0, 1], scores: [0, 0] });
  });

  it.each([
    ['a tower', '1,1 2,1', {}, ['build 1,1-2,1']],
    ['a wall', '1,1 1,2', {}, ['build 1,1-1,2', 'wall 1']],
    ['a flag', '2,3 3,3', { walls: [1] }, ['build 2,3-3,3']],
    ['a floor', '5,4 5,5', {}, ['build 5,4-5,5', 'invite fou', 'turn moine']],
    ['a reactivation', '1,2 2,2', { guests: 'bohemienne' }, ['build 1,2-2,2', 'activate bohemienne']],
    ['a theft', '3,4 4,4 5,4', {}, ['build 3,4-5,4', 'steal garde']],
  ])('[O5.4] counts anew after %s', (_what, tokens, more, moves) => {
    const castles = [{ tokens, ...more }, { guests: 'garde' }];
    const state = grand({ castles, stallTurns: 5, quietTurns: 4, faceUp: 'fou roi troll' });
    play(state, ...moves, 'end');
    expect(state.isOver()).toBe(false);
    for (let i = 0; i < 4; i++) quietTurn(state);
    expect(state.isOver()).toBe(false);
    quietTurn(state);
    expect(state.outcome()?.reason).toBe('stall');
  });

  it('[O5.4] does not take dice for building', () => {
    const state = small({ stallTurns: 2, quietTurns: 1, dice: 'wood gold' });
    play(state, '0:take wood 1,4', '1:take gold 1,3', 'take gold 1,3', 'end');
    expect(state.outcome()?.reason).toBe('stall');
  });

  it('[O5.4] counts only what the builder of that turn built', () => {
    const state = small({ castles: [{ tokens: '1,4 2,4' }, {}], stallTurns: 2 });
    play(state, 'build 1,4-2,4', 'end');
    quietTurn(state);
    expect(state.isOver()).toBe(false);
    quietTurn(state);
    expect(state.outcome()?.reason).toBe('stall');
  });

  it('[O5.4] does not count in the final phase', () => {
    const castles = [{ ...NO_TOWER, tokens: '1,4 2,4' }, {}, {}];
    const state = small({ castles, stallTurns: 1 });
    play(state, 'build 1,4-2,4', 'end');
    expect(state.view()).toMatchObject({ phase: 'final', turn: 2 });
    play(state, 'end');
    expect(state.outcome()?.reason).toBe('castle');
  });

  it('[O5.4] can be switched off and is 100 turns if nothing is said', () => {
    const off = small({ stallTurns: 0, quietTurns: 1_000_000 });
    play(off, 'end');
    expect(off.isOver()).toBe(false);
    expect(off.view().turnsUntilStall).toBeNull();
    const standard = small({ quietTurns: 98 });
    play(standard, 'end');
    expect(standard.isOver()).toBe(false);
    quietTurn(standard);
    expect(standard.isOver()).toBe(true);
    for (const stallTurns of [-1, 0.5, '3', 10_001])
      expect(ohMonChateau.prepare({ stallTurns, first: 0 }, null)).toMatchObject({
        error: { problems: [{ place: 'stallTurns', rule: 'O5.4' }] },
      });
  });

  it('[O5.4] is announced from ten turns before', () => {
    expect(small({ quietTurns: 89 }).view().turnsUntilStall).toBeNull();
    expect(small({ quietTurns: 90 }).view().turnsUntilStall).toBe(10);
    expect(small({ quietTurns: 99 }).view().turnsUntilStall).toBe(1);
  });
});
