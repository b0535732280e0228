import type { AnyGame, Observer, State } from '@castellan/kernel';
import type { Offer, Sight } from './messages.js';

/** What an observer is shown of a state, with what that seat may do now. */
export function sightOf(game: AnyGame, state: State, seat: Observer, mayUndo: boolean): Sight {
  return { seat, view: state.view(seat), offers: offersOf(game, state, seat), mayUndo };
}

function offersOf(game: AnyGame, state: State, seat: Observer): Offer[] {
  if (seat < 0) return [];
  const actions = new Int32Array(game.maxLegal);
  const count = state.legal(seat, actions);
  return Array.from(actions.subarray(0, count), (action) => ({
    move: game.writeMove(action),
    foresight: game.foresee?.(state, seat, action) ?? null,
  }));
}
