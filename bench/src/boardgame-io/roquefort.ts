/** Château Roquefort as a boardgame.io game, made of the plain model of the rules. */

import { roquefort } from '@castellan/reference';
import { boardgameIo, type Reading } from './library.js';
import { numbersFrom, pick, pickWeighted } from './random.js';
import type { Call, Game, Move, Random } from './types.js';

type Setup = roquefort.Setup;
type State = roquefort.State;

export const DEFAULT_SETUP: Setup = {
  players: 4,
  rooms: roquefort.LAYOUT_A,
  goal: 4,
  mustAct: false,
  enterOverTower: true,
  noPushBack: false,
  stallTurns: 40,
  first: 0,
};

/** Draws tiles until it is a seat's turn again or the game is over. */
const drawTiles = (state: State, random: Random): State =>
  roquefort.actor(state) === 'chance'
    ? drawTiles(roquefort.perform(state, pickWeighted(roquefort.chances(state), random)), random)
    : state;

/** A boardgame.io move from the function that writes its arguments in the model's notation. */
const moveOf =
  (read: Reading, notation: (...args: string[]) => string): Move<State> =>
  ({ G, random }, ...args: string[]) => {
    const move = notation(...args);
    const state = read(G);
    if (!roquefort.isLegal(state, move)) return 'INVALID_MOVE';
    return drawTiles(roquefort.perform(state, move), random);
  };

/** "run c3-c5" is the move `run` with the arguments c3 and c5. */
export const toCall = (notation: string): Call => {
  const [move, ...args] = notation.split(/[ >-]/);
  return { move, args };
};

export const createRoquefort = (setup: Setup, read: Reading): Game<State> => ({
  name: 'chateau-roquefort',
  minPlayers: setup.players,
  maxPlayers: setup.players,
  disableUndo: true,

  setup: ({ random }) => drawTiles(roquefort.start(setup), random),

  moves: {
    place: moveOf(read, (tower) => `place ${tower}`),
    enter: moveOf(read, (tower, onto) => (onto ? `enter ${tower}>${onto}` : `enter ${tower}`)),
    run: moveOf(read, (from, to) => `run ${from}-${to}`),
    uncover: moveOf(read, (room) => `uncover ${room}`),
    slide: moveOf(read, (slot) => `slide ${slot}`),
    end: moveOf(read, () => 'end'),
  },

  turn: {
    order: {
      first: () => setup.first,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    // The model says when a turn is over: after placing a mouse, and after `end`.
    endIf: ({ G, ctx }) => G.turn !== ctx.playOrderPos,
  },

  endIf: ({ G }) => {
    if (G.phase !== 'over') return undefined;
    return G.winner === null ? { draw: true } : { winner: String(G.winner) };
  },

  ai: { enumerate: (G) => roquefort.legalMoves(G).map(toCall) },
});

/** Plays a random game through a local client; the number of moves the seats have made. */
export const playRandomGame = (
  seed: number,
  maxMoves: number,
  read: Reading,
  setup = DEFAULT_SETUP,
): number => {
  const game = { ...createRoquefort(setup, read), seed };
  const client = boardgameIo().Client<State>({ game, numPlayers: setup.players, debug: false });
  const random = numbersFrom(seed);
  for (let moves = 0; moves < maxMoves; moves += 1) {
    const state = client.getState();
    if (state === null || state.ctx.gameover !== undefined) return moves;
    const { move, args } = toCall(pick(roquefort.legalMoves(state.G), random));
    client.moves[move](...args);
  }
  return maxMoves;
};
