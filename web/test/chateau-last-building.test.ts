import { expect, it } from 'vitest';
import setup from '../src/games/oh-mon-chateau/texts/en/setup.js';
import en from '../src/games/oh-mon-chateau/texts/en/table.js';
import { keptGame } from './harness/at-table.js';
import { ready, startChateau, untilLater } from './harness/chateau.js';
import { buildsIn, eager, findMoment, foreseen, openMoment } from './harness/chateau-positions.js';
import { en as shell } from './harness/texts.js';
import { visitors } from './harness/visitors.js';

const guests = visitors();
const grand = { options: { mode: 'grands-architectes' }, names: ['Anna', 'Ben'], policy: eager };

it('[O5.1] the twelfth part says what it does, asks before, and then the others are told of their last building', async () => {
  const page = await guests.come();
  const row = findMoment({
    ...grand,
    until: (moment) => buildsIn(moment).some((offer) => foreseen(offer).finishes),
  });
  await openMoment(page, row);
  const last = page.locator('.chip.build', { hasText: en.choice.twelfth }).first();
  await last.click();
  const question = page.getByRole('dialog', { name: en.finish.title });
  await expect.poll(() => question.textContent()).toContain(en.finish.noTokens);
  await question.getByRole('button', { name: shell.app.cancel }).click();
  await question.waitFor({ state: 'detached' });
  expect((await keptGame(page)).actions).toEqual(row.kept.actions);
  expect(await page.locator('.prompt').textContent()).toContain(en.table.finishSoon(''));
  await last.click();
  await question.getByRole('button', { name: en.finish.yes }).click();
  await untilLater(page, row.kept.version);
  for (
    let i = 0;
    i < 9 && (await page.locator('.prompt').getByText(en.table.lastBuilding).count()) === 0;
    i++
  ) {
    // a wall or a guest may still be chosen
    await ready(page);
    const version = (await keptGame(page)).version;
    await page
      .locator('.guest.may, .chips [data-move], [data-done], .chateau-cell[data-can]')
      .first()
      .click();
    await untilLater(page, version);
  }
  await page.locator('.prompt').getByText(en.table.lastBuilding).waitFor();
});

it('[O5.2] guests whose tokens would be lost are marked before they are chosen', async () => {
  const page = await guests.come();
  const row = findMoment({
    ...grand,
    until: ({ offers }) => offers.some((offer) => (foreseen(offer).lost?.tokens ?? 0) > 0),
  });
  await openMoment(page, row);
  const marked = page.locator('.guest.may', { hasText: en.choice.tokensLost });
  expect(await marked.count()).toBeGreaterThan(0);
  expect(await marked.first().getAttribute('data-guest')).toMatch(
    /architecte|bucheron|marchand|mineur|paysan/,
  );
  await page.locator('.prompt').getByText(en.table.lastBuilding).waitFor();
});

it('a table is set up with its rules for dice and for a standstill, and says so', async () => {
  const page = await guests.come();
  await page.goto('/new/oh-mon-chateau');
  await page.getByText(shell.newGame.moreOptions).click();
  await page.getByRole('switch', { name: setup.option.mustUseDice }).uncheck();
  await page.getByLabel(shell.option.stallTurns).selectOption(shell.option.stallAfter(20));
  await page.getByText(en.facts.reconstructed).waitFor();
  await page.getByRole('button', { name: shell.newGame.start }).click();
  await page.waitForURL(/\/table\//);
  await ready(page);
  expect((await keptGame(page)).options).toMatchObject({ mustUseDice: false, stallTurns: 20 });
  await page.getByRole('button', { name: shell.table.menu }).click();
  for (const fact of [en.facts.mayUse, en.facts.stall(20), en.facts.reconstructed])
    await page.getByRole('dialog').getByText(fact).waitFor();
  // what was chosen is remembered, and a draft from before there was a choice opens as the rulebook has it
  await page.goto('/new/oh-mon-chateau');
  await page.getByText(shell.newGame.moreOptions).click();
  expect(await page.getByRole('switch', { name: setup.option.mustUseDice }).isChecked()).toBe(false);
  await startChateau(page, { mode: 'grands-architectes' });
  expect((await keptGame(page)).options).toMatchObject({ mustUseDice: true, stallTurns: 100 });
});
