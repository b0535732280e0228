import { expect, it } from 'vitest';
import { playToTheEnd } from './harness/at-table.js';
import { mouseHands } from './harness/hands.js';
import { person, startGame } from './harness/setup.js';
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
    new RegExp(`${en.ending.title('Anna')}|${en.ending.title(en.character.crumb.name)}`),
  );
});
