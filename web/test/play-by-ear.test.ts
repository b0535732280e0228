import { expect, it } from 'vitest';
import { gameName } from './harness/games.js';
import { Listener } from './harness/listener.js';
import { recordText, seed } from './harness/setup.js';
import { en } from './harness/texts.js';
import { visitors } from './harness/visitors.js';

const guests = visitors();

const over = (ear: Listener): boolean =>
  ear.names('heading', new RegExp(`${en.ending.title('.*')}|${en.ending.drawTitle}`)).length > 0;

/** One turn of whoever is called by name: what can be had of letting a mouse in, lifting, running and sliding. */
async function takeTurn(ear: Listener, number: number): Promise<void> {
  const myTurn = () => over(ear) || ear.names('button', new RegExp(`^${en.action.endTurn}$`)).length > 0;
  await ear.until(myTurn, 'whose turn it is');
  if (over(ear)) return;
  const [prompt] = ear.names('heading', new RegExp(`^${gameName('roquefort')}`));
  const name = /: ([^,:]+),/.exec(prompt)?.[1] ?? '';
  const [outside] = ear.names('button', new RegExp(en.action.letIn));
  if (outside !== undefined && number < 8) {
    await ear.press(outside);
    const [tower] = ear.names('button', new RegExp(`${en.cell.tower}.*${en.cell.reach(1)}`));
    if (tower !== undefined) await ear.press(tower);
    await ear.until(myTurn, 'that a mouse came in');
  }
  const mice = ear.names('button', new RegExp(en.cell.mouseOf(name)));
  if (mice.length > 0) {
    await ear.press(mice[number % mice.length]);
    if (over(ear)) return;
    const near = ear.names('button', new RegExp(en.cell.reach(1)));
    const [goal] = [...near.filter((cell) => CHEESE.test(cell)), ...near];
    await ear.press(goal ?? mice[number % mice.length]);
    await ear.until(myTurn, 'that the mouse ran');
  }
  if (over(ear)) return;
  const roofs = ear.names('button', new RegExp(en.cell.roofTiled));
  if (roofs.length > 0) {
    await ear.press(roofs[(number * 5) % roofs.length]);
    // lifted, or told why not
    await ear.until(() => myTurn() || ear.says(en.why['R4.1']), 'anything about the roof');
  }
  if (number % 2 === 0) {
    const slots = ear.names('button', /^slot/);
    await ear.press(slots[number % slots.length]);
    const [chosen] = ear.names('button', new RegExp(`^slot.*${en.cell.chosen}`));
    if (chosen !== undefined) await ear.press(chosen);
  }
  await finish(ear, name);
}

/** Ends the turn, whatever is asked on the way. */
async function finish(ear: Listener, name: string): Promise<void> {
  for (let i = 0; i < 20; i++) {
    await ear.listen();
    const [prompt] = ear.names('heading', new RegExp(`^${gameName('roquefort')}`));
    if (over(ear) || (prompt !== undefined && !prompt.includes(`: ${name},`))) return;
    if (ear.says(en.warning.idleTitle)) await ear.press(en.action.endTurn);
    else if (ear.says(en.action.doIt)) await ear.press(en.action.doIt);
    else await ear.press(en.action.endTurn);
  }
  throw new Error(`${name} cannot end the turn`);
}

const CHEESE = new RegExp(
  Object.entries(en.tile)
    .flatMap(([tile, name]) => (/^C\d/.test(tile) ? [name] : []))
    .join('|'),
);

it('is played to the end by two people who hear the page and do not see it', async () => {
  const page = await guests.come();
  const ear = new Listener(page);
  await page.goto(`/open?seed=${seed(2)}`);
  // a short evening: after six turns without new cheese it is over
  const options = { players: 2, stallTurns: 6, first: 0 };
  await page.getByRole('textbox', { name: en.open.pasteLabel }).fill(recordText(options));
  await page.getByRole('button', { name: en.open.pasteButton, exact: true }).click();
  await page.getByRole('button', { name: en.action.playFromHere }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.action.playFromHere }).click();
  const placing = new RegExp(en.prompt.place(''));
  await ear.until(() => ear.names('heading', placing).length > 0, 'where to begin');
  while (ear.names('heading', placing).length > 0)
    await ear.press(ear.names('button', new RegExp(`${en.cell.tower}, ${en.cell.empty}`))[0]);
  let turns = 0;
  while (!over(ear) && turns < 80) await takeTurn(ear, turns++);
  expect(over(ear)).toBe(true);
  expect(turns).toBeGreaterThan(5);
});
