import type { Contender } from '@castellan/ai';
import { RandomPlay, SeededChance } from '@castellan/kernel';
import {
  PERFECT_MEMORY,
  type RoquefortEvent,
  RoquefortMind,
  type RoquefortOptions,
  type RoquefortState,
  type RoquefortView,
  roquefort,
} from '@castellan/roquefort';
import { Ismcts, type IsmctsSettings, type Leaf } from './ismcts.js';
import { Planner, type Samples } from './planner.js';
import { referenceEvaluation } from './reference-evaluation.js';

/** How much a baseline may think; changed while games go on, so that it takes as long as its opponent. */
export type Effort = { amount: number };

export type RoquefortContender = Contender<RoquefortOptions, RoquefortView, RoquefortEvent>;
type Chooser = (imagined: RoquefortState) => number;

/** Sits down with a perfect memory; the chooser is made when the first position is known. */
function honest(name: string, make: (sample: RoquefortState, seed: string) => Chooser): RoquefortContender {
  return {
    name,
    sitDown: (options, seat, seed) => {
      const mind = new RoquefortMind(options, seat, PERFECT_MEMORY, new SeededChance(`${seed}/mind`));
      let choose: Chooser | null = null;
      return {
        witness: (events, view) => mind.witness(events, view),
        choose: () => {
          const imagined = mind.imagine();
          choose ??= make(imagined, `${seed}/draws`);
          return choose(imagined);
        },
      };
    },
  };
}

/** Plays on at random to the end of the game, or for so many moves and then judges nobody ahead. */
export function randomPlayout(source: SeededChance, longest = 10_000): Leaf<RoquefortState> {
  const play = new RandomPlay(roquefort.maxLegal);
  return (state, out) => {
    for (let i = 0; i < longest && !state.isOver(); i++) play.step(state, source, null);
    const winners = state.outcome()?.winners ?? [];
    for (let seat = 0; seat < state.seats; seat++)
      out[seat] = winners.length === 0 ? 1 / state.seats : winners.includes(seat) ? 1 / winners.length : 0;
  };
}

const PLAYOUTS: IsmctsSettings = { exploration: 0.7, untried: Number.POSITIVE_INFINITY };
const EVALUATED: IsmctsSettings = { exploration: 0.15, untried: 0.05 };
const SAMPLES: Samples = [1, 1, 2, 3];

/** a: random playouts, `amount` of them a decision. */
export const playoutSearch = (effort: Effort, settings = PLAYOUTS): RoquefortContender =>
  honest('random-playout ISMCTS', (sample, seed) => {
    const source = new SeededChance(seed);
    const search = new Ismcts(sample, roquefort.maxLegal, randomPlayout(source), settings, source);
    return (imagined) => search.choose(imagined, Math.round(effort.amount));
  });

/** b: the whole turn, judged at its end. It thinks as long as it takes. */
export const wholeTurnPlanner = (samples = SAMPLES): RoquefortContender =>
  honest('whole-turn planner', (sample, seed) => {
    const planner = new Planner(sample, referenceEvaluation, samples, new SeededChance(seed));
    return (imagined) => planner.choose(imagined);
  });

/** c: the same tree search as a with the reference evaluation, `amount` of them a decision. */
export const evaluatedSearch = (effort: Effort, settings = EVALUATED): RoquefortContender =>
  honest('ISMCTS with reference evaluation', (sample, seed) => {
    const source = new SeededChance(seed);
    const search = new Ismcts(sample, roquefort.maxLegal, referenceEvaluation, settings, source);
    return (imagined) => search.choose(imagined, Math.round(effort.amount));
  });
