import type { Game, State } from './game.js';
import { isObject, type JsonObject } from './json.js';
import { parseMove } from './moves.js';
import type { Rejection } from './rejection.js';
import { failed, ok, type Result } from './result.js';
import { type Actor, CHANCE, seatsIn } from './seats.js';

/** A saved game. Everything else about it follows by replaying. */
export type GameRecord = {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: JsonObject;
  /** Notation, chance's moves included. Where several seats may act at once, "2:" names the one who did. */
  readonly actions: readonly string[];
  /** What others keep beside a game, such as names and drawings. Nothing in the game follows from it. */
  readonly extras?: JsonObject;
};

const FIELDS = ['game', 'rulesVersion', 'options', 'actions', 'extras'];

/** Checks the frame of a record; whether its options and moves are right shows when it is replayed. */
export function parseRecord(text: string): Result<GameRecord, Rejection> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return bad('text', `not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!isObject(value)) return bad('text', 'a record is a JSON object');
  const { game, rulesVersion, options, actions } = value;
  if (typeof game !== 'string') return bad('game', 'the name of the game is missing');
  if (typeof rulesVersion !== 'number' || !Number.isInteger(rulesVersion))
    return bad('rulesVersion', 'a whole number is needed');
  if (!isObject(options)) return bad('options', 'an object is needed');
  if (!Array.isArray(actions)) return bad('actions', 'a list of moves is needed');
  const odd = actions.findIndex((action) => typeof action !== 'string');
  if (odd >= 0) return bad(`actions[${odd}]`, 'a move is a text');
  const extra = Object.keys(value).find((k) => !FIELDS.includes(k));
  if (extra !== undefined) return bad(extra, 'a record has no such field');
  const { extras } = value;
  if (extras !== undefined && !isObject(extras)) return bad('extras', 'an object is needed');
  // Everything came out of JSON.parse, so options are JSON by construction.
  const record = { game, rulesVersion, options: options as JsonObject, actions: actions as string[] };
  return ok(extras === undefined ? record : { ...record, extras: extras as JsonObject });
}

/** One move a line, so that records can be read and compared line by line. */
export function formatRecord(record: GameRecord): string {
  const moves = record.actions.map((action) => `    ${JSON.stringify(action)}`).join(',\n');
  return [
    '{',
    `  "game": ${JSON.stringify(record.game)},`,
    `  "rulesVersion": ${record.rulesVersion},`,
    `  "options": ${JSON.stringify(record.options)},`,
    `${moves === '' ? '  "actions": []' : `  "actions": [\n${moves}\n  ]`}${record.extras === undefined ? '' : ','}`,
    ...(record.extras === undefined ? [] : [`  "extras": ${JSON.stringify(record.extras)}`]),
    '}',
    '',
  ].join('\n');
}

/** How an action stands in a record of a game that is in this state. */
export function writeAction(
  game: Game<JsonObject, State>,
  state: State,
  actor: Actor,
  action: number,
): string {
  const move = game.writeMove(action);
  const actors = state.actors();
  const isOne = (actors & (actors - 1)) === 0;
  return actor === CHANCE || isOne ? move : `${actor}:${move}`;
}

/** Reads one action of a record: who acts, and what. */
export function readAction<S extends State>(
  game: Game<JsonObject, S>,
  state: S,
  text: string,
): Result<{ readonly actor: Actor; readonly action: number }, Rejection> {
  const named = /^(\d):(.*)$/.exec(text);
  const actors = seatsIn(state.actors());
  if (named === null && actors.length > 1)
    return failed({
      kind: 'malformed-move',
      move: text,
      message: 'several seats may act: "0:" names the seat',
    });
  // After the end nobody acts; seat 0 is asked so that the rejection can say which rule ended the game.
  const actor = state.isChance() ? CHANCE : named !== null ? Number(named[1]) : (actors[0] ?? 0);
  const action = parseMove(game, state, actor, named !== null ? named[2] : text);
  return action.ok ? ok({ actor, action: action.value }) : action;
}

function bad(place: string, message: string): Result<never, Rejection> {
  return failed({ kind: 'bad-record', place, message });
}
