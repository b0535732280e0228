import { RandomPlay, SeededChance, unwrap } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import {
  PERFECT_MEMORY,
  type RoquefortEvent,
  RoquefortMind,
  type RoquefortState,
  roquefort,
  roquefortKnowledge,
} from '../src/index.js';

const keyOf = (state: RoquefortState): string => {
  const key = new Int32Array(2);
  roquefortKnowledge.key(state, key);
  return key.join();
};

/** A random game as one seat lives through it. */
function* watched(seed: string, options: object, make: (state: RoquefortState) => RoquefortMind) {
  const chance = new SeededChance(seed);
  const state = roquefort.start(unwrap(roquefort.prepare(options, chance)));
  const mind = make(state);
  const random = new RandomPlay(roquefort.maxLegal);
  while (!state.isOver()) {
    const log: RoquefortEvent[] = [];
    random.step(state, chance, log);
    mind.witness(log, state.view(mind.seat));
    yield { state, mind };
  }
}

const legalOf = (state: RoquefortState): number[] => {
  const actions = new Int32Array(roquefort.maxLegal);
  return Array.from(actions.subarray(0, state.legal(state.turn, actions))).sort();
};

describe('a mind', () => {
  it.each([2, 3, 4])('with a perfect memory knows all that was ever seen (%i players)', (players) => {
    for (let seed = 0; seed < 12; seed++) {
      const options = { players, layout: 'random', noPushBack: seed % 2 === 0 };
      const make = (state: RoquefortState): RoquefortMind =>
        new RoquefortMind(state.options, seed % players, PERFECT_MEMORY, new SeededChance('mind'));
      for (const { state, mind } of watched(`perfect ${seed}`, options, make)) {
        if (state.isChance()) continue; // only settled positions are thought about
        const imagined = mind.imagine();
        expect(roquefort.describe(imagined)).toEqual(roquefort.describe(state));
        expect(imagined.unseen).toEqual(state.unseen);
        expect(imagined.ground.map((g) => Math.min(g, 2))).toEqual(state.ground.map((g) => Math.min(g, 2)));
        expect(legalOf(imagined)).toEqual(legalOf(state));
        expect(keyOf(imagined)).toBe(keyOf(state));
      }
    }
  });

  it('without memory knows only what lies in the open', () => {
    const make = (state: RoquefortState): RoquefortMind =>
      new RoquefortMind(state.options, 0, { tiles: 0, fadePercent: 0 }, new SeededChance('mind'));
    for (const { state, mind } of watched('blank', { players: 2 }, make)) {
      if (state.isChance() || state.actionsLeft < 4 || state.isOver()) continue;
      const imagined = mind.imagine();
      expect(imagined.view(0)).toEqual(state.view(0));
      const known = Object.values(roquefort.describe(imagined).tiles as Record<string, string>).filter(
        (tile) => tile !== '?',
      );
      expect(known).toHaveLength(Object.keys(state.view(0).tiles).length);
    }
  });

  it('holds no more under roofs than its memory allows, and really forgets', () => {
    const make = (state: RoquefortState): RoquefortMind =>
      new RoquefortMind(state.options, 0, { tiles: 3, fadePercent: 20 }, new SeededChance('mind'));
    let most = 0;
    for (const { state, mind } of watched('three', { players: 2 }, make)) {
      if (state.isChance() || state.actionsLeft < 4 || state.isOver()) continue;
      const shown = Object.keys(state.view(0).tiles).length;
      const known = Object.values(roquefort.describe(mind.imagine()).tiles as Record<string, string>).filter(
        (t) => t !== '?',
      );
      most = Math.max(most, known.length - shown);
    }
    expect(most).toBe(3);
  });
});
