import { deflateRawSync } from 'node:zlib';
import type { JsonObject } from '@castellan/kernel';
import { roquefort } from '@castellan/roquefort';
import type { Page } from 'playwright-core';
import type { Draft } from '../../src/shell/setup/draft.js';
import { settled } from './at-table.js';
import { en } from './texts.js';

export const SEED = '5eed'.repeat(16);

/** Fills in the page for a new game as it was left last time, and starts. */
export async function startGame(page: Page, draft: Partial<Draft>, seed = SEED): Promise<void> {
  await page.goto('/about');
  await page.evaluate((text) => {
    localStorage['castellan.last-setup'] = text;
  }, JSON.stringify(draft));
  await page.goto(`/new/roquefort?seed=${seed}`);
  await page.getByRole('button', { name: en.newGame.start }).click();
  await page.waitForURL(/\/table\//);
  await settled(page);
}

/** A record as people send it around. */
export function recordText(options: JsonObject, actions: readonly string[] = []): string {
  return JSON.stringify({ game: 'roquefort', rulesVersion: roquefort.rulesVersion, options, actions });
}

/** An address that opens a record. */
export function linkTo(record: string): string {
  return `/open#v1${deflateRawSync(record).toString('base64url')}`;
}

export async function openRecord(page: Page, record: string): Promise<void> {
  await page.goto(linkTo(record));
  await page.waitForURL(/\/table\//);
  await settled(page);
}
