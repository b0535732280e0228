import { LONGEST_NAME } from '@castellan/protocol';
import { findLook, type Look } from '../look.js';

/** Somebody who plays on this device again and again: what they are called, which look is theirs, and whether it helps them remember. */
export type Relative = {
  readonly id: number;
  readonly name: string;
  readonly look: Look;
  readonly memoryAid: boolean;
};

export const MOST_RELATIVES = 12;

/** Takes everybody who makes sense and leaves out the others. */
export function readFamily(found: unknown): readonly Relative[] {
  if (!Array.isArray(found)) return [];
  const all: Relative[] = [];
  for (const one of found.slice(0, MOST_RELATIVES)) {
    const { name, memoryAid, ...rest } = (one ?? {}) as Readonly<Record<string, unknown>>;
    // it was called `mouse` before
    const look = findLook(rest.look ?? rest.mouse);
    if (typeof name !== 'string' || look === undefined) continue;
    const told = { name: tidy(name), look, memoryAid: memoryAid === true };
    if (objectionTo(told.name, all) === null) all.push({ ...told, id: all.length });
  }
  return all;
}

export const tidy = (name: string): string => name.trim().replace(/\s+/g, ' ').slice(0, LONGEST_NAME);

/** Why somebody cannot be called this; null if they can. Two of one name could not be told apart at a table. */
export function objectionTo(name: string, others: readonly Relative[]): 'empty' | 'taken' | null {
  const wanted = tidy(name).toLocaleLowerCase();
  if (wanted === '') return 'empty';
  return others.some((one) => one.name.toLocaleLowerCase() === wanted) ? 'taken' : null;
}
