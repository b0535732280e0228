/** What can be answered when building asks the active player something. */

import { cellsFor, freeCells, has, hasFlagRoom, hasTrackRoom, wallsToBuild } from './castle.js';
import { type Guest, isCrown, isLightning } from './guests.js';
import { boardOf, FACES, type Gain, ownCastle, type State } from './state.js';

/** One's own guests that can act again. [O9.2] */
export const reactivatable = (state: State): readonly Guest[] => ownCastle(state).guests.filter(isLightning);

/** Any guest of the others, but Garde keeps the crown guests. [O9.1] */
export const stealable = (state: State): readonly Guest[] =>
  state.castles
    .filter((_, seat) => seat !== state.turn)
    .flatMap((castle) => castle.guests.filter((guest) => !(isCrown(guest) && has(castle, 'garde'))));

const gainMoves = (state: State, gain: Gain): readonly string[] => {
  const castle = ownCastle(state);
  return [
    ...cellsFor(boardOf(state), castle, gain.token).map((cell) => `put ${cell}`),
    ...(gain.orFlag && hasFlagRoom(castle) ? ['flag'] : []),
    ...(gain.orInhabitants && hasTrackRoom(castle) ? ['inhabitants'] : []),
  ];
};

/** Magicien: any token of one's own to any free cell. [O8.1] */
const tokenMoves = (state: State): readonly string[] => {
  const castle = ownCastle(state);
  return castle.tokens.flatMap((from) => freeCells(boardOf(state), castle).map((to) => `move ${from}-${to}`));
};

/** Tokens gained or moved are optional. Where nothing is possible nothing is asked. [O8.1] */
const orSkip = (moves: readonly string[]): readonly string[] =>
  moves.length === 0 ? [] : [...moves, 'skip'];

const faceMoves = (state: State): readonly string[] => [
  ...FACES.filter((face) => face !== '?').map((face) => `face ${face}`),
  ...(has(ownCastle(state), 'bergere') ? ['face cloud'] : []),
];

/** The answers to the first task; none if it is not for the player or if there is none. */
export const decisionMoves = (state: State): readonly string[] => {
  const [task] = state.tasks;
  switch (task?.ask) {
    case 'wall':
      return wallsToBuild(ownCastle(state)).map((room) => `wall ${room}`);
    case 'guest':
      return state.faceUp.map((guest) => `invite ${guest}`);
    case 'activate':
      return reactivatable(state).map((guest) => `activate ${guest}`);
    case 'steal':
      return stealable(state).map((guest) => `steal ${guest}`);
    case 'face':
      return faceMoves(state);
    case 'gain':
      return orSkip(gainMoves(state, task));
    case 'move':
      return orSkip(tokenMoves(state));
    default:
      return [];
  }
};
