import { expect } from 'vitest';

/** The runner's own equality is slow over millions of positions; it is asked only to tell what differs. */
export function same(actual: unknown, wanted: unknown): void {
  if (!isSame(actual, wanted)) expect(actual).toEqual(wanted);
}

/** Plain data, in whatever order its keys come. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    for (let i = 0; i < one.length; i++) if (!isSame(one[i], other[i])) return false;
    return true;
  }
  const [values, others] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = Object.keys(values);
  if (keys.length !== Object.keys(others).length) return false;
  for (const key of keys) if (!Object.hasOwn(others, key) || !isSame(values[key], others[key])) return false;
  return true;
}
