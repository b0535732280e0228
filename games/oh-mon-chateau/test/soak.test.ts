import { RandomPlay, SeededChance, unwrap } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { ohMonChateau, ohMonChateau1 } from '../src/index.js';

/** `bench/src/soak.ts` plays twenty times as many. */
const GAMES = 1_000;
const TOO_MANY = 10_000;

type Length = readonly [shortest: number, longest: number];

describe('random games without end', () => {
  it.each([
    ['petits-batisseurs', 2, [175, 548], [195, 605]],
    ['petits-batisseurs', 3, [254, 695], [257, 727]],
    ['petits-batisseurs', 4, [310, 811], [345, 834]],
    ['grands-architectes', 2, [174, 712], [176, 766]],
    ['grands-architectes', 3, [249, 860], [258, 895]],
    ['grands-architectes', 4, [322, 906], [320, 1142]],
  ] as const)(
    'do not exist: %s of %i last from and to %j actions, or %j with dice left',
    (mode, players, must, may) => {
      for (const [mustUseDice, fromTo] of [
        [true, must],
        [false, may],
      ] as const) {
        const options = unwrap(ohMonChateau.prepare({ mode, players, mustUseDice, first: 0 }, null));
        expect(lengths(ohMonChateau.start(options), `soak ${mode} ${players}`, GAMES)).toEqual(fromTo);
      }
    },
  );

  it.each(['petits-batisseurs', 'grands-architectes'])('do not exist in version 1 either: %s', (mode) => {
    const options = unwrap(ohMonChateau1.prepare({ mode, players: 3, first: 0 }, null));
    expect(lengths(ohMonChateau1.start(options), 'first rules', 300)[1]).toBeLessThan(TOO_MANY);
  });
});

function lengths(start: ReturnType<typeof ohMonChateau.start>, seed: string, games: number): Length {
  const random = new RandomPlay(ohMonChateau.maxLegal);
  const chance = new SeededChance(seed);
  const state = start.copy();
  let [shortest, longest] = [TOO_MANY, 0];
  for (let game = 0; game < games; game++) {
    state.copyFrom(start);
    let actions = 0;
    for (; !state.isOver() && actions < TOO_MANY; actions++) random.step(state, chance, null);
    shortest = Math.min(shortest, actions);
    longest = Math.max(longest, actions);
  }
  return [shortest, longest];
}
