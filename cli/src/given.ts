import type { Json, JsonObject } from '@castellan/kernel';
import { BadInput } from './bad-input.js';
import type { Flags, Given } from './flags.js';

export function givenText(given: Given, key: string): string | undefined {
  const value = given[key];
  return typeof value === 'string' ? value : undefined;
}

export type Range = { readonly min: number; readonly max: number; readonly normal: number };

/** A whole number in a range; `key` is the flag's name too. */
export function givenWhole(given: Given, key: string, { min, max, normal }: Range): number {
  const value = given[key];
  if (value === undefined) return normal;
  const number = Number(value);
  if (typeof value === 'string' && /^\d+$/.test(value) && number >= min && number <= max) return number;
  throw new BadInput(`--${key}: a whole number from ${min} to ${max} is needed, not "${value}"`);
}

/** What was given for these flags, as a game's own options. What is wrong with them the game says itself. */
export function givenOptions(given: Given, flags: Flags): JsonObject {
  const options: Record<string, Json> = {};
  for (const key of Object.keys(flags)) {
    const value = given[key];
    if (value !== undefined) options[key] = typeof value === 'string' ? wholeOrText(value) : value;
  }
  return options;
}

function wholeOrText(value: string): Json {
  return /^\d{1,9}$/.test(value) ? Number(value) : value;
}
