import { CHANCE, seatsIn } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { CELL_NAMES, ohMonChateau, PREPARED } from '../src/index.js';
import { each, forbiddenBy, GREEN, grand, legal, play, small } from './arrange.js';

/** Every order of a list. */
function orders<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first, i) =>
    orders(list.filter((_, other) => other !== i)).map((rest) => [first, ...rest]),
  );
}

const WOOD_OR_STONE = [...each('take stone', GREEN.stone), ...each('take wood', GREEN.wood)];

describe('O3 a turn: the dice', () => {
  it('[O3.1] lets the active player use both dice', () => {
    const state = small({ turn: 1, dice: 'wood stone', players: 3 });
    expect(legal(state, 1)).toEqual(WOOD_OR_STONE);
    play(state, '1:take wood 2,1');
    expect(legal(state, 1)).toEqual(each('take stone', GREEN.stone));
    expect(forbiddenBy(state, 'take wood 1,4', 1)).toBe('O3.1');
    play(state, '1:take stone 3,5');
    expect(legal(state, 1)).toEqual([]);
    expect(forbiddenBy(state, 'take stone 1,2', 1)).toBe('O3.1');
    expect(forbiddenBy(state, 'pass', 1)).toBe('O3.1');
    expect(state.view().castles[1]).toMatchObject({
      tokens: ['2,1', '3,5'],
      tokensLeft: 8,
      mayUseDice: false,
    });
  });

  it('[O3.1] lets every other player use one of the same dice, as they like', () => {
    const state = small({ turn: 1, dice: 'wood stone', players: 3 });
    expect(seatsIn(state.actors())).toEqual([0, 1, 2]);
    for (const seat of [0, 2]) expect(legal(state, seat)).toEqual(['pass', ...WOOD_OR_STONE]);
    play(state, '0:take stone 1,2', '2:take wood 1,4');
    expect(seatsIn(state.actors())).toEqual([1]);
    for (const seat of [0, 2])
      for (const move of ['take wood 4,5', 'take stone 2,4', 'pass'])
        expect(forbiddenBy(state, move, seat)).toBe('O3.1');
    expect(state.view().castles.map(({ tokens }) => tokens)).toEqual([['1,2'], [], ['1,4']]);
  });

  it('[O3.1] gives nobody a face that was not rolled', () => {
    const state = small({ dice: 'wood stone' });
    for (const seat of [0, 1])
      for (const move of ['take gold 1,3', 'take food 4,1', 'take inhabitants', 'take ? as wood 1,4'])
        expect(forbiddenBy(state, move, seat)).toBe('O3.1');
  });

  it('[O3.1] lists a double once, which the active player can use twice and the others once', () => {
    const state = small({ dice: 'gold gold', players: 2 });
    const golden = each('take gold', GREEN.gold);
    expect(legal(state, 0)).toEqual(golden);
    expect(legal(state, 1)).toEqual(['pass', ...golden]);
    play(state, '0:take gold 1,3', '1:take gold 1,3');
    expect(legal(state, 1)).toEqual([]);
    expect(legal(state, 0)).toEqual(each('take gold', '2,2 3,1'));
    play(state, 'take gold 3,1');
    expect(state.view()).toMatchObject({ phase: 'build', dice: ['gold', 'gold'] });
    expect(state.view().castles.map(({ tokens }) => tokens)).toEqual([['1,3', '3,1'], ['1,3']]);
  });

  it('[O3.1] draws four inhabitants with a double of them for the active player, two for the others', () => {
    const state = small({ dice: 'inhabitants inhabitants', players: 3 });
    play(state, '0:take inhabitants', '1:take inhabitants', '0:take inhabitants', '2:pass');
    expect(state.view().castles.map(({ inhabitants }) => inhabitants)).toEqual([4, 2, 0]);
    expect(state.view().phase).toBe('build');
  });

  it('[O3.1] has chance roll both dice at once and nobody else', () => {
    const state = small({ phase: 'roll' });
    expect(state.isChance()).toBe(true);
    expect(seatsIn(state.actors())).toEqual([]);
    expect(forbiddenBy(state, 'roll wood wood', 0)).toBe('O3.1');
    expect(forbiddenBy(state, 'pass', 0)).toBe('O3.1');
    expect(forbiddenBy(state, 'roll gold', CHANCE)).toBe('O3.1');
    expect(forbiddenBy(state, 'pass', CHANCE)).toBe('O3.1');
    expect(play(state, 'roll stone ?')).toEqual([{ type: 'rolled', seat: 0, dice: ['stone', '?'] }]);
    expect(forbiddenBy(state, 'roll stone ?', CHANCE)).toBe('O3.1');
  });

  it('[O3.2] puts a token on a free cell of the resource, and on no other', () => {
    const state = small({ dice: 'food food' });
    for (const wrong of ['1,4', '2,1', '1,2', '1,3', '1,1', '3,3'])
      expect(forbiddenBy(state, `take food ${wrong}`)).toBe('O3.2');
    expect(forbiddenBy(state, 'take food')).toBe('O3.2');
    expect(play(state, '0:take food 4,4')).toEqual([
      { type: 'usedDie', seat: 0, face: 'food', as: 'food' },
      { type: 'placedToken', seat: 0, cell: '4,4' },
    ]);
  });

  it('[O3.2] draws two inhabitants for inhabitants, without a token', () => {
    const state = small({ dice: 'gold inhabitants' });
    const log = play(state, '1:take inhabitants');
    expect(log).toEqual([
      { type: 'usedDie', seat: 1, face: 'inhabitants', as: 'inhabitants' },
      { type: 'drewInhabitants', seat: 1, count: 2, total: 2 },
    ]);
    expect(state.view().castles[1]).toMatchObject({ inhabitants: 2, tokensLeft: 10 });
  });

  it('[O3.2] lets "?" be any other face, for each player as they like', () => {
    const state = small({ dice: '? ?', players: 4 });
    const anything = [
      ...each('take ? as food', GREEN.food),
      ...each('take ? as gold', GREEN.gold),
      'take ? as inhabitants',
      ...each('take ? as stone', GREEN.stone),
      ...each('take ? as wood', GREEN.wood),
    ];
    expect(legal(state, 0)).toEqual(anything);
    for (const seat of [1, 2, 3]) expect(legal(state, seat)).toEqual(['pass', ...anything]);
    for (const move of ['take ?', 'take ? 1,4', 'take ? as wood', 'take ? as wood 1,2'])
      expect(forbiddenBy(state, move)).toBe('O3.2');
    expect(forbiddenBy(state, 'take wood 1,4')).toBe('O3.1');
    const log = play(
      state,
      '3:take ? as inhabitants',
      '0:take ? as wood 1,4',
      '1:take ? as food 2,5',
      '2:take ? as stone 1,2',
      '0:take ? as gold 1,3',
    );
    expect(log[0]).toEqual({ type: 'usedDie', seat: 3, face: '?', as: 'inhabitants' });
    expect(
      state.view().castles.map(({ tokens, inhabitants }) => `${tokens.join(' ')} ${inhabitants}`),
    ).toEqual(['1,3 1,4 0', '2,5 0', '1,2 0', ' 2']);
    expect(state.view().phase).toBe('build');
  });

  it('[O3.2] fits into the longest list that a game promises', () => {
    const guests = 'bergere chevalier cuisinier moine troll';
    const state = grand({ castles: [{ guests, walls: [2] }, {}], dice: 'inhabitants ?', mustUseDice: false });
    // "?": twice six, three and a flag, three and none, any of twelve or two inhabitants, a cloud
    expect(legal(state, 0)).toHaveLength(6 + 6 + 4 + 4 + 13 + 1 + 13 + 1);
    expect(legal(state, 0).length).toBeLessThanOrEqual(ohMonChateau.maxLegal);
  });

  it('[O3.3] loses a die for which no cell is free', () => {
    const state = small({ castles: [{ tokens: GREEN.wood }, { tokens: GREEN.wood }], dice: 'wood gold' });
    expect(legal(state, 0)).toEqual(each('take gold', GREEN.gold));
    expect(legal(state, 1)).toEqual(['pass', ...each('take gold', GREEN.gold)]);
    for (const seat of [0, 1]) expect(forbiddenBy(state, 'take wood 1,4', seat)).toBe('O3.3');
    play(state, '0:take gold 1,3');
    expect(legal(state, 0)).toEqual([]);
    expect(seatsIn(state.actors())).toEqual([1]);
  });

  it('[O3.3] loses both dice with no token left, but draws inhabitants', () => {
    // ten tokens; 3,5 and 4,5 are free
    const ten = '1,2 1,3 1,4 2,1 2,2 2,4 2,5 3,1 4,1 4,4';
    const state = small({ castles: [{ tokens: ten }, { tokens: ten }], dice: 'wood inhabitants' });
    expect(legal(state, 0)).toEqual(['take inhabitants']);
    expect(legal(state, 1)).toEqual(['pass', 'take inhabitants']);
    for (const seat of [0, 1]) expect(forbiddenBy(state, 'take wood 4,5', seat)).toBe('O3.3');
    const stone = small({ castles: [{ tokens: ten }, { tokens: ten }], dice: 'wood stone' });
    expect(stone.view().phase).toBe('build');
    expect(legal(stone).at(-1)).toBe('end');
  });

  it('[O3.3] loses the second die when the first takes the last token or the last cell', () => {
    const nine = '1,2 1,3 1,4 2,1 2,2 2,4 2,5 3,1 4,1';
    const token = small({ castles: [{ tokens: nine }, {}], dice: 'wood stone' });
    play(token, '1:pass', 'take stone 3,5');
    expect(token.view()).toMatchObject({ phase: 'build' });
    expect(token.view().castles[0].tokensLeft).toBe(0);
    const cell = small({ castles: [{ tokens: '1,4 2,1' }, {}], dice: 'wood wood' });
    play(cell, '1:pass', 'take wood 4,5');
    expect(cell.view().phase).toBe('build');
  });

  it('[O3.3] leaves placed tokens where they are', () => {
    const state = small({ castles: [{ tokens: '1,2' }, {}], dice: 'stone stone' });
    expect(forbiddenBy(state, 'take stone 1,2')).toBe('O3.3');
    expect(forbiddenBy(state, 'move 1,2-2,4')).toBe('O3.5');
    play(state, '0:take stone 2,4', '0:take stone 3,5', 'pass');
    expect(forbiddenBy(state, 'move 1,2-2,4')).toBe('O3.5');
    expect(forbiddenBy(state, 'put 2,4')).toBe('O3.5');
    expect(forbiddenBy(state, 'skip')).toBe('O3.5');
  });

  it('[O3.4] comes to the same in whatever order the seats choose', () => {
    const moves = ['0:take ? as gold 1,2', '0:take food 2,2', '1:take food 4,5', '2:take ? cloud', '3:pass'];
    const castles = [{ guests: 'cuisinier' }, { guests: 'troll' }, { guests: 'bergere' }, {}];
    const ends = orders(moves).map((order) => {
      const state = grand({ castles, dice: 'food ?' });
      for (const move of order) {
        expect(state.view().phase).toBe('dice');
        play(state, move);
      }
      expect(state.view().phase).toBe('build');
      return state.bytes.join();
    });
    expect(ends).toHaveLength(120);
    expect(new Set(ends).size).toBe(1);
  });

  it('[O3.4] has the active player use each die that can be used; the others may leave theirs', () => {
    const state = small({ dice: 'wood gold', players: 3, turn: 1 });
    expect(legal(state, 1)).toEqual([...each('take gold', GREEN.gold), ...each('take wood', GREEN.wood)]);
    expect(forbiddenBy(state, 'pass', 1)).toBe('O3.4');
    for (const seat of [0, 2]) expect(forbiddenBy(state, 'pass', seat)).toBe('legal');
    play(state, '1:take wood 2,1');
    expect(forbiddenBy(state, 'pass', 1)).toBe('O3.4');
    play(state, '0:pass', '2:pass');
    expect(legal(state, 1)).toEqual(each('take gold', GREEN.gold));
    play(state, 'take gold 2,2');
    expect(state.view()).toMatchObject({ phase: 'build', rules: { mustUseDice: true } });
  });

  it('[O3.4] counts a die as usable if there is any way, powers of guests included', () => {
    const ten = '1,1 1,2 2,1 2,2 2,3 3,3 3,4 3,5 4,4 4,5';
    const use = (guests: string, dice: string, more: object = {}): string[] => {
      const castles = [{ guests, tokens: ten, inhabitants: 30, ...more }, {}];
      return legal(grand({ castles, dice }), 0);
    };
    // with no token left and a full track a resource is lost, and so are inhabitants
    expect(use('', 'gold inhabitants')).toEqual([]);
    expect(use('', '? ?')).toEqual([]);
    expect(use('moine', 'gold food', { walls: [1] })).toEqual(['take gold flag']);
    expect(use('moine', 'gold food', { walls: [1], flags: [1] })).toEqual([]);
    expect(use('bergere', 'wood ?')).toEqual(['take ? cloud']);
    expect(use('cuisinier', 'wood food', { inhabitants: 29 })).toEqual(['take food']);
    expect(use('cuisinier', 'wood food')).toEqual([]);
    const nine = ten.slice(0, -4);
    expect(use('troll', 'wood gold', { tokens: '2,1 3,3 5,5 1,1 4,4' }).slice(-1)).toEqual(['take wood 3,5']);
    expect(use('chevalier', 'wood inhabitants', { tokens: nine })).toContain('take inhabitants 5,4');
  });

  it('[O3.4] asks nobody to look ahead: who takes the last token with one die has lost the other', () => {
    const nine = '1,2 1,3 1,4 2,1 2,2 2,4 2,5 3,1 4,1';
    const state = small({ castles: [{ tokens: nine }, {}], dice: 'wood ?' });
    play(state, '0:take ? as stone 3,5', '1:pass');
    expect(state.view()).toMatchObject({ phase: 'build' });
    expect(state.view().castles[0]).toMatchObject({ tokensLeft: 0, inhabitants: 0 });
  });

  it('[O3.4] always leaves some line complete with ten tokens on twelve cells', () => {
    for (const mode of ['petits-batisseurs', 'grands-architectes'] as const) {
      const { cells, lines } = PREPARED[mode];
      const all = CELL_NAMES.flatMap((_, cell) => ((cells >> cell) & 1 ? [1 << cell] : []));
      expect(all).toHaveLength(12);
      for (const a of all) {
        expect(lines.filter(({ mask }) => mask & a).length).toBeLessThanOrEqual(2);
        for (const b of all) expect(lines.some(({ mask }) => (mask & (a | b)) === 0)).toBe(true);
      }
    }
  });

  it('[O3.4] is as it was in version 1, which has no such option', () => {
    const state = small({ dice: 'wood gold', players: 2, version: 1 });
    for (const seat of [0, 1]) expect(legal(state, seat, 'pass')).toEqual(['pass']);
    expect(state.view().rules.mustUseDice).toBe(false);
  });

  it('[O3.4] lets everybody do without a die where the table wants it so, also with one used', () => {
    const state = small({ dice: 'wood gold', players: 3, mustUseDice: false });
    expect(play(state, '1:pass', '0:take gold 1,3')[0]).toEqual({ type: 'passed', seat: 1 });
    expect(legal(state, 1)).toEqual([]);
    expect(play(state, '0:pass', '2:pass').at(-1)).toEqual({ type: 'buildingBegan', seat: 0 });
    expect(state.view().castles.map(({ tokens }) => tokens)).toEqual([['1,3'], [], []]);
    for (const seat of [0, 1, 2]) {
      expect(forbiddenBy(state, 'pass', seat)).toBe('O3.5');
      expect(forbiddenBy(state, 'take wood 2,1', seat)).toBe('O3.5');
    }
  });

  it('[O3.4] does not ask who can use nothing, and goes on to building if nobody can', () => {
    const lost = { tokens: GREEN.wood };
    const one = small({ castles: [lost, {}, lost], dice: 'wood wood' });
    expect(seatsIn(one.actors())).toEqual([1]);
    expect(forbiddenBy(one, 'pass', 0)).toBe('O3.1');
    expect(one.view().castles.map(({ mayUseDice }) => mayUseDice)).toEqual([false, true, false]);
    const nobody = small({ castles: [lost, lost, lost], phase: 'roll' });
    expect(play(nobody, 'roll wood wood')).toEqual([
      { type: 'rolled', seat: 0, dice: ['wood', 'wood'] },
      { type: 'buildingBegan', seat: 0 },
    ]);
    expect(ohMonChateau.describe(nobody)).toMatchObject({
      phase: 'build',
      actors: [0],
      dice: ['wood', 'wood'],
    });
  });

  it('[O3.4] does not offer what would give nothing', () => {
    const full = small({ castles: [{ inhabitants: 30 }, { inhabitants: 29 }], dice: 'inhabitants ?' });
    expect(legal(full, 0, 'take inhabitants')).toEqual([]);
    expect(legal(full, 0, 'take ? as inhabitants')).toEqual([]);
    expect(forbiddenBy(full, 'take inhabitants')).toBe('O4.5');
    expect(legal(full, 1, 'take inhabitants')).toEqual(['take inhabitants']);
    expect(legal(full, 1, 'take ? as inhabitants')).toEqual(['take ? as inhabitants']);
  });
});
