import type { TableSetup } from '@castellan/protocol';
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

/** Opens a table with this setup as whoever has the page; gives back its id. */
export function openAs(page: Page, setup: Partial<TableSetup>): Promise<string> {
  return asPage(page, setup, false);
}

/** Two bots play a game on the server to its end; gives back the id of their table. */
export async function playedByBots(
  page: Page,
  game: string,
  bots: readonly string[],
  options = {},
): Promise<string> {
  const seats = bots.map((bot, look) => ({ kind: 'bot', look, bot }) as const);
  return asPage(page, { game, options, seats }, true);
}

async function asPage(page: Page, wish: Partial<TableSetup>, toTheEnd: boolean): Promise<string> {
  const rest = { isPublic: false, clock: { kind: 'none' }, timeout: 'bot-turn', freeText: false } as const;
  await page.goto('/about');
  return page.evaluate(
    async ([setup, waits]) => {
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/hello', { method: 'POST', headers, body: '{}' });
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
      const send = (message: object): void => socket.send(JSON.stringify(message));
      return new Promise<string>((done) => {
        socket.onopen = () => send({ type: 'hello', id: 1, protocol: 1 });
        let table = '';
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === 'welcome') send({ type: 'create', id: 2, setup });
          if (message.id === 2) {
            table = message.table;
            send({ type: 'watch', id: 3, table });
          }
          const state = message.state ?? message.joined?.state;
          if (state === undefined || (waits && state.status !== 'over')) return;
          socket.close();
          done(table);
        };
      });
    },
    [{ ...rest, ...wish }, toTheEnd] as const,
  );
}
