import type { Game, State } from './game.js';
import type { JsonObject } from './json.js';
import { type GameRecord, readAction } from './record.js';
import type { Rejection } from './rejection.js';
import { failed, ok, type Result } from './result.js';
import type { Actor } from './seats.js';

/** Seen by the watcher of a replay before each action is carried out. */
export type ReplayStep<S> = {
  readonly state: S;
  readonly actor: Actor;
  readonly action: number;
  readonly n: number;
};

/** Plays a record from the start. The watcher sees each position together with what happens next in it. */
export function replay<O extends JsonObject, S extends State>(
  game: Game<O, S>,
  record: GameRecord,
  watch: (step: ReplayStep<S>) => void = () => {},
): Result<S, Rejection> {
  const options = game.prepare(record.options, null);
  if (!options.ok) return options;
  const state = game.start(options.value);
  for (let n = 0; n < record.actions.length; n++) {
    const read = readAction(game, state, record.actions[n]);
    if (!read.ok) return failed({ kind: 'bad-record-move', place: `actions[${n}]`, cause: read.error });
    watch({ state, n, ...read.value });
    state.apply(read.value.actor, read.value.action, null);
  }
  return ok(state);
}
