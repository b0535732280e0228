import { CHANCE, RandomPlay, SeededChance, unwrap } from '@castellan/kernel';
import { type RoquefortState, roquefort } from '@castellan/roquefort';
import { describe, expect, it } from 'vitest';
import {
  evaluatedSearch,
  playoutSearch,
  type RoquefortContender,
  wholeTurnPlanner,
} from '../src/peers/baselines.js';
import { Planner } from '../src/peers/planner.js';
import { referenceEvaluation } from '../src/peers/reference-evaluation.js';

const POSITIONS = 30;
const FEW = { amount: 60 };
const QUICK = [1, 1, 1, 1];

/** Positions from the middle of random games: a seat is to act and has two actions left. */
function positions(): RoquefortState[] {
  return Array.from({ length: POSITIONS }, (_, game) => {
    const chance = new SeededChance(`baselines ${game}`);
    const options = { players: 2 + (game % 3) };
    const state = roquefort.start(unwrap(roquefort.prepare(options, chance)));
    const random = new RandomPlay(roquefort.maxLegal);
    for (let done = 0; done < 50 || state.isChance() || state.actionsLeft !== 2; ) {
      random.step(state, chance, null);
      if (random.actor !== CHANCE) done++;
    }
    return state;
  });
}

/** The same table with everything under roofs dealt anew. */
function dealAnew(state: RoquefortState, chance: SeededChance): RoquefortState {
  const other = state.copy();
  const open = state.view(-2).tiles;
  const names = Object.keys(roquefort.describe(state).tiles as object);
  const hidden = names.flatMap((name, floor) => (name in open ? [] : [floor]));
  for (let i = hidden.length - 1; i > 0; i--) {
    const [a, b] = [hidden[i], hidden[chance.below(i + 1)]];
    [other.tiles[a], other.tiles[b]] = [other.tiles[b], other.tiles[a]];
  }
  return other;
}

/** What somebody does who sits down now and has seen nothing before. */
function choiceOf(contender: RoquefortContender, state: RoquefortState): number {
  const player = contender.sitDown(state.options, state.turn, 'newcomer');
  player.witness([], state.view(state.turn));
  return player.choose();
}

function changes(choose: (state: RoquefortState) => number): number {
  const chance = new SeededChance('deal');
  return positions().filter((state) => choose(dealAnew(state, chance)) !== choose(state)).length;
}

describe('baselines', () => {
  for (const baseline of [playoutSearch({ amount: 20 }), wholeTurnPlanner(QUICK), evaluatedSearch(FEW)])
    it(`${baseline.name}: plays legal moves, and the same whatever lies where it cannot look`, () => {
      const legal = new Int32Array(roquefort.maxLegal);
      const choose = (state: RoquefortState): number => {
        const choice = choiceOf(baseline, state);
        expect(legal.subarray(0, state.legal(state.turn, legal))).toContain(choice);
        return choice;
      };
      expect(changes(choose)).toBe(0);
    });

  it('one that is given the true state is caught by the same test', () => {
    const peek = (state: RoquefortState): number =>
      new Planner(state, referenceEvaluation, QUICK, new SeededChance('peek')).choose(state);
    expect(changes(peek)).toBeGreaterThan(3);
  });

  it('their evaluation gives chances that add up, and more to whoever has collected more', () => {
    const out = new Float64Array(4);
    const chanceOf = (state: RoquefortState, seat: number): number => {
      referenceEvaluation(state, out);
      expect(out.subarray(0, state.seats).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
      return out[seat];
    };
    for (const state of positions()) {
      const richer = state.copy();
      richer.cheese[0] |= 0b1110;
      const poorer = state.copy();
      poorer.cheese[0] = 0;
      expect(chanceOf(richer, 0)).toBeGreaterThan(chanceOf(poorer, 0));
    }
  });
});
