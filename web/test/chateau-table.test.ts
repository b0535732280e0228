import { expect, it } from 'vitest';
import { gainsOf } from '../src/games/oh-mon-chateau/table/gains.js';
import { ranksOf, wayWords } from '../src/games/oh-mon-chateau/table/way-won.js';
import en from '../src/games/oh-mon-chateau/texts/en/table.js';
import { speakOfChateau } from '../src/games/oh-mon-chateau/texts/table.js';
import { keptGame } from './harness/at-table.js';
import { ready, untilLater } from './harness/chateau.js';
import { buildsIn, eager, findMoment, openMoment } from './harness/chateau-positions.js';
import { CHATEAU_STATES } from './harness/chateau-states.js';
import { overlapping } from './harness/checks.js';
import { outOfReach } from './harness/reach.js';
import { en as texts } from './harness/texts.js';
import { PHONE, visitors } from './harness/visitors.js';

const guests = visitors();

it('says by how much and by what it was won', async () => {
  await speakOfChateau();
  const none = { towers: 0, sun: 0, clouds: 0, inhabitants: 0, flags: 0, guests: 0 };
  const castles = [
    { score: { ...none, towers: 9, flags: 2, total: 11 } },
    { score: { ...none, towers: 5, sun: 4, flags: 1, total: 10 } },
    { score: { ...none, guests: 3, total: 3 } },
  ];
  const names = ['Anna', 'Ben', 'Zoë'];
  expect(wayWords(castles, [0], names)).toBe(
    'Anna has 11 points, 1 more than Ben. The greatest lead: Towers, 9 to 5.',
  );
  expect(wayWords([castles[1], castles[1]], [0, 1], names)).toBe(en.ending.tied('10 points'));
  expect(ranksOf([10, 11, 10, 3])).toEqual([2, 1, 2, 4]);
});

it('says what points are made of', () => {
  const tower = { type: 'builtTower', seat: 0, points: 5 } as const;
  const sun = { type: 'drewSun', seat: 0 } as const;
  const finished = { type: 'finished', seat: 0 } as const;
  const none = { nothing: false, lost: null };
  expect(gainsOf({ ...none, events: [tower, sun, finished], points: 13, finishes: true })).toEqual([
    { from: 'rest', points: 5 },
    { from: 'sun', points: 4 },
    { from: 'clouds', points: 4 },
  ]);
  expect(gainsOf({ ...none, events: [tower], points: 5, finishes: false })).toEqual([
    { from: 'rest', points: 5 },
  ]);
});

it('results that were put aside to look at the castles come back, with every way on', async () => {
  const page = await guests.come({ viewport: PHONE, hasTouch: true });
  const ending = CHATEAU_STATES.find(({ name }) => name === 'ending') ?? expect.fail('no ending');
  await ending.reach(page);
  // rows of the table have a height of their own; what lies in a dialog has not
  for (const points of await page.locator('.gallery .ribbon').all()) {
    const [inner, outer] = await points.evaluate((list) => [list.scrollHeight, list.clientHeight]);
    expect(inner).toBeLessThanOrEqual(outer + 1);
  }
  expect(await overlapping(page)).toEqual([]);
  expect(await outOfReach(page.locator('dialog .row.end .button'))).toEqual([]);
  // players are ranked, and it is told how it was won
  expect(await page.locator('.exhibit b').allTextContents()).toEqual([
    '1. Seat 2: 31 points',
    '2. Seat 1: 24 points',
  ]);
  expect(await page.locator('.way').textContent()).toContain('7 more than Seat 1');
  await page.getByRole('button', { name: en.ending.look }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('.chips').getByRole('link', { name: texts.app.home }).waitFor();
  await page.locator('.chips').getByRole('button', { name: texts.action.again }).waitFor();
  await page.locator('.castle-card').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.locator('.chips').getByRole('button', { name: en.ending.results }).click();
  await page.locator('.end-scene').waitFor();
});

it('a question with one answer is not asked, and taking back goes beyond it', async () => {
  const page = await guests.come();
  const wall = ({ move }: { move: string }) => WALLS.includes(move.replace('build ', ''));
  // of one kind of wall both stand, so which wall is no question
  const row = findMoment({
    options: { mode: 'petits-batisseurs' },
    names: ['Anna', 'Ben'],
    policy: eager,
    until: (moment) =>
      [1, 2].filter((flags) => hasRoom(moment.view.castles[moment.seat].walls, flags)).length === 1 &&
      buildsIn(moment).some(wall),
  });
  await openMoment(page, row);
  const before = row.kept.actions.length;
  const chip = page.locator(WALLS.map((name) => `[data-build="${name}"]`).join(', ')).first();
  await chip.click();
  await untilLater(page, row.kept.version + 1);
  await ready(page);
  const built = (await keptGame(page)).actions.slice(before);
  expect(built).toEqual([expect.stringMatching(/^build/), expect.stringMatching(/^wall/)]);
  await page.locator('[data-undo]').click();
  await expect.poll(async () => (await keptGame(page)).actions.length).toBe(before);
});

/** The lines of the green board that make walls. */
const WALLS = ['1,2-2,2', '2,4-2,5', '2,5-4,5'];

const hasRoom = (walls: readonly number[], flags: number): boolean =>
  walls.filter((wall) => wall === flags).length < 2;
