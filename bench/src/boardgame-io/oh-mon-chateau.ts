/** Oh mon château as a boardgame.io game, made of the plain model of the rules. */

import { ohMonChateau } from '@castellan/reference';
import { boardgameIo, type Reading } from './library.js';
import { numbersFrom, pick, pickWeighted } from './random.js';
import type { Call, Game, Move, Random } from './types.js';

type Setup = ohMonChateau.Setup;
type State = ohMonChateau.State;

export const DEFAULT_SETUP: Setup = {
  mode: 'grands-architectes',
  players: 4,
  first: 0,
  stallTurns: 100,
};

/** Lets chance act until it is the seats' turn again or the game is over. */
const letChanceAct = (state: State, random: Random): State =>
  ohMonChateau.actors(state) === 'chance'
    ? letChanceAct(
        ohMonChateau.perform(state, 'chance', pickWeighted(ohMonChateau.chances(state), random)),
        random,
      )
    : state;

/** The boardgame.io move with this name: it gets the other words of the notation as arguments. */
const moveNamed =
  (read: Reading, name: string): Move<State> =>
  ({ G, random, playerID }, ...args: string[]) => {
    const move = [name, ...args].join(' ');
    const state = read(G);
    const seat = Number(playerID);
    if (!ohMonChateau.isLegal(state, seat, move)) return 'INVALID_MOVE';
    return letChanceAct(ohMonChateau.perform(state, seat, move), random);
  };

/** "take wood 2,1" is the move `take` with the arguments wood and 2,1. */
const toCall = (notation: string): Call => {
  const [move, ...args] = notation.split(' ');
  return { move, args };
};

export const createOhMonChateau = (setup: Setup, read: Reading): Game<State> => ({
  name: 'oh-mon-chateau',
  minPlayers: setup.players,
  maxPlayers: setup.players,
  disableUndo: true,

  setup: ({ random }) => letChanceAct(ohMonChateau.start(setup), random),

  moves: {
    take: moveNamed(read, 'take'),
    pass: moveNamed(read, 'pass'),
    build: moveNamed(read, 'build'),
    wall: moveNamed(read, 'wall'),
    invite: moveNamed(read, 'invite'),
    activate: moveNamed(read, 'activate'),
    steal: moveNamed(read, 'steal'),
    put: moveNamed(read, 'put'),
    flag: moveNamed(read, 'flag'),
    inhabitants: moveNamed(read, 'inhabitants'),
    move: moveNamed(read, 'move'),
    face: moveNamed(read, 'face'),
    skip: moveNamed(read, 'skip'),
    end: moveNamed(read, 'end'),
  },

  turn: {
    order: {
      first: () => setup.first,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    // All use the dice at the same time; the model knows who may do what. [O3.4]
    activePlayers: boardgameIo().ActivePlayers.ALL,
    endIf: ({ G, ctx }) => G.turn !== ctx.playOrderPos,
  },

  endIf: ({ G }) => (G.phase === 'over' ? { winners: G.winners.map(String) } : undefined),

  ai: { enumerate: (G, _ctx, playerID) => ohMonChateau.legalMoves(G, Number(playerID)).map(toCall) },
});

/** Plays a random game through a local client; the number of moves the seats have made. */
export const playRandomGame = (
  seed: number,
  maxMoves: number,
  read: Reading,
  setup = DEFAULT_SETUP,
): number => {
  const game = { ...createOhMonChateau(setup, read), seed };
  const client = boardgameIo().Client<State>({ game, numPlayers: setup.players, debug: false });
  const random = numbersFrom(seed);
  for (let moves = 0; moves < maxMoves; moves += 1) {
    const state = client.getState();
    if (state === null || state.ctx.gameover !== undefined) return moves;
    // Chance has acted already, so that here only seats are to act.
    const seat = pick(ohMonChateau.actors(state.G) as readonly number[], random);
    const { move, args } = toCall(pick(ohMonChateau.legalMoves(state.G, seat), random));
    client.updatePlayerID(String(seat));
    client.moves[move](...args);
  }
  return maxMoves;
};
