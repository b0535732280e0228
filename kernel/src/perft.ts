import type { Game, State } from './game.js';
import type { JsonObject } from './json.js';
import { CHANCE, hasSeat } from './seats.js';

/**
 * How many different sequences of exactly `depth` actions exist from here, chance's outcomes counted like
 * moves. Two independent models that agree on this number agree on a great deal.
 */
export function perft<S extends State>(game: Game<JsonObject, S>, state: S, depth: number): number {
  const states: S[] = [];
  const lists: Int32Array[] = [];
  for (let i = 0; i < depth; i++) {
    states.push(state.copy());
    lists.push(new Int32Array(game.maxLegal));
  }
  const weights = new Int32Array(game.maxLegal);

  const count = (from: S, left: number): number => {
    if (left === 0) return 1;
    if (from.isOver()) return 0;
    if (from.isChance()) return follow(from, CHANCE, from.chances(lists[left - 1], weights), left);
    let sum = 0;
    for (let seat = 0; seat < from.seats; seat++)
      if (hasSeat(from.actors(), seat)) sum += follow(from, seat, from.legal(seat, lists[left - 1]), left);
    return sum;
  };

  const follow = (from: S, actor: number, moves: number, left: number): number => {
    if (left === 1) return moves;
    const next = states[left - 1];
    let sum = 0;
    for (let i = 0; i < moves; i++) {
      next.copyFrom(from);
      next.apply(actor, lists[left - 1][i], null);
      sum += count(next, left - 1);
    }
    return sum;
  };

  return count(state, depth);
}
