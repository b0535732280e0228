import { expect, it } from 'vitest';
import { arranged, BEFORE_FEAST, ROOMS } from './harness/arranged.js';
import { doMove, playToTheEnd } from './harness/at-table.js';
import { at, mouseHands } from './harness/hands.js';
import { openTable, person, startGame } from './harness/setup.js';
import { en } from './harness/texts.js';
import { visitors } from './harness/visitors.js';

const guests = visitors();

it('is played with a mouse, from the first move to the end, against somebody of the castle', async () => {
  const page = await guests.come();
  const bot = { mouse: 1, name: '', character: 'crumb', memoryAid: false } as const;
  await startGame(page, { seats: [person(0, 'Anna'), bot], first: 0 });
  const moves = await playToTheEnd(page, mouseHands(page));
  expect(moves[0]).toMatch(/^place/);
  expect(await page.getByRole('dialog').getByRole('heading').textContent()).toMatch(
    new RegExp(`${en.ending.title('Anna')}|${en.ending.title(en.bot.crumb)}`),
  );
});

it.each([
  ['in motion', 'no-preference', '.flying-tile'],
  ['without motion', 'reduce', '.lane-band'],
] as const)('a slide is seen %s before it is told', async (_, reducedMotion, staged) => {
  const page = await guests.come({ reducedMotion, settings: { speed: 'fast' } });
  await openTable(page, arranged(BEFORE_FEAST.moves, BEFORE_FEAST.lies));
  await at(page, 'slot:a2').click();
  const said = page.locator('.forecast');
  const foretold = [en.tile.C1, en.tile.C2].map((cheese) => en.forecast.youGet(cheese));
  await expect.poll(() => said.textContent()).toBe(foretold.join(' '));
  // put back, nothing has happened
  await page.getByRole('button', { name: en.action.putBack }).click();
  await expect.poll(() => said.textContent()).toBe('');
  const seen = await page.evaluateHandle(
    ([sign, names]) => {
      const order: string[] = [];
      const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
      const told = text('.log');
      const look = (): void => {
        const tray = document.querySelector('.spare')?.ariaLabel ?? '';
        const now = [
          document.querySelector(sign) === null ? null : 'on its way',
          tray.includes(names.C1)
            ? null
            : tray.includes(names.unknown)
              ? 'the tray is empty'
              : 'it lies there',
          document.querySelectorAll('.kinds [role=img]').length > 0 ? 'cheese' : null,
          text('.log') === told ? null : 'told',
        ];
        for (const one of now) if (one !== null && !order.includes(one)) order.push(one);
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
      return order;
    },
    [staged, en.tile] as const,
  );
  await doMove(page, mouseHands(page), 'slide a2', ROOMS);
  await expect.poll(() => seen.jsonValue()).toContain('told');
  expect(await seen.jsonValue()).toEqual([
    'on its way',
    'the tray is empty',
    'it lies there',
    'cheese',
    'told',
  ]);
});
