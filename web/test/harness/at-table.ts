import type { KeptTable } from '@castellan/match';
import type { Page } from 'playwright-core';
import { tableOf, thinkFor } from './brain.js';
import type { Hands } from './hands.js';

/** Waits until the page shows everything that happened and somebody on this screen is to act, or is asked something. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('dialog[open], .board-area [data-handover]') !== null ||
      // with the castle drawn, keys are heard, too
      (document.querySelector('.stage [data-piece]') !== null &&
        document.querySelector('.cells')?.getAttribute('aria-busy') === 'false'),
  );
}

/** The table as it is kept in the browser's database: the one that is shown, unless another is named. */
export async function keptGame(
  page: Page,
  id = new URL(page.url()).pathname.split('/')[2],
): Promise<KeptTable> {
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

/** Acts, and waits until the page shows what came of it, asks whether it is meant, or says why not. */
export async function act(page: Page, work: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(() => {
    for (const old of document.querySelectorAll('.objection p')) old.classList.add('old');
    return document.querySelector<HTMLElement>('.cells')?.dataset.version;
  });
  await work();
  await page.waitForFunction((version) => {
    const cells = document.querySelector<HTMLElement>('.cells');
    if (document.querySelector('dialog[open], [data-handover], .objection p:not(.old)') !== null) return true;
    return cells?.dataset.version !== version && cells?.getAttribute('aria-busy') === 'false';
  }, before);
}

/** Does one move with these hands, without answering anything the page asks. */
export function doMove(page: Page, hands: Hands, move: string, rooms: unknown): Promise<void> {
  return act(page, () => carryOut(hands, move, rooms));
}

export async function carryOut(hands: Hands, move: string, rooms: unknown): Promise<void> {
  const [word, rest = ''] = move.split(' ');
  const { touch, pull, push } = hands;
  const first = async (from: string, to: string): Promise<void> => {
    if (pull !== undefined) return pull(from, to);
    await touch(from === 'spare' ? to : from);
    await (from === 'spare' && push !== undefined ? push() : touch(to));
  };
  if (word === 'end') await hands.endTurn();
  else if (word === 'place') await touch(rest);
  else if (word === 'uncover') await touch(cellIn(rest, rooms as string[]));
  else if (word === 'run') await first(rest.split('-')[0], rest.split('-')[1]);
  else if (word === 'slide') await first('spare', `slot:${rest}`);
  else {
    await touch('outside');
    await touch(rest.split('>').at(-1) ?? rest);
  }
}

/** A cell of a room. */
export function cellIn(room: string, rows: readonly string[]): string {
  const line = rows.findIndex((row) => row.split(' ').includes(room));
  return `${'abcdefg'[rows[line].split(' ').indexOf(room)]}${7 - line}`;
}

/** Whoever is to act takes the screen, where a card says that it must be handed over. */
export async function takeOver(page: Page, touch: Hands['answer'] = (card) => card.click()): Promise<void> {
  const card = page.locator('.board-area [data-handover]');
  if ((await card.count()) === 0) return;
  await touch(card);
  await card.waitFor({ state: 'detached' });
  await settled(page);
}

/** A sensible move for whoever is to act, with an answer to what the page asks about it. */
export async function playOn(page: Page, hands: Hands): Promise<string> {
  await takeOver(page, hands.answer);
  const kept = await keptGame(page);
  const { move } = thinkFor(kept);
  await doMove(page, hands, move, kept.options.rooms).catch((cause) => {
    throw new Error(`"${move}" has no effect`, { cause });
  });
  const question = page.locator('dialog[open]');
  if ((await question.count()) > 0 && !(await isOver(page)))
    await act(page, async () => {
      await hands.answer(question.getByRole('button').last());
      await question.waitFor({ state: 'detached' });
    });
  if ((await keptGame(page)).version === kept.version)
    throw new Error(`"${move}" did nothing: ${await page.locator('.objection').textContent()}`);
  return move;
}

/** Plays for everybody on this screen until the game is over. Gives back the moves that were made. */
export async function playToTheEnd(page: Page, hands: Hands, most = 250): Promise<string[]> {
  const moves: string[] = [];
  await settled(page);
  while (!(await isOver(page))) {
    if (moves.length === most) throw new Error(`no end after ${most} moves`);
    moves.push(await playOn(page, hands));
  }
  return moves;
}

/** Whether the game has ended; then its end is there, too, which the page fetches first. */
export async function isOver(page: Page): Promise<boolean> {
  const end = page.locator('.end-scene');
  if ((await end.count()) > 0) return true;
  if (!tableOf(await keptGame(page)).isOver()) return false;
  await end.waitFor({ state: 'attached' });
  return true;
}
