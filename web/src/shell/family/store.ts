import { remembered } from '../remembered.js';
import { type Relative, readFamily, tidy } from './relatives.js';

/** Gives back whether this device keeps it; if not, it holds until the page is closed. */
export const { now: family, keep: keepFamily } = remembered('castellan.family', readFamily);

/** Somebody new (without an id), or somebody who is known as they are now. */
export function keepRelative(one: Omit<Relative, 'id'>, id?: number): boolean {
  const told = { ...one, name: tidy(one.name) };
  const all = family.peek();
  if (id !== undefined) return keepFamily(all.map((each) => (each.id === id ? { ...told, id } : each)));
  return keepFamily([...all, { ...told, id: Math.max(-1, ...all.map((each) => each.id)) + 1 }]);
}
