import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { roquefort } from '@castellan/roquefort';
import { afterAll, expect, it } from 'vitest';
import { Observer } from './harness/observer.js';
import { moveRoquefort, sitDown } from './harness/online.js';
import { PHONE, TABLET, visitors } from './harness/visitors.js';

const folder = mkdtempSync(join(tmpdir(), 'castellan-four-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const guests = visitors(folder);
/** After so many moves they let it come to its end. */
const LATE = 40;

it('is played to the end by four people, and the server is killed in the middle', async () => {
  const first = await Observer.come(guests.origin, roquefort, 4);
  // twelve turns without new cheese: whatever is dealt, it lasts longer than what is played before the server is killed
  const table = await first.open({ players: 4, stallTurns: 12 });
  // while there is no server, nothing can be fetched from it
  const expected = /ERR_|WebSocket|Failed to fetch/;
  const pages = [
    await guests.come({ expected }),
    await guests.come({ expected, viewport: PHONE }),
    await guests.come({ expected, viewport: TABLET }),
    await guests.come({ expected }),
  ];
  await sitDown(pages, table);
  const moved = new Set<number>();
  // everybody has put a mouse on the board, and somebody is in the middle of their turn
  for (let n = 0; n < 12; n++) moved.add(await moveRoquefort(pages, first));
  const { version } = first.now;

  const start = await guests.kill();
  await Promise.all(pages.map((page) => page.getByText('No connection').waitFor()));
  await start();
  const host = await Observer.come(guests.origin, roquefort, 4);
  await host.takeOver(table, first);
  // whatever was acknowledged is there, and nothing besides
  expect(host.now.version).toBe(version);
  expect(host.now.actors).toEqual(first.now.actors);
  expect(host.sight(0).view).toEqual(first.sight(0).view);
  await Promise.all(pages.map((page) => page.getByText('No connection').waitFor({ state: 'detached' })));

  while (host.now.outcome === null) moved.add(await moveRoquefort(pages, host, LATE));
  expect([...moved].sort()).toEqual([0, 1, 2, 3]);
  for (const page of pages) await page.locator('.end-scene').waitFor();
  const titles = await Promise.all(
    pages.map((page) => page.getByRole('dialog').getByRole('heading').textContent()),
  );
  expect(new Set(titles).size).toBe(1);
  first.leave();
  host.leave();
});
