import { describe, expect, it } from 'vitest';
import { GUESTS } from '../src/index.js';
import { BLUE, BLUE_CELLS, type Castle, each, forbiddenBy, grand, legal, play } from './arrange.js';

const HOURGLASS = GUESTS.filter(({ seal }) => seal === 'hourglass').map(({ id }) => id);
const THEFT = '3,4 4,4 5,4';

/** What each lets a player do with two dice who has nothing but a big wall, besides what all can do. */
const POWERS: Record<string, { dice: string; more: readonly string[] }> = {
  bergere: { dice: 'wood ?', more: ['take ? cloud'] },
  chevalier: { dice: 'wood inhabitants', more: each('take inhabitants', BLUE_CELLS) },
  cuisinier: { dice: 'wood food', more: ['take food'] },
  garde: { dice: 'wood food', more: [] },
  moine: { dice: 'gold food', more: ['take gold flag'] },
  troll: { dice: 'stone gold', more: each('take stone', BLUE.wood) },
};

describe.each(HOURGLASS)('O8 hourglass: %s', (guest) => {
  const { dice, more } = POWERS[guest];
  // on somebody else's dice, which may be left
  const plain = (castle: Castle): string[] =>
    legal(grand({ castles: [{ ...castle, walls: [2] }, {}], dice, turn: 1, faceUp: '', deck: '' }), 0);
  const withoutPass = (moves: readonly string[]): string[] => moves.filter((move) => move !== 'pass');

  it('[O8.2] gives its power on own dice, and nothing else', () => {
    const own = grand({ castles: [{ guests: guest, walls: [2] }, {}], dice });
    expect(legal(own, 0)).toEqual(withoutPass([...plain({}), ...more].sort()));
  });

  it('[O9.3] works on dice that others rolled, for its owner alone', () => {
    const castles = [{ walls: [2] }, { walls: [2], guests: guest }, { walls: [2] }];
    for (const turn of [0, 1, 2]) {
      const state = grand({ castles, turn, dice });
      const left = (seat: number, moves: readonly string[]) => (seat === turn ? withoutPass(moves) : moves);
      expect(legal(state, 1)).toEqual(left(1, [...plain({}), ...more].sort()));
      for (const other of [0, 2]) expect(legal(state, other)).toEqual(left(other, plain({})));
    }
  });

  it('[O8.2] asks nothing on arrival and when stolen, and cannot be reactivated', () => {
    const arrival = grand({ castles: [{ tokens: '5,4 5,5' }, {}], faceUp: `${guest} reine roi` });
    play(arrival, 'build 5,4-5,5', `invite ${guest}`, 'turn fou');
    expect(arrival.view()).toMatchObject({ decision: null, phase: 'build' });
    expect(arrival.view().castles[0]).toMatchObject({ guests: [guest], inhabitants: 0, tokens: [] });
    const theft = grand({ castles: [{ tokens: THEFT }, { guests: guest, floors: 1 }] });
    play(theft, 'build 3,4-5,4', `steal ${guest}`);
    expect(theft.view()).toMatchObject({ decision: null, phase: 'build' });
    expect(theft.view().castles.map(({ guests }) => guests)).toEqual([[guest], []]);
    const activation = grand({ castles: [{ tokens: '1,2 2,2', guests: guest }, {}] });
    expect(forbiddenBy(activation, 'build 1,2-2,2')).toBe('O9.2');
  });

  it('[O8.2] loses its power to the thief', () => {
    const state = grand({
      castles: [
        { walls: [2], tokens: THEFT },
        { walls: [2], guests: guest },
      ],
    });
    play(state, 'build 3,4-5,4', `steal ${guest}`, 'end', `roll ${dice}`);
    expect(legal(state, 0)).toEqual([...plain({}), ...more].sort());
    expect(legal(state, 1)).toEqual(withoutPass(plain({})));
  });

  it('is worth 1 point', () => {
    expect(grand({ castles: [{ guests: guest }, {}] }).view().castles[0].score.total).toBe(1);
  });
});

describe('O8 hourglass', () => {
  it('[O8.2] has six such guests', () => {
    expect(HOURGLASS).toEqual(Object.keys(POWERS));
  });

  it('[O8.2] keeps what they gave when they are stolen', () => {
    const before = { clouds: 3, flags: [2, 2], walls: [2], inhabitants: 5, tokens: '1,1 2,2' };
    const guests = 'bergere chevalier cuisinier moine troll';
    const state = grand({ castles: [{ tokens: THEFT }, { ...before, guests }] });
    const [, { score: had }] = state.view().castles;
    play(state, 'build 3,4-5,4', 'steal bergere');
    expect(state.view().castles[1]).toMatchObject({
      clouds: [2, 2, 2],
      flags: [2, 2],
      inhabitants: 5,
      tokens: ['1,1', '2,2'],
      score: { ...had, guests: had.guests - 1, total: had.total - 1 },
    });
  });

  it('[O8.2] Bergère: "?" may draw a cloud worth 2', () => {
    const castles = [{ guests: 'bergere' }, { clouds: 1 }];
    const state = grand({ castles, dice: '? ?' });
    expect(play(state, '0:take ? cloud')).toEqual([
      { type: 'usedDie', seat: 0, face: '?', as: '?' },
      { type: 'drewCloud', seat: 0, points: 2 },
    ]);
    play(state, '0:take ? cloud');
    expect(state.view().castles[0]).toMatchObject({ clouds: [2, 2], score: { clouds: 4 }, tokens: [] });
    expect(forbiddenBy(state, 'take ? cloud', 1)).toBe('O8.2');
  });

  it('[O8.2] Chevalier: inhabitants may put a token on any free cell instead', () => {
    const state = grand({
      castles: [{ guests: 'chevalier', tokens: '1,1' }, {}],
      dice: 'inhabitants inhabitants',
    });
    expect(forbiddenBy(state, 'take inhabitants 1,1', 0)).toBe('O3.3');
    expect(forbiddenBy(state, 'take inhabitants 1,5', 0)).toBe('O3.2');
    expect(forbiddenBy(state, 'take inhabitants 2,1', 1)).toBe('O8.2');
    play(state, '0:take inhabitants 2,1', '0:take inhabitants', '1:pass');
    expect(state.view().castles[0]).toMatchObject({ tokens: ['1,1', '2,1'], inhabitants: 2 });
    expect(legal(state)).toEqual(['build 1,1-2,1', 'end']);
  });

  it('[O8.2] Chevalier: with a full track the token is left, with no token the inhabitants', () => {
    const full = grand({
      castles: [{ guests: 'chevalier', inhabitants: 30 }, {}],
      dice: 'inhabitants inhabitants',
    });
    expect(legal(full, 0)).toEqual(each('take inhabitants', BLUE_CELLS));
    const ten = '1,1 1,2 2,1 2,2 2,3 3,3 3,4 3,5 4,4 4,5';
    const none = grand({
      castles: [{ guests: 'chevalier', tokens: ten }, {}],
      dice: 'inhabitants inhabitants',
    });
    expect(legal(none, 0)).toEqual(['take inhabitants']);
    expect(forbiddenBy(none, 'take inhabitants 5,5', 0)).toBe('O3.3');
  });

  it('[O8.2] Cuisinier: food also gives one inhabitant', () => {
    const state = grand({ castles: [{ guests: 'cuisinier' }, {}], dice: 'food food' });
    expect(play(state, '0:take food 2,2').map(({ type }) => type)).toEqual([
      'usedDie',
      'placedToken',
      'drewInhabitants',
    ]);
    play(state, '1:take food 2,2', '0:take food 5,4');
    expect(state.view().castles.map(({ inhabitants }) => inhabitants)).toEqual([2, 0]);
    expect(forbiddenBy(grand({ dice: 'food food' }), 'take food')).toBe('O3.2');
  });

  it('[O8.2] Cuisinier: no other face gives one', () => {
    const state = grand({ castles: [{ guests: 'cuisinier' }, {}], dice: 'wood ?' });
    play(state, '0:take wood 2,1', '0:take ? as gold 1,2', '1:pass');
    expect(state.view().castles[0].inhabitants).toBe(0);
  });

  it('[O8.2] Moine: gold may draw a flag worth 2 instead', () => {
    const state = grand({ castles: [{ guests: 'moine', walls: [1, 2] }, { walls: [2] }], dice: 'gold gold' });
    expect(play(state, '0:take gold flag')).toEqual([
      { type: 'usedDie', seat: 0, face: 'gold', as: 'gold' },
      { type: 'drewFlag', seat: 0, points: 2 },
    ]);
    play(state, '0:take gold 1,2');
    expect(state.view().castles[0]).toMatchObject({ flags: [2], tokens: ['1,2'], score: { flags: 2 } });
    expect(forbiddenBy(state, 'take gold flag', 1)).toBe('O8.2');
    const other = grand({ castles: [{ guests: 'moine', walls: [2] }, {}], dice: 'wood food' });
    expect(forbiddenBy(other, 'take wood flag', 0)).toBe('O8.2');
    expect(forbiddenBy(other, 'take gold flag', 0)).toBe('O3.1');
  });

  it('[O8.2] Garde: nobody steals crown guests of its owner', () => {
    const castles = [{ tokens: THEFT }, { guests: 'garde roi fou troll' }, { guests: 'reine paysan' }];
    const state = grand({ castles });
    play(state, 'build 3,4-5,4');
    expect(legal(state)).toEqual(['steal garde', 'steal paysan', 'steal reine', 'steal troll']);
    for (const guest of ['roi', 'fou']) expect(forbiddenBy(state, `steal ${guest}`)).toBe('O9.1');
  });

  it('[O8.2] Troll: wood counts as stone and stone as wood', () => {
    const castles = [{ guests: 'troll', tokens: '2,1 3,5' }, {}];
    const state = grand({ castles, dice: 'wood stone' });
    expect(legal(state, 0)).toEqual([
      ...each('take stone', '1,1 3,3 4,4 5,5'),
      ...each('take wood', '1,1 3,3 4,4 5,5'),
    ]);
    expect(legal(state, 1)).toEqual([
      'pass',
      ...each('take stone', BLUE.stone),
      ...each('take wood', BLUE.wood),
    ]);
    for (const cell of ['1,2', '2,2']) expect(forbiddenBy(state, `take wood ${cell}`, 0)).toBe('O3.2');
    expect(forbiddenBy(state, 'take wood 2,1', 0)).toBe('O3.3');
    play(state, '0:take wood 1,1', '0:take stone 5,5', '1:pass');
    expect(state.view().castles[0].tokens).toEqual(['1,1', '2,1', '3,5', '5,5']);
    expect(legal(state)).toEqual(['build 1,1-2,1', 'end']);
  });
});
