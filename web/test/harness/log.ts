import type { Page } from 'playwright-core';

/** What the log tells, newest first. */
export function logLines(page: Page): Promise<string[]> {
  return page.locator('.log [role=log] p').allTextContents();
}
