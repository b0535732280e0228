import {
  type ChanceSource,
  failed,
  isObject,
  ok,
  type Problem,
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
};

const MODES: readonly Mode[] = ['petits-batisseurs', 'grands-architectes'];
const PLAYERS = [2, 3, 4] as const;
const KEYS = ['mode', 'players', 'first', 'stallTurns'];
const MOST_STALL_TURNS = 10_000;

/** Options from outside: every problem is reported, not only the first. */
export function prepareOptions(
  input: unknown,
  chance: ChanceSource | null,
): Result<ChateauOptions, Rejection> {
  if (!isObject(input))
    return failed({ kind: 'bad-options', problems: [wrong('options', 'O1.1', 'an object', input)] });
  const problems: Problem[] = [];
  const mode = MODES.find((known) => known === (input.mode ?? 'petits-batisseurs'));
  if (mode === undefined) problems.push(wrong('mode', 'O1.3', `one of ${MODES.join(', ')}`, input.mode));
  const players = PLAYERS.find((known) => known === (input.players ?? 2));
  if (players === undefined) problems.push(wrong('players', 'O1.1', 'one of 2, 3, 4', input.players));
  const stallTurns = input.stallTurns ?? 100;
  if (!isWhole(stallTurns, MOST_STALL_TURNS))
    problems.push(wrong('stallTurns', 'O5.4', `a whole number from 0 to ${MOST_STALL_TURNS}`, stallTurns));
  const seats = players ?? 2;
  const asked = input.first ?? 'random';
  const first = asked === 'random' && chance !== null ? chance.below(seats) : asked;
  if (!isWhole(first, seats - 1))
    problems.push(wrong('first', 'O2.2', `a seat from 0 to ${seats - 1}`, first));
  for (const key of Object.keys(input))
    if (!KEYS.includes(key)) problems.push(wrong(key, 'O1.3', `one of the options ${KEYS.join(', ')}`, key));
  if (
    mode === undefined ||
    players === undefined ||
    !isWhole(first, seats - 1) ||
    !isWhole(stallTurns, MOST_STALL_TURNS) ||
    problems.length > 0
  )
    return failed({ kind: 'bad-options', problems });
  return ok({ mode, players, first, stallTurns });
}

function isWhole(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}

function wrong(place: string, rule: string, needed: string, value: unknown): Problem {
  return { place, rule, message: `${needed} is needed, not ${JSON.stringify(value) ?? 'nothing'}` };
}
