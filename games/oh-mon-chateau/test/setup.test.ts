import { CHANCE, SeededChance, unwrap } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { type ChateauState, GUESTS, ohMonChateau } from '../src/index.js';
import { chances, forbiddenBy, legal, play, quietRound } from './arrange.js';

const start = (input: object): ChateauState =>
  ohMonChateau.start(unwrap(ohMonChateau.prepare({ first: 0, ...input }, null)));

describe('O2 setup', () => {
  it('[O2.1] turns up three of 20 equally likely guests before anybody rolls in grands architectes', () => {
    const state = start({ mode: 'grands-architectes', players: 3 });
    expect(chances(state)).toEqual(Object.fromEntries(GUESTS.map(({ id }) => [`turn ${id}`, 1])));
    expect(Object.keys(chances(state))).toHaveLength(20);
    expect(state.view()).toMatchObject({ phase: 'setup', faceUp: [], deck: 20, turn: 0 });
    expect(ohMonChateau.describe(state)).toMatchObject({ phase: 'setup', actors: [], decision: null });
    play(state, 'turn moine');
    expect(chances(state)).not.toHaveProperty('turn moine');
    expect(Object.values(chances(state))).toEqual(Array(19).fill(1));
    expect(forbiddenBy(state, 'turn moine', CHANCE)).toBe('O2.1');
    expect(forbiddenBy(state, 'turn 3', CHANCE)).toBe('O2.1');
    expect(forbiddenBy(state, 'roll wood wood', CHANCE)).toBe('O3.1');
    for (const move of ['turn troll', 'end', 'pass', 'take wood 2,1'])
      expect(forbiddenBy(state, move, 0)).toBe(move === 'turn troll' ? 'O2.1' : 'O3.1');
    expect(play(state, 'turn architecte', 'turn roi')).toEqual([
      { type: 'turnedUp', guest: 'architecte' },
      { type: 'turnedUp', guest: 'roi' },
    ]);
    expect(state.view()).toMatchObject({ phase: 'roll', faceUp: ['architecte', 'moine', 'roi'], deck: 17 });
    expect(forbiddenBy(state, 'turn fou', CHANCE)).toBe('O2.1');
    expect(Object.keys(chances(state))).toHaveLength(21);
  });

  it('[O2.1] shows no guest of petits bâtisseurs: all 16 are in the deck', () => {
    const state = start({ players: 4 });
    expect(state.view()).toMatchObject({ phase: 'roll', faceUp: [], deck: 16 });
    expect(forbiddenBy(state, 'turn 3', CHANCE)).toBe('O2.1');
    expect(forbiddenBy(state, 'turn moine', CHANCE)).toBe('O2.1');
  });

  it('[O2.1] keeps no order of the deck: only which guests are left in it', () => {
    const one = start({ mode: 'grands-architectes' });
    const other = start({ mode: 'grands-architectes' });
    play(one, 'turn fou', 'turn roi', 'turn troll');
    play(other, 'turn troll', 'turn fou', 'turn roi');
    expect(one.bytes).toEqual(other.bytes);
  });

  it('[O2.2] lets chance pick the first player unless the host does; a record must name the seat', () => {
    const firsts = Array.from({ length: 60 }, (_, i) => {
      const options = unwrap(ohMonChateau.prepare({ players: 4 }, new SeededChance(`first ${i}`)));
      return options.first;
    });
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]));
    for (const first of [0, 1, 2]) {
      const chosen = unwrap(ohMonChateau.prepare({ players: 3, first }, new SeededChance('x')));
      expect(ohMonChateau.start(chosen).turn).toBe(first);
    }
    for (const first of [undefined, 'random', 3, -1, 0.5, '0'])
      expect(ohMonChateau.prepare({ players: 3, first }, null)).toMatchObject({
        error: { problems: [{ place: 'first', rule: 'O2.2' }] },
      });
  });

  it('[O2.2] goes on clockwise', () => {
    const state = start({ players: 3, first: 1 });
    const turns = Array.from({ length: 5 }, () => {
      const { turn } = state;
      quietRound(state);
      expect(legal(state, turn)).toEqual(['end']);
      play(state, 'end');
      return turn;
    });
    expect(turns).toEqual([1, 2, 0, 1, 2]);
  });
});
