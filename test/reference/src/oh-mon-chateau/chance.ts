/** Chance turns up guests and rolls the dice. */

import { getTwice } from './effects.js';
import { type Guest, without } from './guests.js';
import { changeOwnCastle, doneWithTask, FACES, type Face, type State } from './state.js';

const SHOWN = 3; // [O2.1]

/** What chance has to do now, if anything. */
export const chanceTask = (state: State): 'turn' | 'roll' | 'roll both' | null => {
  if (state.phase === 'setup') return 'turn';
  if (state.phase === 'roll') return 'roll both';
  const [task] = state.tasks;
  return task?.ask === 'turn' || task?.ask === 'roll' ? task.ask : null;
};

/** Every guest in the deck is as likely as any other. */
const turns = (state: State): Readonly<Record<string, number>> =>
  Object.fromEntries(
    state.deck.map((guest) => [`turn ${guest}`, state.deck.filter((other) => other === guest).length]),
  );

/** Two different faces can come in two ways. [O1.2] */
const ROLLS: Readonly<Record<string, number>> = Object.fromEntries(
  FACES.flatMap((one, index) =>
    FACES.slice(index).map((other) => [`roll ${one} ${other}`, one === other ? 1 : 2]),
  ),
);

const ROLLS_OF_ONE: Readonly<Record<string, number>> = Object.fromEntries(
  FACES.map((face) => [`roll ${face}`, 1]),
);

/** Chance's possible moves and how likely they are in comparison. */
export const chances = (state: State): Readonly<Record<string, number>> => {
  switch (chanceTask(state)) {
    case 'turn':
      return turns(state);
    case 'roll':
      return ROLLS_OF_ONE;
    case 'roll both':
      return ROLLS;
    case null:
      return {};
  }
};

/** From the deck to the guests shown, or in petits bâtisseurs to the player. [O2.1] [O4.1] */
export const turnUp = (state: State, name: string): State => {
  const guest = state.deck.find((other) => String(other) === name) as Guest;
  const turned = { ...state, deck: without(state.deck, guest) };
  if (state.setup.mode === 'petits-batisseurs') {
    return doneWithTask(
      changeOwnCastle(turned, (castle) => ({ ...castle, guests: [...castle.guests, guest] })),
    );
  }
  const faceUp = [...state.faceUp, guest];
  if (state.phase !== 'setup') return doneWithTask({ ...turned, faceUp });
  return { ...turned, faceUp, phase: faceUp.length === SHOWN ? 'roll' : 'setup' };
};

/** Both dice lie there for everybody. [O3.1] */
const rollBoth = (state: State, dice: readonly Face[]): State => ({
  ...state,
  phase: 'dice',
  rolled: dice,
  diceLeft: state.castles.map(() => dice),
});

export const roll = (state: State, dice: readonly Face[]): State =>
  state.phase === 'roll' ? rollBoth(state, dice) : getTwice(state, dice[0]);
