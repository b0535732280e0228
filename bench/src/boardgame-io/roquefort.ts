/** Château Roquefort as a boardgame.io game, made of the plain model of the rules. */

import { createRequire } from 'node:module';
import { roquefort } from '@castellan/reference';
import type { DefaultPluginAPIs, Game, Move } from 'boardgame.io';

// boardgame.io 0.50 has no `exports` map: its entry points are folders, which ES modules cannot
// import. So its CommonJS build is loaded, with the types that belong to it.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client', { with: {
  'resolution-mode': 'require',
}});
const { INVALID_MOVE } = require('boardgame.io/core') as typeof import('boardgame.io/core', { with: {
  'resolution-mode': 'require',
}});

// boardgame.io hands moves an Immer draft of G. The model only reads, and reading through a draft
// is several times slower than reading the state itself, which Immer gives back. Only the very
// copy of Immer that made the draft can do so, hence it is looked up from boardgame.io's place.
const { original } = createRequire(require.resolve('boardgame.io/client'))('immer') as {
  readonly original: <T>(draft: T) => T | undefined;
};

type Setup = roquefort.Setup;
type State = roquefort.State;
type Random = DefaultPluginAPIs['random'];

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

/** Picks one of the draws by its weight. */
const pickDraw = (draws: Readonly<Record<string, number>>, random: Random): string => {
  const entries = Object.entries(draws);
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = Math.floor(random.Number() * total);
  for (const [draw, weight] of entries) {
    if (rest < weight) return draw;
    rest -= weight;
  }
  throw new Error('There is nothing to draw.');
};

/** Draws tiles until it is a seat's turn again or the game is over. */
const drawTiles = (state: State, random: Random): State =>
  roquefort.actor(state) === 'chance'
    ? drawTiles(roquefort.perform(state, pickDraw(roquefort.chances(state), random)), random)
    : state;

/** A boardgame.io move from the function that writes its arguments in the model's notation. */
const moveOf =
  (notation: (...args: string[]) => string): Move<State> =>
  ({ G, random }, ...args: string[]) => {
    const move = notation(...args);
    const state = original(G) ?? G;
    if (!roquefort.isLegal(state, move)) return INVALID_MOVE;
    return drawTiles(roquefort.perform(state, move), random);
  };

type Call = { readonly move: string; readonly args: string[] };

/** "run c3-c5" is the move `run` with the arguments c3 and c5. */
const toCall = (notation: string): Call => {
  const [move, ...args] = notation.split(/[ >-]/);
  return { move, args };
};

export const createRoquefort = (setup: Setup): Game<State> => ({
  name: 'chateau-roquefort',
  minPlayers: setup.players,
  maxPlayers: setup.players,
  disableUndo: true,

  setup: ({ random }) => drawTiles(roquefort.start(setup), random),

  moves: {
    place: moveOf((tower) => `place ${tower}`),
    enter: moveOf((tower, onto) => (onto ? `enter ${tower}>${onto}` : `enter ${tower}`)),
    run: moveOf((from, to) => `run ${from}-${to}`),
    uncover: moveOf((room) => `uncover ${room}`),
    slide: moveOf((slot) => `slide ${slot}`),
    end: moveOf(() => 'end'),
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

/** A tiny generator of numbers from 0 up to 1 (mulberry32). */
const numbersFrom = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** Plays a random game through a local client; the number of moves the seats have made. */
export const playRandomGame = (seed: number, maxMoves: number, setup: Setup = DEFAULT_SETUP): number => {
  const game = { ...createRoquefort(setup), seed };
  const client = Client<State>({ game, numPlayers: setup.players, debug: false });
  const random = numbersFrom(seed);
  for (let moves = 0; moves < maxMoves; moves += 1) {
    const state = client.getState();
    if (state === null || state.ctx.gameover !== undefined) return moves;
    const legal = roquefort.legalMoves(state.G);
    const { move, args } = toCall(legal[Math.floor(random() * legal.length)]);
    client.moves[move](...args);
  }
  return maxMoves;
};
