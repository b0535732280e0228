import { roquefort } from '@castellan/roquefort';
import { expect, it } from 'vitest';
import { violations } from './harness/checks.js';
import { Network } from './harness/network.js';
import { Observer } from './harness/observer.js';
import { moveRoquefort, sitDown, untilShown } from './harness/online.js';
import { PHONE, visitors } from './harness/visitors.js';

const guests = visitors();
/** After so many moves they let it come to its end. */
const LATE = 90;

it('is played by two people in two browsers from the invitation to the rematch, over a network that breaks', async () => {
  const host = await Observer.come(guests.origin, roquefort);
  const network = await Network.to(guests.origin);
  // whatever is dealt, it does not end in the first eighteen turns: in those the network breaks
  const table = await host.open({ players: 2, goal: 4, stallTurns: 18 });
  // what goes over the bad network is meant to fail now and then
  const expected = /ERR_|WebSocket|a request to/;
  const [anna, ben] = [
    await guests.come(),
    await guests.come({ viewport: PHONE, baseURL: network.origin, expected }),
  ];
  await sitDown([anna, ben], table);
  const pages = [anna, ben];
  const play = async (moves: number): Promise<void> => {
    for (let n = 0; n < moves; n++) await moveRoquefort(pages, host);
  };
  await play(12);

  // one loses the network; what the other does meanwhile is there when it is back
  network.cut();
  await ben.getByText('No connection').waitFor();
  while (host.now.actors[0] === 0) await play(1);
  network.mend();
  await untilShown(ben, host.now.version);
  await play(4);

  // a move that was made without a network is sent when there is one, once
  while (host.now.actors[0] !== 1) await play(1);
  const before = host.now.version;
  await untilShown(ben, before);
  network.cut();
  await ben.getByText('No connection').waitFor();
  const moving = moveRoquefort(pages, host);
  await ben.getByText('No connection').waitFor();
  network.mend();
  await moving;
  expect(host.now.version).toBe(before + 1);

  // whoever loads the page anew sits where they sat
  await anna.reload();
  await anna.locator('.stage [data-piece]').first().waitFor();
  expect(await violations(anna)).toEqual([]);
  while (host.now.outcome === null) await moveRoquefort(pages, host, LATE);

  for (const page of pages) await page.locator('.end-scene').waitFor();
  const titles = await Promise.all(
    pages.map((page) => page.getByRole('dialog').getByRole('heading').textContent()),
  );
  expect(titles[0]).toBe(titles[1]);

  // the rematch is there for both
  await anna.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
  await anna.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.endsWith(table));
  await ben.keyboard.press('Escape');
  await ben.getByRole('link', { name: 'To the rematch' }).click();
  await ben.waitForURL(anna.url().replace(guests.origin, network.origin));
  await ben.locator('.stage [data-piece]').first().waitFor();
  host.leave();
  network.close();
});
