import type { ChanceSource } from './chance/source.js';
import type {
  ChoiceOption,
  CountOption,
  FirstOption,
  SeatSwitchOption,
  SwitchOption,
} from './game-option.js';
import type { OptionProblem, Rejection } from './rejection.js';
import { failed, ok, type Result } from './result.js';
import type { Seat } from './seats.js';

/**
 * Reads a game's options from outside. Each question gives a usable answer and notes what is wrong, so that all
 * problems are reported at once and not only the first.
 */
export class OptionReader {
  readonly #input: Readonly<Record<string, unknown>>;
  readonly #problems: OptionProblem[] = [];

  constructor(input: Readonly<Record<string, unknown>>) {
    this.#input = input;
  }

  has(key: string): boolean {
    return this.#input[key] !== undefined;
  }

  value(key: string): unknown {
    return this.#input[key];
  }

  note(...problems: readonly OptionProblem[]): void {
    this.#problems.push(...problems);
  }

  /** Notes what would be needed instead of what is there. */
  wrong(key: string, rule: string, needed: string): void {
    const value = this.#input[key];
    this.note({
      place: key,
      rule,
      message: `${needed} is needed, not ${JSON.stringify(value) ?? 'nothing'}`,
    });
  }

  choice<T extends string | number>(
    key: string,
    { rule, values, usual }: ChoiceOption<T>,
    normal: NoInfer<T> = usual,
  ): T {
    if (!this.has(key)) return normal;
    const found = values.find((value) => value === this.#input[key]);
    if (found === undefined) this.wrong(key, rule, `one of ${values.join(', ')}`);
    return found ?? normal;
  }

  switch(key: string, { rule, usual }: Pick<SwitchOption, 'rule' | 'usual'>, normal = usual): boolean {
    const value = this.#input[key];
    if (value === undefined) return normal;
    if (typeof value === 'boolean') return value;
    this.wrong(key, rule, 'true or false');
    return normal;
  }

  /** One answer for all seats, or one for each. */
  bySeat(key: string, { rule }: SeatSwitchOption, seats: number): boolean[] {
    const value = this.#input[key];
    if (!Array.isArray(value)) return new Array(seats).fill(this.switch(key, { rule, usual: false }));
    if (value.length === seats && value.every((v) => typeof v === 'boolean')) return value;
    this.wrong(key, rule, `true or false for each of ${seats} seats`);
    return [];
  }

  count(key: string, { rule, most, usual }: CountOption): number {
    const value = this.#input[key];
    if (value === undefined) return usual;
    if (isWhole(value, most)) return value;
    this.wrong(key, rule, `a whole number from 0 to ${most}`);
    return usual;
  }

  /** Who begins: a seat, or left to chance where there is one. */
  first(key: string, { rule }: FirstOption, seats: number, chance: ChanceSource | null): Seat {
    const value = this.#input[key] ?? 'random';
    if (value === 'random' && chance !== null) return chance.below(seats);
    if (isWhole(value, seats - 1)) return value;
    this.wrong(key, rule, `a seat from 0 to ${seats - 1}`);
    return 0;
  }

  /** The options, or everything that is wrong with the input, options that nobody knows included. */
  finish<O extends object>(options: O, rule: string): Result<O, Rejection> {
    const known = Object.keys(options);
    for (const key of Object.keys(this.#input))
      if (!known.includes(key))
        this.note({ place: key, rule, message: `no such option; known: ${known.join(', ')}` });
    return this.#problems.length > 0
      ? failed({ kind: 'bad-options', problems: this.#problems })
      : ok(options);
  }
}

function isWhole(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}
