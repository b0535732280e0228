import {
  type Actor,
  CHANCE,
  chanceMoves,
  type JsonObject,
  legalMoves,
  parseMove,
  unwrap,
} from '@castellan/kernel';
import { roquefort as reference } from '@castellan/reference';
import { type RoquefortOptions, type RoquefortState, roquefort } from '@castellan/roquefort';
import { same } from './same.js';

export type Pair = { readonly fast: RoquefortState; naive: reference.State };

/** The same game in both models. */
export function startPair(input: JsonObject): Pair {
  const options: RoquefortOptions = unwrap(roquefort.prepare(input, null));
  return { fast: roquefort.start(options), naive: reference.start(options) };
}

export function actorOf(state: RoquefortState): Actor | null {
  if (state.isOver()) return null;
  return state.isChance() ? CHANCE : state.turn;
}

/** Carries out a move in both. */
export function applyToPair(pair: Pair, move: string): void {
  const actor = actorOf(pair.fast) ?? CHANCE;
  pair.fast.apply(actor, unwrap(parseMove(roquefort, pair.fast, actor, move)), null);
  pair.naive = reference.perform(pair.naive, move);
}

/** Both must offer the same moves and tell the same of the position; returns the moves. */
export function expectAgreement({ fast, naive }: Pair): string[] {
  const actor = actorOf(fast);
  same(actor === CHANCE ? 'chance' : actor, reference.actor(naive));
  same(roquefort.describe(fast), reference.describe(naive));
  if (actor === null) return [];
  if (actor === CHANCE) {
    const chances = Object.fromEntries(chanceMoves(roquefort, fast));
    same(chances, reference.chances(naive));
    return Object.entries(chances).flatMap(([move, weight]) => Array(weight).fill(move));
  }
  const moves = legalMoves(roquefort, fast, actor).sort();
  same(moves, reference.legalMoves(naive));
  return moves;
}
