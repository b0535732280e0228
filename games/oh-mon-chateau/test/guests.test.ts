import { SPECTATOR } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { GUESTS, ohMonChateau } from '../src/index.js';
import { BLUE, BLUE_CELLS, each, forbiddenBy, grand, legal, play, small } from './arrange.js';

const THEFT = '3,4 4,4 5,4';
const REACTIVATION = '1,2 2,2';

describe('O9 rulings: stealing and reactivating', () => {
  it('[O9.1] takes any guest of any opponent, and neither own ones nor those shown', () => {
    const castles = [
      { guests: 'fou paysan' },
      { tokens: THEFT, guests: 'reine moine' },
      { guests: 'troll' },
      { guests: 'roi' },
    ];
    const state = grand({ castles, turn: 1, faceUp: 'garde prince mineur' });
    play(state, 'build 3,4-5,4');
    expect(ohMonChateau.describe(state)).toMatchObject({ decision: 'steal', actors: [1] });
    expect(legal(state)).toEqual(['steal fou', 'steal paysan', 'steal roi', 'steal troll']);
    for (const guest of ['reine', 'moine', 'garde', 'bergere', '3'])
      expect(forbiddenBy(state, `steal ${guest}`)).toBe('O9.1');
    for (const move of ['end', 'build 3,4-5,4']) expect(forbiddenBy(state, move)).toBe('O3.5');
    for (const move of ['skip', 'invite garde', 'activate paysan', 'put 2,2'])
      expect(forbiddenBy(state, move)).toBe('O8.1');
    expect(play(state, 'steal troll')).toEqual([{ type: 'stole', seat: 1, from: 2, guest: 'troll' }]);
    expect(state.view().castles.map(({ guests }) => guests.join(' '))).toEqual([
      'paysan fou',
      'moine troll reine',
      '',
      'roi',
    ]);
  });

  it('[O11.1] takes nobody where the table plays without it, and only that line is closed', () => {
    const castles = [{ tokens: THEFT, guests: 'paysan' }, { guests: 'troll roi' }];
    const state = grand({ castles, theft: false });
    expect(legal(state)).not.toContain('build 3,4-5,4');
    expect(forbiddenBy(state, 'build 3,4-5,4')).toBe('O11.1');
    const others = (theft: boolean) =>
      legal(grand({ castles, theft })).filter((move) => move !== 'build 3,4-5,4');
    expect(others(false)).toEqual(others(true));
    expect(legal(grand({ castles, theft: true }))).toContain('build 3,4-5,4');
  });

  it('[O9.1] may bring more than four guests, and leaves the victim the floor', () => {
    const castles = [
      { tokens: THEFT, guests: 'fou roi reine prince', floors: 4 },
      { guests: 'princesse', floors: 1 },
    ];
    const state = grand({ castles });
    play(state, 'build 3,4-5,4', 'steal princesse');
    expect(state.view().castles[0]).toMatchObject({
      guests: ['fou', 'prince', 'princesse', 'reine', 'roi'],
      floors: 4,
    });
    expect(state.view().castles[1]).toMatchObject({ guests: [], floors: 1 });
    expect(state.view().castles[0].score.guests).toBe(4 + 0 + 0 + 3 + 0);
  });

  it('[O9.1] brings even all twenty together', () => {
    const all = GUESTS.map(({ id }) => id).filter((id) => id !== 'garde');
    const castles = [{ tokens: THEFT, guests: all.join(' ') }, { guests: 'garde' }];
    const state = grand({ castles, faceUp: '' });
    play(state, 'build 3,4-5,4', 'steal garde');
    expect(state.view().castles[0].guests).toHaveLength(20);
    expect(state.view().castles[0].score.guests).toBe(14 + 6 + 3);
  });

  it('[O9.1] spares crown guests of the owner of Garde, but not Garde itself nor others', () => {
    const castles = [{ tokens: THEFT }, { guests: 'garde courtisane fou prince princesse reine roi' }];
    const state = grand({ castles });
    play(state, 'build 3,4-5,4');
    expect(legal(state)).toEqual(['steal garde']);
    play(state, 'steal garde');
    // unguarded now
    const next = grand({
      castles: [{ tokens: THEFT, guests: 'garde' }, { guests: 'roi paysan' }, { guests: 'fou' }],
    });
    play(next, 'build 3,4-5,4');
    expect(legal(next)).toEqual(['steal fou', 'steal paysan', 'steal roi']);
  });

  it('[O9.1] needs somebody who has something that can be stolen', () => {
    const nobody = grand({ castles: [{ tokens: THEFT, guests: 'roi' }, {}, {}] });
    expect(legal(nobody)).toEqual(['end']);
    expect(forbiddenBy(nobody, 'build 3,4-5,4')).toBe('O9.1');
    const guarded = grand({ castles: [{ tokens: THEFT }, { guests: 'garde roi' }, {}] });
    expect(forbiddenBy(guarded, 'build 3,4-5,4')).toBe('legal');
  });

  it('[O9.1] lets a stolen lightning guest act for the thief, with whose powers they are', () => {
    const castles = [{ tokens: THEFT, guests: 'troll' }, { guests: 'bucheron moine' }];
    const state = grand({ castles });
    expect(play(state, 'build 3,4-5,4', 'steal bucheron').slice(1)).toEqual([
      { type: 'stole', seat: 0, from: 1, guest: 'bucheron' },
      { type: 'guestActed', seat: 0, guest: 'bucheron' },
    ]);
    expect(legal(state)).toEqual([...each('put', '1,1 2,1 3,3 3,5 4,4 5,5'), 'skip']);
  });

  it('[O9.2] reactivates lightning guests of one’s own only', () => {
    const castles = [{ tokens: REACTIVATION, guests: 'paysan dagobert moine roi' }, { guests: 'mineur' }];
    const state = grand({ castles, faceUp: 'marchand bucheron fou' });
    play(state, 'build 1,2-2,2');
    expect(ohMonChateau.describe(state)).toMatchObject({ decision: 'activate', actors: [0] });
    expect(legal(state)).toEqual(['activate dagobert', 'activate paysan']);
    for (const guest of ['moine', 'roi', 'mineur', 'marchand', '2'])
      expect(forbiddenBy(state, `activate ${guest}`)).toBe('O9.2');
    for (const move of ['end', 'build 1,2-2,2']) expect(forbiddenBy(state, move)).toBe('O3.5');
    expect(forbiddenBy(state, 'skip')).toBe('O8.1');
    expect(forbiddenBy(state, 'activate paysan', 1)).toBe('O3.5');
  });

  it('[O9.2] needs one, however many others have', () => {
    const castles = [{ tokens: REACTIVATION, guests: 'moine garde roi' }, { guests: 'mineur paysan' }];
    const state = grand({ castles });
    expect(legal(state)).toEqual(['end']);
    expect(forbiddenBy(state, 'build 1,2-2,2')).toBe('O9.2');
  });

  it('[O9.2] serves a guest that was stolen in the same turn', () => {
    const state = grand({ castles: [{ tokens: `${THEFT} ${REACTIVATION}` }, { guests: 'bohemienne' }] });
    expect(forbiddenBy(state, 'build 1,2-2,2')).toBe('O9.2');
    play(state, 'build 3,4-5,4', 'steal bohemienne', 'build 1,2-2,2', 'activate bohemienne');
    expect(state.view().castles[0].inhabitants).toBe(8);
  });
});

describe('O9 rulings: powers', () => {
  it('[O9.3] lets "?" as food, gold or inhabitants serve Cuisinier, Moine and Chevalier', () => {
    const castles = [{ guests: 'cuisinier moine chevalier', walls: [2] }, {}];
    const state = grand({ castles, dice: '? ?' });
    expect(legal(state, 0)).toEqual([
      'take ? as food',
      ...each('take ? as food', BLUE.food),
      ...each('take ? as gold', BLUE.gold),
      'take ? as gold flag',
      'take ? as inhabitants',
      ...each('take ? as inhabitants', BLUE_CELLS),
      ...each('take ? as stone', BLUE.stone),
      ...each('take ? as wood', BLUE.wood),
    ]);
    const food = state.copy();
    play(food, '0:take ? as food 2,2', '0:take ? as food');
    expect(food.view().castles[0]).toMatchObject({ inhabitants: 2, tokens: ['2,2'] });
    const others = state.copy();
    play(others, '0:take ? as gold flag', '0:take ? as inhabitants 5,5');
    expect(others.view().castles[0]).toMatchObject({ flags: [2], tokens: ['5,5'], inhabitants: 0 });
    for (const move of ['take ? as food', 'take ? as inhabitants 5,5', 'take ? as gold flag'])
      expect(forbiddenBy(state, move, 1)).toBe(move === 'take ? as food' ? 'O3.2' : 'O8.2');
  });

  it('[O9.3] gives Bergère a cloud for a real "?" only', () => {
    const state = grand({ castles: [{ guests: 'bergere' }, {}], dice: 'wood gold' });
    expect(forbiddenBy(state, 'take ? cloud', 0)).toBe('O3.1');
    expect(forbiddenBy(state, 'take wood cloud', 0)).toBe('O9.3');
    expect(legal(state, 0, 'take').filter((move) => move.endsWith('cloud'))).toEqual([]);
    const real = grand({ castles: [{ guests: 'bergere' }, {}], dice: '? ?' });
    expect(forbiddenBy(real, 'take ? as wood cloud', 0)).toBe('O9.3');
    expect(forbiddenBy(real, 'take ? cloud', 0)).toBe('legal');
    expect(forbiddenBy(real, 'take ? cloud', 1)).toBe('O8.2');
  });

  it('[O9.3] takes what other guests give for no die', () => {
    const all = 'cuisinier moine chevalier bergere';
    const castle = (guest: string) => ({ tokens: REACTIVATION, guests: `${all} ${guest}`, walls: [2] });
    const paysan = grand({ castles: [castle('paysan'), {}] });
    play(paysan, 'build 1,2-2,2', 'activate paysan');
    expect(legal(paysan)).toEqual([...each('put', BLUE.food), 'skip']);
    play(paysan, 'put 2,2', 'put 4,5');
    expect(paysan.view().castles[0].inhabitants).toBe(0);
    const marchand = grand({ castles: [castle('marchand'), {}] });
    play(marchand, 'build 1,2-2,2', 'activate marchand');
    expect(legal(marchand)).toEqual([...each('put', BLUE.gold), 'skip']);
    expect(forbiddenBy(marchand, 'flag')).toBe('O8.1');
    const bohemienne = grand({ castles: [castle('bohemienne'), {}] });
    play(bohemienne, 'build 1,2-2,2', 'activate bohemienne');
    expect(legal(bohemienne)).toEqual(['end']);
    expect(bohemienne.view().castles[0].inhabitants).toBe(4);
    const architecte = grand({ castles: [castle('architecte'), {}] });
    play(architecte, 'build 1,2-2,2', 'activate architecte', 'put 2,2');
    expect(architecte.view().castles[0].inhabitants).toBe(1);
  });

  it('[O9.4] gives Cuisinier’s inhabitant also without placing the food', () => {
    const castles = [{ guests: 'cuisinier', tokens: BLUE.food }, { tokens: BLUE.food }];
    const state = grand({ castles, dice: 'food food' });
    expect(legal(state, 0)).toEqual(['take food']);
    expect(legal(state, 1)).toEqual([]);
    play(state, 'take food', 'take food');
    expect(state.view().castles[0]).toMatchObject({ inhabitants: 2, tokensLeft: 7 });
    expect(state.view().phase).toBe('build');
    const choice = grand({ castles: [{ guests: 'cuisinier' }, {}], dice: 'food food' });
    expect(legal(choice, 0)).toEqual(['take food', ...each('take food', BLUE.food)]);
    play(choice, '0:take food');
    expect(choice.view().castles[0]).toMatchObject({ inhabitants: 1, tokens: [] });
  });

  it('[O9.4] gives Cuisinier’s inhabitant without a token left, and the token with a full track', () => {
    const ten = '1,1 1,2 2,1 2,3 3,3 3,4 3,5 4,4 5,5 2,2';
    const castles = [{ guests: 'cuisinier', tokens: ten }, { tokens: ten }];
    const state = grand({ castles, dice: 'food food' });
    expect(legal(state, 0)).toEqual(['take food']);
    expect(forbiddenBy(state, 'take food 4,5', 0)).toBe('O3.3');
    const full = grand({ castles: [{ guests: 'cuisinier', inhabitants: 30 }, {}], dice: 'food food' });
    expect(legal(full, 0)).toEqual(each('take food', BLUE.food));
    const lost = grand({
      castles: [{ guests: 'cuisinier', inhabitants: 30, tokens: ten }, { tokens: ten }],
      dice: 'food food',
    });
    expect(lost.view().phase).toBe('build');
  });

  it('[O9.4] needs room on a built wall for Moine', () => {
    const without = grand({ castles: [{ guests: 'moine' }, { walls: [2] }], dice: 'gold gold' });
    expect(legal(without, 0)).toEqual(each('take gold', BLUE.gold));
    expect(forbiddenBy(without, 'take gold flag', 0)).toBe('O9.4');
    const one = grand({ castles: [{ guests: 'moine', walls: [1] }, {}], dice: 'gold ?' });
    play(one, '0:take gold flag');
    expect(legal(one, 0, 'take ? as gold')).toEqual(each('take ? as gold', BLUE.gold));
    expect(forbiddenBy(one, 'take ? as gold flag', 0)).toBe('O9.4');
    expect(one.view().castles[0].flags).toEqual([2]);
  });

  it('[O9.4] leaves Moine the flag with no gold cell or no token left', () => {
    const castles = [{ guests: 'moine', walls: [2], tokens: BLUE.gold }, { tokens: BLUE.gold }];
    const state = grand({ castles, dice: 'gold gold' });
    expect(legal(state, 0)).toEqual(['take gold flag']);
    play(state, 'take gold flag', 'take gold flag');
    expect(state.view()).toMatchObject({ phase: 'build' });
    expect(state.view().castles[0].flags).toEqual([2, 2]);
  });

  it('[O9.4] sets no limit to Bergère’s clouds', () => {
    const state = grand({ castles: [{ guests: 'bergere', clouds: 30 }, {}], dice: '? ?' });
    play(state, '0:take ? cloud', '0:take ? cloud');
    expect(state.view().castles[0].clouds).toEqual(Array(32).fill(2));
    expect(state.view().castles[0].score.clouds).toBe(64);
  });

  it('[O9.4] sets no limit to Bergère’s clouds, not that of a byte either', () => {
    const state = grand({ castles: [{ guests: 'bergere', clouds: 255 }, {}], dice: '? ?' });
    play(state, '0:take ? cloud');
    expect(state.view().castles[0].score.clouds).toBe(512);
  });

  it('[O9.5] lets wood and stone, rolled by anybody, go on cells of either with Troll', () => {
    const castles = [{}, { guests: 'troll' }];
    const either = '1,1 2,1 3,3 3,5 4,4 5,5';
    const wood = grand({ castles, dice: 'wood ?' });
    expect(legal(wood, 1)).toEqual([
      'pass',
      ...each('take ? as food', BLUE.food),
      ...each('take ? as gold', BLUE.gold),
      'take ? as inhabitants',
      ...each('take ? as stone', either),
      ...each('take ? as wood', either),
      ...each('take wood', either),
    ]);
    play(wood, '1:take ? as wood 1,1');
    expect(wood.view().castles[1].tokens).toEqual(['1,1']);
  });

  it('[O9.5] keeps a die with Troll that would be lost without', () => {
    const tokens = BLUE.wood;
    const state = grand({ castles: [{ tokens }, { tokens, guests: 'troll' }], dice: 'wood wood' });
    expect(legal(state, 0)).toEqual([]);
    expect(legal(state, 1)).toEqual(['pass', ...each('take wood', BLUE.stone)]);
  });

  it.each([
    ['bucheron', '2,1 1,1 3,5'],
    ['mineur', '1,1 4,4 3,3'],
  ])('[O9.5] so too the gains of %s', (guest, tokens) => {
    const state = grand({ castles: [{ tokens: `${tokens} 1,2 2,2`, guests: `${guest} troll` }, {}] });
    play(state, 'build 1,2-2,2', `activate ${guest}`);
    const left = '1,1 2,1 3,3 3,5 4,4 5,5'.split(' ').filter((cell) => !tokens.includes(cell));
    expect(left).toHaveLength(3);
    expect(legal(state)).toEqual([...each('put', left.join(' ')), 'skip']);
    play(state, `put ${left[0]}`);
    expect(legal(state)).toEqual([...each('put', left.slice(1).join(' ')), 'skip']);
  });

  it('[O9.5] leaves gold and food as they are', () => {
    const castle = { tokens: REACTIVATION, guests: 'troll marchand paysan' };
    for (const [guest, cells] of [
      ['marchand', BLUE.gold],
      ['paysan', BLUE.food],
    ]) {
      const state = grand({ castles: [castle, {}] });
      play(state, 'build 1,2-2,2', `activate ${guest}`);
      expect(legal(state)).toEqual([...each('put', cells), 'skip']);
    }
  });

  it('[O9.7] shows guests of petits bâtisseurs to everybody once they are taken', () => {
    const state = small({ castles: [{ guests: '4 1' }, { tokens: '4,4 4,5', guests: '2' }], turn: 1 });
    play(state, 'build 4,4-4,5', 'turn 2');
    expect(state.view().castles.map(({ guests }) => guests)).toEqual([
      [1, 4],
      [2, 2],
    ]);
    expect(ohMonChateau.describe(state)).toMatchObject({
      guests: [
        [1, 4],
        [2, 2],
      ],
    });
  });

  it('[O9.7] hides nothing from anybody', () => {
    const state: { view(observer: number): unknown } = grand({
      castles: [{ guests: 'roi' }, {}],
      dice: 'wood ?',
    });
    for (const observer of [0, 1, SPECTATOR]) expect(state.view(observer)).toEqual(state.view(0));
  });
});
