import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { decodeSheet } from '../src/games/oh-mon-chateau/sheet/ink/codec.js';
import { SHEET } from '../src/games/oh-mon-chateau/sheet/plan/plan.js';
import de from '../src/games/oh-mon-chateau/texts/de/table.js';
import en from '../src/games/oh-mon-chateau/texts/en/table.js';
import fr from '../src/games/oh-mon-chateau/texts/fr/table.js';
import type { Row } from '../src/tables/store.js';
import { keptSheet, openDesk } from './harness/chateau.js';
import {
  buildsIn,
  eager,
  endedGame,
  findMoment,
  hoarding,
  type Moment,
  openMoment,
} from './harness/chateau-positions.js';
import { CHATEAU, CHATEAU_STAYS } from './harness/chateau-reach.js';
import {
  brokenWords,
  everywhere,
  outOfReach,
  outOfSight,
  placesEverywhere,
  SCREENS,
  set,
  UPSIDE_DOWN,
  unreachable,
} from './harness/reach.js';
import { en as shell } from './harness/texts.js';
import { visitors } from './harness/visitors.js';

const guests = visitors();

const LANGUAGES = Object.fromEntries(
  Object.entries({ fr, de, en }).map(([id, { table }]) => [id, `.chips[aria-label="${table.choices}"]`]),
);
const look = async (page: Page): Promise<string[]> => [
  ...(await unreachable(page, CHATEAU)),
  // what points are made of can be told apart on the smallest screen, too
  ...(await outOfSight(page.locator('.counter .ribbon dt svg'))),
];
const TWO = ['Anna', 'Ben'];
const FOUR = ['Maximilian-Alexander', 'Bartholomée', 'Grandmother Wilhelmina', 'Zoë'];
const petits = { options: { mode: 'petits-batisseurs' } };
const grands = { options: { mode: 'grands-architectes' } };
const most = (count: number) => (moment: Moment) => buildsIn(moment).length >= count;
const asked = (decision: string) => (moment: Moment) =>
  moment.view.decision === decision && moment.offers.length > 1;

/** Most lines can be built, four play, names are long; and what is asked besides. */
const STATES: Readonly<Record<string, () => Row>> = {
  'seven lines': () => findMoment({ ...petits, names: TWO, policy: hoarding, until: most(7) }),
  'six lines, four players': () => findMoment({ ...grands, names: FOUR, policy: hoarding, until: most(6) }),
  'dice, four players': () =>
    findMoment({
      ...grands,
      names: FOUR,
      policy: eager,
      until: ({ view, offers, seat }) =>
        view.phase === 'dice' && view.dice.includes('?') && offers.length > 9 && seat === 2,
    }),
  // whoever has guests already sees those at the gate as large as anybody
  inviting: () =>
    findMoment({
      ...grands,
      names: FOUR,
      policy: eager,
      until: (moment) => asked('guest')(moment) && moment.view.castles[moment.seat].guests.length > 1,
    }),
  stealing: () => findMoment({ ...grands, names: TWO, policy: eager, until: asked('steal') }),
  wall: () => findMoment({ ...petits, names: FOUR, policy: eager, until: asked('wall') }),
  'dice, and the end is near': () =>
    findMoment({
      options: { ...grands.options, stallTurns: 9 },
      names: FOUR,
      policy: eager,
      until: ({ view, offers }) => view.phase === 'dice' && offers.length > 9,
    }),
  'the last building': () =>
    findMoment({
      ...petits,
      names: FOUR,
      policy: eager,
      until: (moment) => moment.view.phase === 'final' && buildsIn(moment).length > 0,
    }),
};

describe('everything that can be done lies within reach', () => {
  it.each(Object.keys(STATES))('%s', async (name) => {
    const page = await guests.come({ viewport: { width: 390, height: 844 } });
    await openMoment(page, STATES[name]());
    expect(await everywhere(page, LANGUAGES, look)).toEqual({});
    await set(page, { textSize: 'largest' });
    expect(await everywhere(page, { de: LANGUAGES.de }, look)).toEqual({});
  });
});

/** What else is asked now and then; each in the language whose words are longest there. */
const ASKED: Readonly<Record<string, { row: () => Row; language: string }>> = {
  'which guest acts again': { row: () => whenAsked('activate'), language: 'fr' },
  'what a die shall be': { row: () => whenAsked('face'), language: 'de' },
  'where a token goes': { row: () => whenAsked('gain'), language: 'de' },
  'which token moves': { row: () => whenAsked('move'), language: 'de' },
};
const whenAsked = (decision: string) =>
  findMoment({ ...grands, names: FOUR, policy: eager, until: asked(decision) });

it.each(Object.keys(ASKED))('so it does when it is asked %s', async (name) => {
  const page = await guests.come({ viewport: { width: 390, height: 844 } });
  const { row, language } = ASKED[name];
  await openMoment(page, row());
  expect(await everywhere(page, { [language]: LANGUAGES[language] }, look)).toEqual({});
  await set(page, { textSize: 'largest' });
  expect(await everywhere(page, { de: LANGUAGES.de }, look)).toEqual({});
});

it('all three guests at the gate are seen with their names, as long as nobody has come', async () => {
  const page = await guests.come({ viewport: { width: 320, height: 640 } });
  const until = ({ view, seat }: Moment) => view.phase === 'dice' && view.castles[seat].guests.length === 0;
  await openMoment(page, findMoment({ ...grands, names: FOUR, policy: eager, until }));
  const gate = page.locator('.market');
  const seen = async (): Promise<string[]> => [
    ...(await outOfSight(gate.locator('.guest, .deck b'))),
    ...(await gate
      .locator('.guest-words b, .deck b')
      .evaluateAll((all) =>
        all.flatMap((one) => (one.scrollHeight > one.clientHeight + 2 ? [`cut: ${one.textContent}`] : [])),
      )),
  ];
  expect(await everywhere(page, LANGUAGES, seen)).toEqual({});
});

it('names of players and of guests stay whole where there is room, and what happened last is read everywhere', async () => {
  const page = await guests.come({ viewport: { width: 390, height: 844 } });
  const until = ({ view, seat }: Moment) => view.phase === 'dice' && view.castles[seat].guests.length > 3;
  await openMoment(page, findMoment({ ...grands, names: FOUR, policy: eager, until }));
  const names = () => brokenWords(page.locator('.castle-text b'));
  const wide = SCREENS.filter(([width]) => width > 1000);
  expect(await everywhere(page, { en: LANGUAGES.en }, names, wide)).toEqual({});
  const told = async (): Promise<string[]> => [
    ...(await brokenWords(page.locator('.guest-place .guest-words b'))),
    ...(await brokenWords(page.locator('.deck b'))),
    ...(await outOfSight(page.locator('.log-picture').first())),
  ];
  expect(await everywhere(page, LANGUAGES, told)).toEqual({});
});

it('whose guests can be stolen stands above them, and what a guest who acts again does stands on the card', async () => {
  const page = await guests.come({ viewport: { width: 390, height: 844 } });
  await openMoment(page, STATES.stealing());
  const whose = async (): Promise<string[]> => {
    const [heading, card] = [
      await boxOf(page.locator('.guests-of h2').first()),
      await boxOf(page.locator('.guests-of .guest').first()),
    ];
    return heading.y + heading.height > card.y + 1 ? ['the heading is covered'] : [];
  };
  expect(await everywhere(page, { fr: LANGUAGES.fr }, whose)).toEqual({});
  await openMoment(page, whenAsked('activate'));
  await set(page, { textSize: 'largest' });
  const deeds = () =>
    page.locator('.guest.may .guest-words span').evaluateAll((all) =>
      all.flatMap((one) => {
        const place = one.closest('.guest-place')?.getBoundingClientRect().bottom ?? 0;
        return one.getBoundingClientRect().bottom > place + 1 ? [`below the card: ${one.textContent}`] : [];
      }),
    );
  expect(await everywhere(page, { de: LANGUAGES.de }, deeds)).toEqual({});
});

it('small builders see where their guests will stand before the first one comes', async () => {
  const page = await guests.come({ viewport: { width: 390, height: 844 } });
  await openMoment(page, findMoment({ ...petits, names: TWO, policy: eager, until: () => true }));
  const place = page.locator('.guests-of .no-guests');
  const seen = async (): Promise<string[]> => [
    ...(await outOfSight(place)),
    ...((await boxOf(place)).width < 120 ? ['narrow'] : []),
  ];
  expect(await everywhere(page, { fr: LANGUAGES.fr }, seen)).toEqual({});
});

it('whoever rolls has the dice within reach', async () => {
  const page = await guests.come({ viewport: { width: 390, height: 844 }, settings: { dice: 'tap' } });
  const row = findMoment({ ...petits, names: FOUR, policy: eager, until: () => true });
  await openMoment(page, row, () => page.locator('[data-roll]').waitFor());
  const inHand = async (): Promise<string[]> => [
    ...(await look(page)),
    ...(await outOfReach(page.locator('[data-roll]'))),
    ...(await outOfSight(page.locator('[data-roll] svg'))),
  ];
  expect(await everywhere(page, { fr: LANGUAGES.fr }, inHand)).toEqual({});
});

it('what glows is explained to newcomers beside what they can do, not over it', async () => {
  const page = await guests.come({ viewport: { width: 390, height: 844 }, settings: { knowsGlow: false } });
  await openMoment(page, STATES['seven lines']());
  await page.locator('.glow-note').waitFor();
  const covered = (): Promise<string[]> =>
    page.evaluate(() => {
      const note = document.querySelector('.glow-note')?.getBoundingClientRect() ?? new DOMRect();
      return [...document.querySelectorAll('.prompt, .chips .button, .chateau-cell[data-can]')].flatMap(
        (one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const isApart =
            right <= note.left || left >= note.right || bottom <= note.top || top >= note.bottom;
          return isApart ? [] : [`covered: ${one.textContent}`];
        },
      );
    });
  expect(await everywhere(page, { fr: LANGUAGES.fr }, covered)).toEqual({});
});

it('the word on the castle is no wider than the castle; where it would be, there is a pencil', async () => {
  const page = await guests.come({ viewport: { width: 390, height: 844 } });
  await openMoment(page, STATES.wall());
  const overhang = async (): Promise<string[]> => {
    const [castle, word] = [
      await boxOf(page.locator('.sheet-button')),
      await boxOf(page.locator('.sheet-draw')),
    ];
    return word.width > castle.width ? [`${word.width} on ${castle.width}`] : [];
  };
  expect(await everywhere(page, { fr: LANGUAGES.fr, de: LANGUAGES.de }, overhang)).toEqual({});
});

it('the castle of another one is seen whole with its board, and is closed again', async () => {
  const page = await guests.come({ viewport: { width: 390, height: 844 } });
  // with as many guests as a keep has floors
  const until = ({ view }: Moment) => view.castles[1].guests.length > 3;
  await openMoment(page, findMoment({ ...grands, names: FOUR, policy: eager, until }));
  await page.locator('.castle-card').nth(1).click();
  const box = page.getByRole('dialog');
  await box.waitFor();
  const seen = async (): Promise<string[]> => [
    ...(await outOfReach(box.getByRole('button', { name: shell.app.close }))),
    ...(await outOfSight(box.locator('.sheet, .ribbon, .guest, .chateau-board'))),
  ];
  expect(await everywhere(page, { en: LANGUAGES.en }, seen)).toEqual({});
  await box.getByRole('button', { name: shell.app.close }).click();
  await box.waitFor({ state: 'detached' });
});

it.each([
  ['both', {}],
  ['who lost to a bot', { 1: 'pebble' }],
])('the end has every way on within reach, and the own castle of %s in sight', async (_, bots) => {
  const page = await guests.come({ viewport: { width: 390, height: 844 } });
  await openMoment(page, endedGame(TWO, bots));
  const box = page.getByRole('dialog');
  const seen = async (): Promise<string[]> => [
    ...(await outOfReach(box.locator('.row.end .button'))),
    ...(await belowTheFold(box.locator('.exhibit').first(), box.locator('.row.end'))),
    ...(await box.locator('.gallery .ribbon dd:visible').evaluateAll(cutNumbers)),
  ];
  expect(await everywhere(page, { de: '.ending' }, seen)).toEqual({});
});

/** In the page: numbers that are cut in two, or stick out of the card they belong to. */
function cutNumbers(numbers: readonly Element[]): string[] {
  return numbers.flatMap((one) => {
    const text = document.createRange();
    text.selectNodeContents(one);
    const { right } = text.getBoundingClientRect();
    const sticksOut = right > (one.closest('li')?.getBoundingClientRect().right ?? 0) + 1;
    return text.getClientRects().length > 1 || sticksOut ? [`${one.textContent} is cut`] : [];
  });
}

/** How much of something lies above the buttons, if that is less than half. */
async function belowTheFold(what: Locator, buttons: Locator): Promise<string[]> {
  const [{ y, height }, fold] = [await boxOf(what), await boxOf(buttons)];
  const part = (fold.y - y) / height;
  return part < 0.5 ? [`${Math.round(100 * part)} % are seen`] : [];
}

const boxOf = async (what: Locator) => (await what.boundingBox()) ?? expect.fail(`${what} is not there`);

it('turned to who sits opposite: everything within reach, and ink where the pen is', async () => {
  const page = await guests.come({ settings: { boardTurns: true } });
  const until = ({ view, offers, seat }: Moment) =>
    view.phase === 'dice' && offers.length > 9 && seat === 2 && view.turn === 2;
  await openMoment(page, findMoment({ ...grands, names: FOUR, policy: eager, until }));
  expect(await page.evaluate(() => document.documentElement.dataset.turned)).toBe('2');
  expect(await everywhere(page, { de: LANGUAGES.de }, look, UPSIDE_DOWN)).toEqual({});
  await page.setViewportSize({ width: 820, height: 1180 });
  await openDesk(page);
  // a box that opens is smaller in its first frame
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))),
  );
  const { x, y, width, height } = (await page.locator('.desk-live').boundingBox()) ?? expect.fail('no desk');
  // from the middle of the sheet to what is right and above for who sits opposite
  const middle = [x + width / 2, y + height / 2];
  await page.mouse.move(middle[0], middle[1]);
  await page.mouse.down();
  await page.mouse.move(middle[0] - width / 8, middle[1] + height / 8, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => keptSheet(page, 2)).toBeTruthy();
  const [stroke] = decodeSheet(await keptSheet(page, 2))?.strokes ?? [];
  const { points } = stroke;
  expect(Math.hypot(points[0] - SHEET.width / 2, points[1] - SHEET.height / 2)).toBeLessThan(20);
  expect(points.at(-3)).toBeGreaterThan(1200);
  expect(points.at(-2)).toBeLessThan(1200);
});

it('nothing else moves when choices come and go', async () => {
  const page = await guests.come();
  const until = (phase: string, lines: number) => (moment: Moment) =>
    moment.view.phase === phase && moment.view.decision === null && buildsIn(moment).length === lines;
  const places: string[][] = [];
  for (const moment of [until('dice', 0), until('build', 0), until('build', 5), asked('wall')]) {
    const policy = moment.length === 1 ? hoarding : eager;
    await openMoment(page, findMoment({ ...petits, names: TWO, policy, until: moment }));
    places.push(await placesEverywhere(page, CHATEAU_STAYS));
  }
  for (const other of places.slice(1)) expect(other).toEqual(places[0]);
});
