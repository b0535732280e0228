import {
  type ChanceSource,
  failed,
  isObject,
  OptionReader,
  type Rejection,
  type Result,
} from '@castellan/kernel';
import type { Mode } from './data/boards.js';
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
};

const MODES: readonly Mode[] = ['petits-batisseurs', 'grands-architectes'];
const MOST_STALL_TURNS = 10_000;

export function prepareOptions(
  version: ChateauVersion,
  input: unknown,
  chance: ChanceSource | null,
): Result<ChateauOptions, Rejection> {
  if (!isObject(input)) {
    const problem = { place: 'options', rule: 'O1.1', message: 'an object is needed' };
    return failed({ kind: 'bad-options', problems: [problem] });
  }
  const reader = new OptionReader(input);
  const mode = reader.oneOf('mode', 'O1.3', MODES, 'petits-batisseurs');
  const players = reader.oneOf('players', 'O1.1', [2, 3, 4] as const, 2);
  const stallTurns = reader.whole('stallTurns', 'O5.4', MOST_STALL_TURNS, 100);
  const first = reader.firstSeat('first', 'O2.2', players, chance);
  const theft = reader.flag('theft', 'O11.1', true);
  const options = { mode, players, first, stallTurns, theft };
  if (version === 1) return reader.finish(options, 'O1.3');
  return reader.finish({ ...options, mustUseDice: reader.flag('mustUseDice', 'O3.4', true) }, 'O1.3');
}
