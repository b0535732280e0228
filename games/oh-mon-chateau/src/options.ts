import {
  type ChanceSource,
  failed,
  type GameOptions,
  isObject,
  OptionReader,
  type Rejection,
  type Result,
} from '@castellan/kernel';
import type { Box } from './box/box.js';
import type { Mode } from './data/boards.js';
import { OPTIONS } from './option-list.js';
import type { ChateauVersion } from './versions.js';

export type ChateauOptions = {
  readonly mode: Mode;
  readonly players: 2 | 3 | 4;
  readonly first: number;
  /** Turns in a row without a construction that end the game; 0 = never [O5.4]. */
  readonly stallTurns: number;
  /** House rule: false where guests stay with whoever invited them [O11.1]. */
  readonly theft: boolean;
  /** False where the active player may leave dice unused, too [O3.4]. Version 1 does not know it. */
  readonly mustUseDice?: boolean;
  /** What is printed in somebody's own box; absent where it is what is printed here [O6.2]. */
  readonly box?: Box;
};

/** Reads somebody's own box and notes what is wrong with it. */
export type BoxReader = (reader: OptionReader, mode: Mode) => Box;

/** Those that a version of the rules knows. */
export function optionsOf(version: ChateauVersion): GameOptions {
  const { mustUseDice, box, ...options } = OPTIONS;
  return version === 1 ? options : OPTIONS;
}

export function prepareOptions(
  version: ChateauVersion,
  input: unknown,
  chance: ChanceSource | null,
  readBox: BoxReader | null,
): Result<ChateauOptions, Rejection> {
  if (!isObject(input)) {
    const problem = { place: 'options', rule: 'O1.1', message: 'an object is needed' };
    return failed({ kind: 'bad-options', problems: [problem] });
  }
  const reader = new OptionReader(input);
  const mode = reader.choice('mode', OPTIONS.mode);
  const players = reader.choice('players', OPTIONS.players);
  const stallTurns = reader.count('stallTurns', OPTIONS.stallTurns);
  const first = reader.first('first', OPTIONS.first, players, chance);
  const theft = reader.switch('theft', OPTIONS.theft);
  const options = { mode, players, first, stallTurns, theft };
  if (version === 1) return reader.finish(options, 'O1.3');
  const mustUseDice = reader.switch('mustUseDice', OPTIONS.mustUseDice);
  const plain = { ...options, mustUseDice };
  if (readBox === null || !reader.has('box')) return reader.finish(plain, 'O1.3');
  return reader.finish({ ...plain, box: readBox(reader, mode) }, 'O1.3');
}
