import { describe, expect, it } from 'vitest';
import { type ChateauState, GUESTS, ohMonChateau } from '../src/index.js';
import { BLUE, BLUE_CELLS, chances, each, forbiddenBy, grand, legal, play, words } from './arrange.js';

const LIGHTNING = GUESTS.filter(({ seal }) => seal === 'lightning').map(({ id }) => id);

/** A token on 2,1 stays; the ways in which a guest comes to act leave no other. */
const WAYS: Record<string, (guest: string) => ChateauState> = {
  'on arrival': (guest) => {
    const state = grand({
      castles: [{}, { tokens: '2,1 5,4 5,5' }],
      turn: 1,
      faceUp: `${guest} garde moine`,
    });
    play(state, 'build 5,4-5,5', `invite ${guest}`, 'turn roi');
    return state;
  },
  'when reactivated': (guest) => {
    const state = grand({ castles: [{}, { tokens: '2,1 1,2 2,2', guests: guest }], turn: 1 });
    play(state, 'build 1,2-2,2', `activate ${guest}`);
    return state;
  },
  'when stolen': (guest) => {
    const state = grand({ castles: [{ guests: guest }, { tokens: '2,1 3,4 4,4 5,4' }], turn: 1 });
    play(state, 'build 3,4-5,4', `steal ${guest}`);
    return state;
  },
};

const free = (cells: string): string =>
  words(cells)
    .filter((cell) => cell !== '2,1')
    .join(' ');

/** What is drawn at once, what is asked then and can be answered, and how often. */
type Effect = {
  readonly inhabitants?: number;
  readonly asks: string | null;
  readonly answers: readonly string[];
  readonly times: number;
};
const gains = (cells: string, times: number): Effect => ({
  asks: 'gain',
  answers: [...each('put', free(cells)), 'skip'],
  times,
});
const EFFECTS: Record<string, Effect> = {
  architecte: { ...gains(BLUE_CELLS, 1), inhabitants: 1 },
  bohemienne: { inhabitants: 4, asks: null, answers: ['end'], times: 0 },
  bucheron: gains(BLUE.wood, 2),
  dagobert: { asks: 'roll', answers: [], times: 0 },
  magicien: {
    asks: 'move',
    answers: [...words(free(BLUE_CELLS)).map((cell) => `move 2,1-${cell}`), 'skip'],
    times: 2,
  },
  marchand: gains(BLUE.gold, 2),
  mineur: gains(BLUE.stone, 2),
  paysan: gains(BLUE.food, 2),
};

describe.each(LIGHTNING.flatMap((guest) => Object.keys(WAYS).map((way) => ({ guest, way }))))(
  'O8 lightning: $guest $way',
  ({ guest, way }) => {
    const { inhabitants = 0, asks, answers, times } = EFFECTS[guest];

    it('[O8.1] acts', () => {
      const state = WAYS[way](guest);
      expect(state.view().castles[1]).toMatchObject({ inhabitants, guests: [guest], tokens: ['2,1'] });
      expect(ohMonChateau.describe(state)).toMatchObject({
        decision: asks,
        actors: asks === 'roll' ? [] : [1],
        phase: 'build',
      });
      expect(legal(state)).toEqual(answers);
      expect(state.view().castles[0]).toMatchObject({ inhabitants: 0, guests: [], tokens: [] });
    });

    if (asks === 'gain')
      it('[O8.1] gives so many tokens, each on a free cell', () => {
        const state = WAYS[way](guest);
        const cells = answers.slice(0, times).map((move) => move.slice('put '.length));
        expect(forbiddenBy(state, 'put 2,1')).toBe('O8.1');
        for (const move of ['end', 'build 1,1-2,1']) expect(forbiddenBy(state, move)).toBe('O3.5');
        for (const move of ['flag', 'inhabitants', 'move 2,1-1,1', 'wall 1', 'invite moine', 'face wood'])
          expect(forbiddenBy(state, move)).toBe('O8.1');
        cells.forEach((cell, i) => {
          expect(state.view().decision).toBe('gain');
          expect(legal(state)).toEqual(answers.filter((move) => !cells.slice(0, i).includes(move.slice(4))));
          play(state, `put ${cell}`);
        });
        expect(state.view().decision).toBeNull();
        expect(state.view().castles[1].tokens).toEqual([...cells, '2,1'].sort());
        expect(state.view().castles[1].tokensLeft).toBe(9 - times);
      });

    if (times > 0)
      it('[O8.1] is optional, at once and after the first', () => {
        const none = WAYS[way](guest);
        play(none, 'skip');
        expect(none.view()).toMatchObject({ decision: null, phase: 'build', turn: 1 });
        expect(none.view().castles[1].tokens).toEqual(['2,1']);
        const some = WAYS[way](guest);
        play(some, answers[0]);
        if (times === 2) {
          expect(legal(some)).toContain('skip');
          play(some, 'skip');
        }
        expect(some.view().decision).toBeNull();
        expect(some.view().castles[1].tokensLeft).toBe(asks === 'gain' ? 8 : 9);
      });

    it('is worth 1 point', () => {
      expect(WAYS[way](guest).view().castles[1].score.guests).toBe(1);
    });
  },
);

describe('O8 lightning', () => {
  it('[O8.1] has eight such guests', () => {
    expect(LIGHTNING).toEqual(Object.keys(EFFECTS));
  });

  it('[O8.1] draws inhabitants before it asks for a token', () => {
    const state = grand({ castles: [{ tokens: '5,4 5,5' }, {}], faceUp: 'architecte fou roi' });
    expect(
      play(state, 'build 5,4-5,5', 'invite architecte', 'turn troll', 'put 3,4').map(({ type }) => type),
    ).toEqual([
      'cleared',
      'builtFloor',
      'guestArrived',
      'turnedUp',
      'guestActed',
      'drewInhabitants',
      'placedToken',
    ]);
  });

  it('[O8.1] drops a gain for which there is no cell or no token', () => {
    const noCell = grand({ castles: [{ tokens: `${BLUE.wood} 1,2 2,2`, guests: 'bucheron' }, {}] });
    play(noCell, 'build 1,2-2,2', 'activate bucheron');
    expect(noCell.view().decision).toBeNull();
    const oneCell = grand({ castles: [{ tokens: '2,1 3,3 1,2 2,2', guests: 'bucheron' }, {}] });
    play(oneCell, 'build 1,2-2,2', 'activate bucheron');
    expect(legal(oneCell)).toEqual(['put 5,5', 'skip']);
    play(oneCell, 'put 5,5');
    expect(oneCell.view().decision).toBeNull();
  });

  it('[O8.1] gives no more tokens than one has', () => {
    // ten tokens of which two come back, and one gain of three more cells
    const ten = '1,1 1,2 2,1 2,2 2,3 3,3 3,5 4,4 4,5 5,5';
    const state = grand({ castles: [{ tokens: ten, guests: 'architecte marchand' }, {}] });
    expect(state.view().castles[0].tokensLeft).toBe(0);
    play(state, 'build 1,2-2,2', 'activate marchand');
    expect(state.view().castles[0].tokensLeft).toBe(2);
    expect(legal(state)).toEqual(['put 1,2', 'put 3,4', 'skip']);
    play(state, 'put 1,2', 'put 3,4');
    expect(state.view().castles[0].tokensLeft).toBe(0);
    expect(state.view().decision).toBeNull();
  });

  it('[O8.1] lets Architecte put a token on any free cell', () => {
    const state = grand({ castles: [{ tokens: '1,2 2,2 1,1 5,5', guests: 'architecte' }, {}] });
    play(state, 'build 1,2-2,2', 'activate architecte');
    expect(legal(state)).toEqual([...each('put', '1,2 2,1 2,2 2,3 3,3 3,4 3,5 4,4 4,5 5,4'), 'skip']);
    for (const taken of ['1,1', '5,5', '1,5']) expect(forbiddenBy(state, `put ${taken}`)).toBe('O8.1');
    play(state, 'put 2,1');
    expect(legal(state)).toEqual(['build 1,1-2,1', 'end']);
    expect(state.view().castles[0].inhabitants).toBe(1);
  });

  it('[O8.1] lets Architecte put a token although the track is full', () => {
    const state = grand({ castles: [{ tokens: '1,2 2,2', guests: 'architecte', inhabitants: 30 }, {}] });
    play(state, 'build 1,2-2,2', 'activate architecte');
    expect(state.view().castles[0].inhabitants).toBe(30);
    expect(legal(state)).toHaveLength(13);
  });

  it('[O8.1] lets Magicien move two tokens to any free cells', () => {
    const state = grand({ castles: [{ tokens: '1,2 2,2 1,1 5,5', guests: 'magicien' }, { tokens: '3,3' }] });
    play(state, 'build 1,2-2,2', 'activate magicien');
    const targets = words('1,2 2,1 2,2 2,3 3,3 3,4 3,5 4,4 4,5 5,4');
    const moves = ['1,1', '5,5'].flatMap((from) => targets.map((to) => `move ${from}-${to}`));
    expect(legal(state)).toEqual([...moves, 'skip']);
    for (const move of ['move 1,1-5,5', 'move 2,1-3,3', 'move 1,1-1,1', 'move 1,1-1,5', 'put 2,1'])
      expect(forbiddenBy(state, move)).toBe('O8.1');
    expect(play(state, 'move 5,5-2,1')).toEqual([{ type: 'movedToken', seat: 0, from: '5,5', to: '2,1' }]);
    expect(state.view().decision).toBe('move');
    expect(legal(state, 0, 'move 2,1')).toHaveLength(10);
    play(state, 'move 1,1-5,5');
    expect(state.view().decision).toBeNull();
    expect(state.view().castles[0]).toMatchObject({ tokens: ['2,1', '5,5'], tokensLeft: 8 });
    expect(state.view().castles[1].tokens).toEqual(['3,3']);
  });

  it('[O8.1] lets Magicien stop after one move, and complete lines', () => {
    const state = grand({ castles: [{ tokens: '1,2 2,2 1,1 5,5', guests: 'magicien' }, {}] });
    play(state, 'build 1,2-2,2', 'activate magicien', 'move 5,5-2,1', 'skip');
    expect(legal(state)).toEqual(['build 1,1-2,1', 'end']);
    play(state, 'build 1,1-2,1');
    expect(state.view().castles[0]).toMatchObject({ towers: [2], tokens: [] });
  });

  it('[O8.1] lets Magicien do nothing without a token on the board', () => {
    const state = grand({ castles: [{ tokens: '1,2 2,2', guests: 'magicien' }, { tokens: '3,3' }] });
    play(state, 'build 1,2-2,2', 'activate magicien');
    expect(state.view().decision).toBeNull();
    expect(legal(state)).toEqual(['end']);
  });

  it('[O8.1] lets Magicien move the same token twice', () => {
    const state = grand({ castles: [{ tokens: '1,2 2,2 1,1', guests: 'magicien' }, {}] });
    play(state, 'build 1,2-2,2', 'activate magicien', 'move 1,1-5,5', 'move 5,5-1,1');
    expect(state.view().castles[0].tokens).toEqual(['1,1']);
    expect(state.view().decision).toBeNull();
  });

  it('[O8.1] acts as often as it is reactivated, also in a later turn', () => {
    const state = grand({ castles: [{ tokens: '1,2 2,2', guests: 'architecte' }, {}] });
    play(state, 'build 1,2-2,2', 'activate architecte', 'put 1,2');
    expect(legal(state)).toEqual(['end']);
    play(state, 'end', 'roll food food', '0:take food 2,2', '1:take food 2,2', 'take food 4,5', 'end');
    play(state, 'roll wood wood', '1:pass', 'take wood 2,1', 'take wood 3,3');
    play(state, 'build 1,2-2,2', 'activate architecte', 'put 2,2');
    expect(state.view().castles[0]).toMatchObject({ inhabitants: 2, tokens: ['2,1', '2,2', '3,3'] });
  });

  it('[O8.1] has Dagobert roll one die with six equally likely faces', () => {
    const state = WAYS['on arrival']('dagobert');
    expect(chances(state)).toEqual({
      'roll wood': 1,
      'roll stone': 1,
      'roll gold': 1,
      'roll food': 1,
      'roll inhabitants': 1,
      'roll ?': 1,
    });
    expect(forbiddenBy(state, 'roll wood', 1)).toBe('O3.1');
    expect(forbiddenBy(state, 'skip', 1)).toBe('O3.1');
  });
});
