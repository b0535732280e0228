import { describe, expect, it } from 'vitest';
import { fuzz } from './engine.js';
import { TARGETS } from './targets.js';

/** `npm run fuzz` tries a million; these are the first of them. */
const COUNT: Readonly<Record<string, number>> = { http: 600 };
const USUAL = 3000;

describe('a few thousand inputs by chance', () => {
  it.each(TARGETS)('find nothing wrong with $name', async (target) => {
    const count = COUNT[target.name] ?? USUAL;
    expect((await fuzz(target, { seed: 'castellan', count })).inputs).toBe(count);
  });
});
