import { chanceMoves, SeededChance, unwrap } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { EDITIONS, RoquefortState, roquefort } from '../src/index.js';
import { forbiddenBy, legal, play } from './arrange.js';

const start = (input: object): RoquefortState =>
  RoquefortState.start(unwrap(roquefort.prepare({ first: 0, ...input }, null)));

describe('R2 setup', () => {
  it('[R2.1] begins with all rooms roofed, nothing known, and the spare turned up from all 34 tiles', () => {
    const state = start({});
    expect(state.view(0).roofed).toHaveLength(18);
    expect(state.view(0)).toMatchObject({ tiles: {}, spare: null });
    const draws = chanceMoves(roquefort, state);
    expect(Object.fromEntries(draws)).toEqual({
      ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((kind) => [`draw spare C${kind}`, 3])),
      'draw spare blank': 10,
      'draw spare trap': 3,
    });
    play(state, 'draw spare C4');
    expect(state.view(1).spare).toBe('C4');
  });

  it('[R2.2] lets each place one mouse in a free tower, clockwise from the first player', () => {
    const state = start({ players: 3, first: 1 });
    play(state, 'draw spare trap');
    expect(legal(state)).toEqual(['place a1', 'place a7', 'place g1', 'place g7']);
    expect(forbiddenBy(state, 'end')).toBe('R2.2');
    play(state, 'place a7');
    expect(state.turn).toBe(2);
    expect(forbiddenBy(state, 'place a7')).toBe('R2.2');
    play(state, 'place g1', 'place a1');
    expect(state.view(0)).toMatchObject({ phase: 'play', turn: 1, actionsLeft: 4 });
    expect(state.view(0).mice.map((mice) => mice.join())).toEqual([
      'a1,outside,outside,outside',
      'a7,outside,outside,outside',
      'g1,outside,outside,outside',
    ]);
    expect(forbiddenBy(state, 'place g7')).toBe('R2.2');
  });

  it('[R2.3] draws the first player unless the host chooses; a record must name the seat', () => {
    const firsts = Array.from({ length: 60 }, (_, i) => {
      const options = unwrap(roquefort.prepare({ players: 3 }, new SeededChance(`first ${i}`)));
      return options.first;
    });
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
    expect(unwrap(roquefort.prepare({ players: 3, first: 2 }, new SeededChance('x'))).first).toBe(2);
    for (const first of [undefined, 'random', 3, -1, 0.5])
      expect(roquefort.prepare({ players: 3, first }, null)).toMatchObject({
        error: { problems: [{ place: 'first', rule: 'R2.3' }] },
      });
  });

  it('[R2.3] knows how each edition says who begins: any method, or a visit to a castle', () => {
    const customs = Object.values(EDITIONS).map(({ title, firstPlayer }) => [title, firstPlayer]);
    expect(customs).toEqual([
      ['Château Roquefort', 'last-castle-visit'],
      ["Château d'Appenzell", 'last-castle-visit'],
      ['Chateau Roquefort', 'any-method'],
    ]);
  });

  it('[R2.4] plays to four kinds, or to five or six', () => {
    expect(start({}).options.goal).toBe(4);
    for (const goal of [4, 5, 6]) expect(start({ goal }).view(0).goal).toBe(goal);
    for (const goal of [3, 7, '4'])
      expect(roquefort.prepare({ goal, first: 0 }, null)).toMatchObject({
        error: { problems: [{ place: 'goal', rule: 'R2.4' }] },
      });
  });
});
