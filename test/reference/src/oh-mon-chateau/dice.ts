/** Using the dice: all seats at the same time, each on its own board. */

import type { Cell } from './board.js';
import {
  addCloud,
  addFlag,
  type Castle,
  cellsFor,
  drawInhabitants,
  has,
  hasFlagRoom,
  hasTrackRoom,
  putToken,
} from './castle.js';
import { boardOf, changeCastle, FACES, type Face, type State } from './state.js';

/** What a die that shows this face, or counts as it, can do for a seat. [O3.2] [O9.3] */
const uses = (state: State, seat: number, face: Exclude<Face, '?'>): readonly string[] => {
  const castle = state.castles[seat];
  const board = boardOf(state);
  if (face === 'inhabitants') {
    const anywhere = has(castle, 'chevalier') ? cellsFor(board, castle, 'any') : [];
    return [...(hasTrackRoom(castle) ? [face] : []), ...anywhere.map((cell) => `${face} ${cell}`)];
  }
  // The inhabitant comes even without placing the food. [O9.4]
  const withoutFood = face === 'food' && has(castle, 'cuisinier') && hasTrackRoom(castle);
  const asFlag = face === 'gold' && has(castle, 'moine') && hasFlagRoom(castle);
  return [
    ...cellsFor(board, castle, face).map((cell) => `${face} ${cell}`),
    ...(withoutFood ? [face] : []),
    ...(asFlag ? [`${face} flag`] : []),
  ];
};

/** "?" is any other face, and with Bergère a cloud. [O3.2] [O8.2] */
const usesOfDie = (state: State, seat: number, die: Face): readonly string[] => {
  if (die !== '?') return uses(state, seat, die).map((use) => `take ${use}`);
  const faces = FACES.filter((face) => face !== '?').flatMap((face) => uses(state, seat, face));
  const cloud = has(state.castles[seat], 'bergere') ? ['take ? cloud'] : [];
  return [...faces.map((use) => `take ? as ${use}`), ...cloud];
};

/** Who rolled uses what can be used, unless the table wants it otherwise; the others may leave it. [O3.4] */
const mayPass = ({ setup, turn }: State, seat: number): boolean =>
  seat !== turn || setup.mustUseDice === false || setup.firstRules === true;

/** What a seat can do with its dice; nothing, not even pass, if no die gives it anything. [O3.4] */
export const diceMoves = (state: State, seat: number): readonly string[] => {
  const dice = [...new Set(state.diceLeft[seat])]; // of doubles either one will do
  const takes = dice.flatMap((die) => usesOfDie(state, seat, die));
  return takes.length > 0 && mayPass(state, seat) ? [...takes, 'pass'] : takes;
};

/** What the player gets: `how` is the cell, "flag", "cloud", or nothing if the face says it all. */
const use = (castle: Castle, face: Face, how: string | undefined): Castle => {
  if (how === 'cloud') return addCloud(castle, 2);
  if (how === 'flag') return addFlag(castle, 2);
  const placed = how === undefined ? castle : putToken(castle, how as Cell);
  if (face === 'inhabitants' && how === undefined) return drawInhabitants(placed, 2);
  return face === 'food' && has(castle, 'cuisinier') ? drawInhabitants(placed, 1) : placed;
};

/** The active player has both dice, everybody else one of them. [O3.1] */
const spend = (state: State, seat: number, die: Face): State => {
  const used = state.diceLeft[seat].indexOf(die);
  return {
    ...state,
    diceLeft: state.diceLeft.map((dice, other) => {
      if (other !== seat) return dice;
      return seat === state.turn ? dice.filter((_, index) => index !== used) : [];
    }),
  };
};

/** `take wood 2,1` or `take ? as wood 2,1`, given without the first word. */
export const take = (state: State, seat: number, words: readonly string[]): State => {
  const [die, ...rest] = words as readonly [Face, ...string[]];
  const [face, how] = rest[0] === 'as' ? (rest.slice(1) as [Face, string?]) : [die, rest[0]];
  const used = changeCastle(state, seat, (castle) => use(castle, face, how));
  // A flag is something built, whoever's turn it is. [O5.4]
  const isProgress = how === 'flag' && state.setup.firstRules !== true;
  return spend(isProgress ? { ...used, built: true } : used, seat, die);
};

export const pass = (state: State, seat: number): State => ({
  ...state,
  diceLeft: state.diceLeft.map((dice, other) => (other === seat ? [] : dice)),
});
