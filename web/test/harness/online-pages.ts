import type { Page } from 'playwright-core';
import words from '../../src/i18n/en/online-pages.js';
import { en } from './texts.js';

/** The words of the pages around online tables. */
export const online = words;

/** An online table as the page for a new game leaves it, opened; gives back its id. */
export async function openTable(page: Page, isPublic: boolean, game = 'roquefort'): Promise<string> {
  await page.goto(`/new/${game}?online`);
  const who = isPublic ? online.setup.public : online.setup.private;
  await page.getByRole('radio', { name: who, exact: true }).check();
  await page.getByRole('button', { name: en.newGame.openTable }).click();
  await page.waitForURL(/\/t\/[a-z2-9]{20}$/);
  return page.url().slice(-20);
}

/** The first page, with the ways to others on it. */
export async function seeDoors(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { name: en.withOthers.title }).waitFor();
}

/** Changes one's name on the page for it. */
export async function callMyself(page: Page, name: string): Promise<void> {
  await page.goto('/account');
  await page.getByLabel(online.account.name, { exact: true }).fill(name);
  await page.getByRole('button', { name: online.account.save }).click();
  await page.getByText(online.account.saved).waitFor();
}

/** Two bots play a game on the server to its end; gives back the id of their table. */
export async function playedByBots(page: Page, game: string, bots: readonly string[]): Promise<string> {
  await page.goto('/about');
  return page.evaluate(
    async ([id, players]) => {
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/hello', { method: 'POST', headers, body: '{}' });
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
      const send = (message: object): void => socket.send(JSON.stringify(message));
      return new Promise<string>((done) => {
        socket.onopen = () => send({ type: 'hello', id: 1, protocol: 1 });
        let table = '';
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          const options = { players: players.length };
          const seats = players.map((bot, look) => ({ kind: 'bot', look, bot }));
          const rest = { isPublic: false, clock: { kind: 'none' }, timeout: 'bot-turn', freeText: false };
          if (message.type === 'welcome')
            send({ type: 'create', id: 2, setup: { game: id, options, seats, ...rest } });
          if (message.id === 2) {
            table = message.table;
            send({ type: 'watch', id: 3, table });
          }
          const state = message.state ?? message.joined?.state;
          if (state?.status === 'over') {
            socket.close();
            done(table);
          }
        };
      });
    },
    [game, bots] as const,
  );
}

/** Lets the service worker of a page hear what a push service would bring it. */
export async function pushesTo(page: Page, origin: string): Promise<(told: object) => Promise<void>> {
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((done) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) done(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (told) => {
    await cdp.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(told),
    });
  };
}
