import type { KeptTable } from '@castellan/match';
import type { Page } from 'playwright-core';
import { thinkFor } from './brain.js';
import { en } from './texts.js';

/** Ways to do what a move says: with a mouse, with fingers, with keys. Cells, "slot:a2", "spare" and "outside". */
export type Hands = {
  readonly touch: (place: string) => Promise<void>;
  readonly endTurn: () => Promise<void>;
  /** The other way to run or slide, where there is one. */
  readonly pull?: (from: string, to: string) => Promise<void>;
};

export const byMouse = (page: Page): Hands => ({
  touch: (place) => page.locator(placed(place)).click(),
  endTurn: () => page.getByRole('button', { name: en.action.endTurn, exact: true }).click(),
});

export function placed(place: string): string {
  return place === 'outside' ? 'button.outside' : `[data-place="${place}"]`;
}

/** Waits until the page shows everything that happened and somebody on this screen is to act, or is asked something. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('dialog[open]') !== null ||
      document.querySelector('.cells')?.getAttribute('aria-busy') === 'false',
  );
}

/** What has been done shows in the next frame at the latest; only then it is worth while to look. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
}

/** The table's row in the browser's database. */
export async function keptGame(page: Page): Promise<KeptTable> {
  const id = new URL(page.url()).pathname.split('/')[2];
  return page.evaluate(
    (key) =>
      new Promise<KeptTable>((done, fail) => {
        const opening = indexedDB.open('castellan');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('tables').objectStore('tables').get(key);
          reading.onerror = () => fail(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            done(reading.result.kept);
          };
        };
      }),
    id,
  );
}

/** Does one move, and answers the page if it asks whether that is meant. */
export async function doMove(page: Page, hands: Hands, move: string, kept: KeptTable): Promise<void> {
  const [word, rest = ''] = move.split(' ');
  const { touch, pull } = hands;
  if (word === 'end') await hands.endTurn();
  else if (word === 'place') await touch(rest);
  else if (word === 'uncover') await touch(cellIn(rest, kept));
  else if (word === 'run') {
    const [from, to] = rest.split('-');
    if (pull !== undefined) await pull(from, to);
    else {
      await touch(from);
      await touch(to);
    }
  } else if (word === 'slide') {
    if (pull !== undefined) await pull('spare', `slot:${rest}`);
    else {
      await touch(`slot:${rest}`);
      await touch(`slot:${rest}`);
    }
  } else if (word === 'enter') {
    await touch('outside');
    await touch(rest.split('>').at(-1) ?? rest);
  }
  await nextFrames(page);
  await settled(page);
}

/** A cell of a room, from the layout in the options. */
function cellIn(room: string, { options }: KeptTable): string {
  const rows = options.rooms as string[];
  const line = rows.findIndex((row) => row.split(' ').includes(room));
  return `${'abcdefg'[rows[line].split(' ').indexOf(room)]}${7 - line}`;
}

/** Plays for everybody on this screen until the game is over. Gives back the moves that were made. */
export async function playToTheEnd(page: Page, hands: Hands, most = 400): Promise<string[]> {
  const moves: string[] = [];
  await settled(page);
  while (moves.length < most) {
    if (await isOver(page)) return moves;
    const kept = await keptGame(page);
    const { move } = thinkFor(kept);
    await doMove(page, hands, move, kept);
    await answerDoubt(page, hands);
    const after = await keptGame(page);
    if (after.version === kept.version) throw new Error(`"${move}" did nothing: ${await objection(page)}`);
    moves.push(move);
  }
  throw new Error(`no end after ${most} moves`);
}

export function isOver(page: Page): Promise<boolean> {
  return page.locator('.end-scene').isVisible();
}

export async function objection(page: Page): Promise<string> {
  return (await page.locator('.objection').textContent()) ?? '';
}

async function answerDoubt(page: Page, { endTurn: _ }: Hands): Promise<void> {
  const dialog = page.locator('dialog[open]');
  if (!(await dialog.isVisible()) || (await isOver(page))) return;
  await dialog.getByRole('button').last().click();
  await nextFrames(page);
  await settled(page);
}
