import {
  type Actor,
  CHANCE,
  chanceMoves,
  type JsonObject,
  legalMoves,
  parseMove,
  seatsIn,
  unwrap,
} from '@castellan/kernel';
import {
  type ChateauState,
  type ChateauVersion,
  ohMonChateau,
  ohMonChateau1,
} from '@castellan/oh-mon-chateau';
import { ohMonChateau as reference } from '@castellan/reference';
import { same } from './same.js';

export type Pair = { readonly fast: ChateauState; naive: reference.State };

/** The same game in both models, by the rules of today or by the first ones. */
export function startPair(input: JsonObject, version: ChateauVersion = 2): Pair {
  const game = version === 1 ? ohMonChateau1 : ohMonChateau;
  const options = unwrap(game.prepare(input, null));
  return { fast: game.start(options), naive: reference.start({ ...options, firstRules: version === 1 }) };
}

/** Carries out a move in both. */
export function applyToPair(pair: Pair, actor: Actor, move: string): void {
  pair.fast.apply(actor, unwrap(parseMove(ohMonChateau, pair.fast, actor, move)), null);
  pair.naive = reference.perform(pair.naive, actor === CHANCE ? 'chance' : actor, move);
}

/** Both must offer the same moves to the same actors and tell the same of the position; returns what can be done. */
export function expectAgreement({ fast, naive }: Pair): { readonly actor: Actor; readonly move: string }[] {
  const seats = seatsIn(fast.actors());
  same(fast.isOver() ? null : fast.isChance() ? 'chance' : seats, reference.actors(naive));
  same(ohMonChateau.describe(fast), reference.describe(naive));
  if (fast.isChance()) {
    const chances = Object.fromEntries(chanceMoves(ohMonChateau, fast));
    same(chances, reference.chances(naive));
    return Object.entries(chances).flatMap(([move, weight]) => Array(weight).fill({ actor: CHANCE, move }));
  }
  return seats.flatMap((actor) => {
    const moves = legalMoves(ohMonChateau, fast, actor).sort();
    same(moves, reference.legalMoves(naive, actor));
    return moves.map((move) => ({ actor, move }));
  });
}
