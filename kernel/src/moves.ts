import type { Game, State } from './game.js';
import type { JsonObject } from './json.js';
import type { Rejection } from './rejection.js';
import { failed, ok, type Result } from './result.js';
import { type Actor, CHANCE, type Seat } from './seats.js';

/** A seat's legal moves in notation, in the order the rules list them. */
export function legalMoves<S extends State>(game: Game<JsonObject, S>, state: S, seat: Seat): string[] {
  const actions = new Int32Array(game.maxLegal);
  const count = state.legal(seat, actions);
  return Array.from(actions.subarray(0, count), (action) => game.writeMove(action));
}

/** Chance's possible moves in notation with their weights. */
export function chanceMoves<S extends State>(game: Game<JsonObject, S>, state: S): Map<string, number> {
  const actions = new Int32Array(game.maxLegal);
  const weights = new Int32Array(game.maxLegal);
  const count = state.chances(actions, weights);
  const moves = new Map<string, number>();
  for (let i = 0; i < count; i++) moves.set(game.writeMove(actions[i]), weights[i]);
  return moves;
}

/** Whether the action is one that the actor may carry out now. */
export function isLegal(game: Game<JsonObject, State>, state: State, actor: Actor, action: number): boolean {
  const actions = new Int32Array(game.maxLegal);
  const count =
    actor === CHANCE
      ? state.isChance()
        ? state.chances(actions, new Int32Array(game.maxLegal))
        : 0
      : state.legal(actor, actions);
  return actions.subarray(0, count).includes(action);
}

/** The boundary: text from outside becomes a legal action, or a typed error and nothing has changed. */
export function parseMove<S extends State>(
  game: Game<JsonObject, S>,
  state: S,
  actor: Actor,
  text: string,
): Result<number, Rejection> {
  const read = game.readMove(text);
  if (!read.ok) return failed({ kind: 'malformed-move', move: text, message: read.error });
  if (isLegal(game, state, actor, read.value)) return ok(read.value);
  return failed({ kind: 'illegal-move', move: text, ...game.why(state, actor, read.value) });
}
