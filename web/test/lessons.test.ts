import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { teaching as chateau } from '../src/games/oh-mon-chateau/learn/teaching.js';
import { teaching as roquefort } from '../src/games/roquefort/learn/teaching.js';
import { actionsOf } from '../src/learn/lesson.js';
import type { Progress } from '../src/learn/progress.js';
import type { NamedLesson } from '../src/learn/teaching.js';
import { cellIn } from './harness/at-table.js';
import { PHONE, visitors } from './harness/visitors.js';

const guests = visitors();
const [castle] = roquefort.courses;
const [small, great] = chateau.courses;
const ROOMS = ['# A A B C C #', 'D E E B F F G', 'D H I I I J G', 'K H L L L J M', 'K N N O P P M'];
ROOMS.push('K N N O P P M', '# Q Q O R R #');

/** What is touched for a move, one after another. */
function touches(move: string, game: string): string[] {
  const [word, rest = ''] = move.split(' ');
  const last = move.split(' ').at(-1) ?? '';
  const place = (name: string): string => `[data-place="${name}"]`;
  if (game === 'roquefort') {
    if (word === 'uncover') return [place(cellIn(rest, ROOMS))];
    if (word === 'run') return rest.split('-').map(place);
    if (word === 'slide') return [place(`slot:${rest}`), '[data-push]'];
    return ['.tray-buttons .primary'];
  }
  if (word === 'build') return [`[data-build="${rest}"]`];
  if (word === 'invite') return [`[data-guest="${rest}"]`];
  return [/^\d,\d$/.test(last) ? place(last) : `[data-move="${move}"]`];
}

/** The lesson as far as this device has noted it: how many moves of its solution were made. */
async function made(page: Page, name: string, { solution, position }: NamedLesson): Promise<number> {
  const text = await page.evaluate(() => localStorage['castellan.learnt'] ?? '{}');
  const { done = [], left = null } = JSON.parse(text) as Partial<Progress>;
  if (done.includes(name)) return solution.length;
  if (left?.lesson !== name) return 0;
  const { actions } = JSON.parse(left.record) as { readonly actions: string[] };
  return actions
    .slice(actionsOf(position).length)
    .reduce((count, action) => count + Number(action.replace(/^\d:/, '') === solution[count]), 0);
}

type Press = (page: Page, selector: string) => Promise<void>;

const tap: Press = async (page, selector) => page.locator(selector).first().tap();
const press: Press = async (page, selector) => {
  await page.locator(selector).first().focus();
  await page.keyboard.press('Enter');
};

async function finish(page: Page, game: string, lesson: NamedLesson, by: Press): Promise<void> {
  const name = `${game}_${lesson.id}`;
  await page.locator('.lesson-bar[data-reached=false]').waitFor();
  for (const [i, move] of lesson.solution.entries()) {
    await page.locator(':is(.cells, .chateau-cells)[aria-busy=false]').waitFor();
    // who can do nothing else is not asked
    if (move.startsWith('steal')) break;
    for (const selector of touches(move, game)) await by(page, selector);
    if (lesson.id === 'end') await by(page, 'dialog[open] .primary');
    await expect.poll(() => made(page, name, lesson), { timeout: 20_000 }).toBeGreaterThan(i);
  }
  await page.locator('[data-said=reason]').waitFor();
}

it.each([
  ['Château Roquefort', 'by touch', 'en', 'roquefort', castle, tap],
  ['Château Roquefort', 'by keys', 'fr', 'roquefort', castle, press],
  ['Small builders', 'by touch', 'de', 'oh-mon-chateau', small, tap],
  ['Small builders', 'by keys', 'en', 'oh-mon-chateau', small, press],
  ['Great architects', 'by touch', 'fr', 'oh-mon-chateau', great, tap],
  ['Great architects', 'by keys', 'de', 'oh-mon-chateau', great, press],
] as const)('every lesson of %s is finished %s, in %s', async (_, hands, language, game, course, by) => {
  const page = await guests.come({ viewport: PHONE, hasTouch: hands === 'by touch', locale: language });
  await page.goto(`/learn/${game}`);
  await page.locator(`[aria-labelledby=course-${course.id}] .button.primary`).click();
  for (const lesson of course.lessons) {
    const { title, task, reason } = lesson.texts[language];
    await page.locator('.lesson-title', { hasText: title }).waitFor();
    expect(await page.locator('[data-said=task]').textContent()).toBe(task);
    await finish(page, game, lesson, by);
    expect(await page.locator('.lesson-said').textContent()).toContain(reason);
    await by(page, '[data-next]');
  }
  await page.locator('.finale').waitFor();
  const kept = await page.evaluate(() => localStorage['castellan.learnt']);
  const { done, worn } = JSON.parse(kept) as Progress;
  expect(done).toEqual(course.lessons.map(({ id }) => `${game}_${id}`));
  expect(worn).toEqual([course.gift]);
});

it('a lesson that was left goes on where it was; what went wrong begins again; nothing is kept among games', async () => {
  const page = await guests.come({ viewport: PHONE });
  await page.goto('/lesson/roquefort_roofs');
  await press(page, '[data-place="a1"]');
  await press(page, '[data-place="b1"]');
  await expect.poll(() => made(page, 'roquefort_roofs', castle.lessons[4])).toBe(1);
  await page.reload();
  await page.locator('.cells[aria-busy=false]').waitFor();
  // the mouse stands where it ran to, and one action is left
  await expect.poll(() => page.locator('[data-place="b1"]').getAttribute('aria-label')).toContain('Pip');
  await page.locator('[data-leave]').click();
  await page.locator('.lessons').waitFor();
  expect(await page.locator('.lesson-bar').count()).toBe(0);
  await page.goBack();
  await page.locator('.cells[aria-busy=false]').waitFor();
  await page.locator('.tray-buttons .primary').click();
  await page.locator('[data-said=reason]').waitFor();
  // to end the turn at once closes both rooms: that was not it
  await page.goto('/lesson/roquefort_fall');
  await page.locator('.cells[aria-busy=false]').waitFor();
  await page.locator('.tray-buttons .primary').click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await page.locator('[data-said=missed]').waitFor();
  await page.locator('[data-restart]').click();
  await page.locator('[data-said=task]').waitFor();
  // a ladder of four: words, a hand that points, the whole turn, and why
  await page.locator('[data-hint]').click();
  await page.locator('[data-said=hint]').waitFor();
  await page.locator('[data-hint]').click();
  await page.locator('.hand').waitFor();
  await page.locator('[data-hint]').click();
  await page.locator('.turn-mark').waitFor();
  await page.locator('[data-hint]').click();
  await page.locator('[data-said=why]').waitFor();
  await page.goto('/continue');
  await page.locator('h1').waitFor();
  expect(await page.locator('.saved-card').count()).toBe(0);
});
