import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** The champion thinks for seconds while the page is slowed down; nothing else at a table takes nearly as long. */
const PATIENCE_SECONDS = 90;
const FOLDER = '.cache';

/** What does not come about must say so: a bench that only stands still tells nobody where. */
export async function inTime<T>(what: string, coming: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    const message = `${what}: nothing came of it in ${PATIENCE_SECONDS} s`;
    timer = setTimeout(() => fail(new Error(message)), PATIENCE_SECONDS * 1000);
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Leaves a picture of a page that stands still, and says where it lies. */
export async function pictureOf(page: Page): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  const path = `${FOLDER}/bench-web-stuck.png`;
  return page.screenshot({ path, timeout: 20_000 }).then(
    () => path,
    () => 'no picture could be taken',
  );
}
