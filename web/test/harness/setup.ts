import { readFileSync } from 'node:fs';
import type { GameRecord, JsonObject } from '@castellan/kernel';
import { roquefort } from '@castellan/roquefort';
import type { Page } from 'playwright-core';
import { packRecord } from '../../src/shell/link.js';
import { settled } from './at-table.js';
import { en } from './texts.js';

/** Sixty-four digits that deal the same game every time. */
export const seed = (number: number): string => number.toString(16).padStart(2, '0').repeat(32);

/** A table as older pages kept it on a device; new ones must open it, too. */
export type KeptDraft = JsonObject;

export const person = (mouse: 0 | 1 | 2 | 3, name: string, memoryAid = false) => ({
  mouse,
  name,
  character: null,
  memoryAid,
});

/** Two people on one screen. */
export const ANNA_AND_BEN: KeptDraft = { seats: [person(0, 'Anna'), person(1, 'Ben')], first: 0 };

/** The page for a new game as it was left last time, not started yet. */
export async function prepareGame(page: Page, draft: KeptDraft, deal = seed(0)): Promise<void> {
  await page.goto('/about');
  await page.evaluate((text) => {
    localStorage['castellan.last-setup'] = text;
  }, JSON.stringify(draft));
  await page.goto(`/new/roquefort?seed=${deal}`);
  await page.getByRole('button', { name: en.newGame.start }).waitFor();
}

export async function startGame(page: Page, draft: KeptDraft, deal = seed(0)): Promise<void> {
  await prepareGame(page, draft, deal);
  await page.getByRole('button', { name: en.newGame.start }).click();
  await page.waitForURL(/\/table\//);
  await settled(page);
}

/** A record as people send it around. */
export function recordText(options: JsonObject, actions: readonly string[] = []): string {
  const { id: game, rulesVersion } = roquefort;
  return JSON.stringify({ game, rulesVersion, options, actions });
}

export function goldenRecord(name: string, game = 'roquefort'): GameRecord {
  return JSON.parse(readFileSync(`games/${game}/test/golden/${name}.record.json`, 'utf8'));
}

/** Goes on with a record at a table of people. */
export async function openTable(page: Page, record: string, deal = seed(0)): Promise<void> {
  await page.goto(`/watch?seed=${deal}#${await packRecord(record)}`);
  await page.getByRole('button', { name: en.action.playFromHere }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.action.playFromHere }).click();
  await page.waitForURL(/\/table\//);
  await settled(page);
}
