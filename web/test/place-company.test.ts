import { expect, it } from 'vitest';
import { PHONE, visitors } from './harness/visitors.js';
import { expectWell } from './harness/well.js';

const all = visitors();

it('two become friends by a link, one asks the other to play, and a third looks on', async () => {
  const [ann, ben, eve] = await Promise.all([
    all.come(),
    all.come({ viewport: PHONE }),
    all.come({ viewport: PHONE }),
  ]);
  // the button is there before the server knows who somebody is
  let greet = (): void => {};
  const pressed = new Promise<void>((resolve) => {
    greet = resolve;
  });
  await ann.route('**/api/hello', (route) => pressed.then(() => route.continue()));
  await ann.goto('/friends');
  await ann.getByRole('button', { name: 'Make a link' }).click();
  greet();
  const link = await ann.getByLabel('Your link, for a week').inputValue();
  await ben.goto(link);
  await ben.getByRole('button', { name: 'Become friends' }).click();
  await ben.getByText('You are friends now.').waitFor();
  await expect.poll(() => new URL(ben.url()).hash).toBe('');
  await ben.locator('.friend').getByText('here now').waitFor();
  await expectWell(ben, 'friends');

  await ann.reload();
  await ann.getByRole('button', { name: /^Play Château Roquefort with/ }).click();
  await ann.getByRole('heading', { name: /Waiting for players/ }).waitFor();
  await ben.getByRole('button', { name: 'To the table' }).click();
  await ben.getByRole('button', { name: 'Sit here' }).click();
  for (const page of [ann, ben]) await page.locator('.table-top').waitFor();

  // a public game is there to look on at; this one is between friends
  await eve.goto('/running');
  await eve.getByText('Nobody plays in public just now.').waitFor();
  await ann.goto('/person/me');
  await ann.getByText('No game was played to the end yet.').waitFor();
  await expectWell(ann, 'profile');
}, 120_000);
