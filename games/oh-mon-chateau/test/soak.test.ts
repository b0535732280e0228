import { RandomPlay, SeededChance, unwrap } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { ohMonChateau } from '../src/index.js';

/** `bench/src/soak.ts` plays ten times as many. */
const GAMES = 2_000;
const TOO_MANY = 10_000;

describe('random games without end', () => {
  it.each([
    ['petits-batisseurs', 2, [195, 605]],
    ['petits-batisseurs', 3, [257, 760]],
    ['petits-batisseurs', 4, [343, 896]],
    ['grands-architectes', 2, [193, 718]],
    ['grands-architectes', 3, [255, 966]],
    ['grands-architectes', 4, [311, 1170]],
  ] as const)('do not exist: %s of %i last from and to %j actions', (mode, players, fromTo) => {
    const random = new RandomPlay(ohMonChateau.maxLegal);
    const chance = new SeededChance(`soak ${mode} ${players}`);
    const start = ohMonChateau.start(unwrap(ohMonChateau.prepare({ mode, players, first: 0 }, null)));
    const state = start.copy();
    let shortest = TOO_MANY;
    let longest = 0;
    for (let game = 0; game < GAMES; game++) {
      state.copyFrom(start);
      let actions = 0;
      for (; !state.isOver() && actions < TOO_MANY; actions++) random.step(state, chance, null);
      shortest = Math.min(shortest, actions);
      longest = Math.max(longest, actions);
    }
    expect([shortest, longest]).toEqual(fromTo);
  });
});
