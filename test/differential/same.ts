import { expect } from 'vitest';

/** Deep equality is slow over millions of positions; it is asked only to tell what differs. */
export function same(actual: unknown, wanted: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(wanted)) expect(actual).toEqual(wanted);
}
