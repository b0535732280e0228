import { BadInput } from './bad-input.js';
import type { Given } from './flags.js';

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
