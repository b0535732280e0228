import {
  type ChanceSource,
  failed,
  isObject,
  ok,
  type Problem,
  type Rejection,
  type Result,
} from '@castellan/kernel';
import { generateLayout } from './board/generate-layout.js';
import { LAYOUTS } from './board/layouts.js';
import { findLayoutProblems, symbols } from './board/rooms.js';
import { EDITIONS, type EditionId, type Goal } from './editions.js';

/** A table's rules, all settled. `rooms` always stands here in full: a better layout A must not change old games. */
export type RoquefortOptions = {
  readonly players: 2 | 3 | 4;
  readonly edition: EditionId;
  readonly layout: LayoutName;
  readonly rooms: readonly string[];
  /** Kinds needed to win [R2.4]. */
  readonly goal: Goal;
  /** A turn without any action is not allowed [R3.2]. */
  readonly mustAct: boolean;
  /** From outside over an occupied tower [R5.5]. */
  readonly enterOverTower: boolean;
  /** The fallen tile may not be pushed straight back [R6.4]. */
  readonly noPushBack: boolean;
  /** By seat: is shown what was seen under roofs [R10.3]. */
  readonly memoryAid: readonly boolean[];
  /** Turns in a row without progress that end the game; 0 = never [R9.5]. */
  readonly stallTurns: number;
  readonly first: number;
};

export type LayoutName = 'A' | 'B' | 'random' | 'custom';

const KEYS: readonly (keyof RoquefortOptions)[] = [
  'players',
  'edition',
  'layout',
  'rooms',
  'goal',
  'mustAct',
  'enterOverTower',
  'noPushBack',
  'memoryAid',
  'stallTurns',
  'first',
];
const MOST_STALL_TURNS = 10_000;

/** Options from outside: every problem is reported, not only the first. `memoryAid` may be one answer for all. */
export function prepareOptions(
  input: unknown,
  chance: ChanceSource | null,
): Result<RoquefortOptions, Rejection> {
  if (!isObject(input))
    return failed({ kind: 'bad-options', problems: [problem('options', 'R1.8', 'an object is needed')] });
  const reader = new OptionReader(input);
  const players = reader.oneOf('players', 'R1.8', [2, 3, 4] as const, 2);
  const edition = reader.oneOf('edition', 'R2.3', Object.keys(EDITIONS) as EditionId[], 'zoch-2007');
  const options = {
    players,
    edition,
    layout: reader.oneOf<LayoutName>(
      'layout',
      'R1.7',
      ['A', 'B', 'random', 'custom'],
      input.rooms === undefined ? 'A' : 'custom',
    ),
    goal: reader.oneOf('goal', 'R2.4', EDITIONS[edition].goals, 4),
    mustAct: reader.flag('mustAct', 'R3.2', EDITIONS[edition].mustAct),
    enterOverTower: reader.flag('enterOverTower', 'R5.5', true),
    noPushBack: reader.flag('noPushBack', 'R6.4', false),
    memoryAid: reader.flagBySeat('memoryAid', 'R10.3', players),
    stallTurns: reader.whole('stallTurns', 'R9.5', MOST_STALL_TURNS, 40),
  };
  const rooms = reader.rooms(options.layout, chance);
  const first = reader.first(players, chance);
  for (const key of Object.keys(input))
    if (!KEYS.some((known) => known === key))
      reader.problems.push(problem(key, 'R2.4', `no such option; known: ${KEYS.join(', ')}`));
  if (reader.problems.length > 0) return failed({ kind: 'bad-options', problems: reader.problems });
  return ok({ ...options, rooms, first });
}

class OptionReader {
  readonly problems: Problem[] = [];
  readonly #input: Record<string, unknown>;

  constructor(input: Record<string, unknown>) {
    this.#input = input;
  }

  oneOf<T extends string | number>(key: string, rule: string, allowed: readonly T[], normal: T): T {
    const value = this.#input[key];
    if (value === undefined) return normal;
    const found = allowed.find((a) => a === value);
    if (found !== undefined) return found;
    this.problems.push(problem(key, rule, `one of ${allowed.join(', ')} is needed, not ${show(value)}`));
    return normal;
  }

  flag(key: string, rule: string, normal: boolean): boolean {
    const value = this.#input[key];
    if (value === undefined) return normal;
    if (typeof value === 'boolean') return value;
    this.problems.push(problem(key, rule, `true or false is needed, not ${show(value)}`));
    return normal;
  }

  flagBySeat(key: string, rule: string, players: number): boolean[] {
    const value = this.#input[key];
    if (!Array.isArray(value)) return new Array(players).fill(this.flag(key, rule, false));
    if (value.length === players && value.every((v) => typeof v === 'boolean')) return value;
    const message = `true or false for each of ${players} seats is needed, not ${show(value)}`;
    this.problems.push(problem(key, rule, message));
    return [];
  }

  whole(key: string, rule: string, most: number, normal: number): number {
    const value = this.#input[key];
    if (value === undefined) return normal;
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) return value;
    this.problems.push(problem(key, rule, `a whole number from 0 to ${most} is needed, not ${show(value)}`));
    return normal;
  }

  rooms(layout: LayoutName, chance: ChanceSource | null): readonly string[] {
    const rows = this.#input.rooms;
    if (rows !== undefined) {
      const found = findLayoutProblems(rows);
      this.problems.push(...found);
      return found.length > 0 ? [] : (rows as string[]).map((line) => symbols(line).join(' '));
    }
    if (layout === 'A' || layout === 'B') return LAYOUTS[layout].rows;
    if (layout === 'random' && chance !== null) return generateLayout(chance);
    this.problems.push(problem('rooms', 'R1.7', `layout "${layout}" needs its rooms`));
    return [];
  }

  first(players: number, chance: ChanceSource | null): number {
    const value = this.#input.first ?? 'random';
    if (value === 'random' && chance !== null) return chance.below(players);
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < players) return value;
    this.problems.push(
      problem('first', 'R2.3', `a seat from 0 to ${players - 1} is needed, not ${show(value)}`),
    );
    return 0;
  }
}

function problem(place: string, rule: string, message: string): Problem {
  return { place, rule, message };
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}
