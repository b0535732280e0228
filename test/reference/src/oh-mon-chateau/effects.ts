/** What lightning guests do for the player they come to. [O8.1] */

import type { Resource } from './board.js';
import { addCloud, drawInhabitants, has } from './castle.js';
import type { Lightning } from './guests.js';
import { changeOwnCastle, doneWithTask, type Face, type Gain, ownCastle, type State } from './state.js';

const tokenOf = (token: Resource | 'any'): Gain => ({
  ask: 'gain',
  token,
  orFlag: false,
  orInhabitants: false,
});

const twice = <T>(task: T): readonly T[] => [task, task];

/** Once the game has ended no token is placed any more: those that a guest brings are lost. [O5.2] */
const placing = (state: State, gains: readonly Gain[]): readonly Gain[] =>
  state.phase === 'final' && state.setup.firstRules !== true ? [] : gains;

/** Tokens that a guest gives are not a die's: Cuisinier and Moine get nothing out of them. [O9.3] */
export const act = (state: State, guest: Lightning): State => {
  switch (guest) {
    case 'architecte':
      return doneWithTask(
        changeOwnCastle(state, (castle) => drawInhabitants(castle, 1)),
        placing(state, [tokenOf('any')]),
      );
    case 'bohemienne':
      return doneWithTask(changeOwnCastle(state, (castle) => drawInhabitants(castle, 4)));
    case 'bucheron':
      return doneWithTask(state, placing(state, twice(tokenOf('wood'))));
    case 'dagobert':
      // Once the game has ended nothing is rolled any more. [O9.6]
      return doneWithTask(state, state.phase === 'final' ? [] : [{ ask: 'roll' }]);
    case 'magicien':
      return doneWithTask(state, twice({ ask: 'move' }));
    case 'marchand':
      return doneWithTask(state, placing(state, twice(tokenOf('gold'))));
    case 'mineur':
      return doneWithTask(state, placing(state, twice(tokenOf('stone'))));
    case 'paysan':
      return doneWithTask(state, placing(state, twice(tokenOf('food'))));
  }
};

/** Dagobert's die, got twice. It is a die, so that hourglass guests make use of it. [O9.3] */
export const getTwice = (state: State, face: Face | 'cloud'): State => {
  const castle = ownCastle(state);
  switch (face) {
    case '?':
      return doneWithTask(state, [{ ask: 'face' }]); // [O9.6]
    case 'cloud':
      return doneWithTask(changeOwnCastle(state, (own) => addCloud(addCloud(own, 2), 2)));
    case 'inhabitants':
      return has(castle, 'chevalier')
        ? doneWithTask(state, twice({ ...tokenOf('any'), orInhabitants: true }))
        : doneWithTask(changeOwnCastle(state, (own) => drawInhabitants(own, 4)));
    case 'food': {
      const cooked = has(castle, 'cuisinier')
        ? changeOwnCastle(state, (own) => drawInhabitants(own, 2))
        : state;
      return doneWithTask(cooked, twice(tokenOf('food')));
    }
    case 'gold':
      return doneWithTask(state, twice({ ...tokenOf('gold'), orFlag: has(castle, 'moine') }));
    default:
      return doneWithTask(state, twice(tokenOf(face)));
  }
};
