import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { overflowing, small, violations } from './checks.js';

/** Nothing sticks out, everything can be touched, and axe has nothing to say. */
export async function expectWell(page: Page, name: string): Promise<void> {
  expect(await overflowing(page), name).toEqual([]);
  expect(await small(page), name).toEqual([]);
  expect(await violations(page), name).toEqual([]);
}
