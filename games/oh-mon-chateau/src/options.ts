import {
  type ChanceSource,
  failed,
  isObject,
  OptionReader,
  type Rejection,
  type Result,
} from '@castellan/kernel';
import type { Mode } from './data/boards.js';

export type ChateauOptions = {
  readonly mode: Mode;
  readonly players: 2 | 3 | 4;
  readonly first: number;
  /** Turns in a row without a construction that end the game; 0 = never [O5.4]. */
  readonly stallTurns: number;
  /** House rule: false where guests stay with whoever invited them [O10.1]. */
  readonly theft: boolean;
};

const MODES: readonly Mode[] = ['petits-batisseurs', 'grands-architectes'];
const MOST_STALL_TURNS = 10_000;

export function prepareOptions(
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
  const theft = reader.flag('theft', 'O10.1', true);
  return reader.finish({ mode, players, first, stallTurns, theft }, 'O1.3');
}
