import { DEFAULT_SEARCH, Search } from '@castellan/ai';
import { CHANCE, RandomPlay, SeededChance } from '@castellan/kernel';
import {
  ROQUEFORT_CHARACTERS,
  type RoquefortState,
  roquefort,
  roquefortKnowledge,
} from '@castellan/roquefort';
import { asHanded, unwrapped } from '../boardgame-io/library.js';
import { PLAYOUT_MOVES, searchFrom } from '../boardgame-io/mcts.js';
import { race, repeatFor } from '../measure.js';
import { Ismcts, type Leaf } from '../peers/ismcts.js';
import { twinsAfter } from './position.js';

/**
 * Iterations a second from one position. An iteration is one way down the tree with everything that belongs to it:
 * the choice on the way, a new position, what is thought of it, and the news back up.
 */
export type IterationFigures = {
  boardgameIo: number;
  tunedBoardgameIo: number;
  /** The same search on the core: up to 50 random moves from the new position. */
  playouts: number;
  /** The champion's search: every move of the new position is tried and judged. */
  champion: number;
  /** How many positions the champion judges a second. */
  championPositions: number;
};

export function measureIterations(): IterationFigures {
  const { state, twin, setup } = twinsAfter(60, 'iterations');
  const [slow, tuned] = [asHanded, unwrapped].map((read) => searchFrom(twin, setup, read));
  const source = new SeededChance('iterations');
  const uct = { exploration: Math.SQRT2, untried: Number.POSITIVE_INFINITY };
  const playouts = new Ismcts(state, roquefort.maxLegal, shortPlayout(source), uct, source);
  const search = (iterations: number): number => {
    playouts.choose(state, iterations);
    return iterations;
  };
  const { nodes } = ROQUEFORT_CHARACTERS[ROQUEFORT_CHARACTERS.length - 1];
  const champion = new Search(roquefort, roquefortKnowledge, state, { ...DEFAULT_SEARCH, nodes });
  let looked = 0;
  let descents = 0;
  const think = (): number => {
    const visits = champion.think(state, state.turn).reduce((sum, each) => sum + each.visits, 0);
    looked += champion.looked;
    descents += visits;
    return visits;
  };
  const rates = race([
    { name: 'boardgame.io', run: (ms) => repeatFor(ms, () => slow(10)) },
    { name: 'playouts', run: (ms) => repeatFor(ms, () => search(2_000)) },
    { name: 'boardgame.io, tuned', run: (ms) => repeatFor(ms, () => tuned(50)) },
    { name: 'champion', run: (ms) => repeatFor(ms, think) },
  ]);
  const rate = (name: string): number => rates.get(name) ?? Number.NaN;
  return {
    boardgameIo: rate('boardgame.io'),
    tunedBoardgameIo: rate('boardgame.io, tuned'),
    playouts: rate('playouts'),
    champion: rate('champion'),
    championPositions: (rate('champion') * looked) / descents,
  };
}

/** What boardgame.io does from a new position: so many random moves of seats, and who has won by then, if anybody. */
function shortPlayout(source: SeededChance): Leaf<RoquefortState> {
  const play = new RandomPlay(roquefort.maxLegal);
  return (state, out) => {
    for (let moves = 0; moves < PLAYOUT_MOVES && !state.isOver(); ) {
      play.step(state, source, null);
      if (play.actor !== CHANCE) moves++;
    }
    for (let seat = 0; seat < state.seats; seat++)
      out[seat] = state.isOver() && state.winner === seat ? 1 : 0;
  };
}
