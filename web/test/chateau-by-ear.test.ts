import { type Mode, ohMonChateau } from '@castellan/oh-mon-chateau';
import { expect, it } from 'vitest';
import chateau from '../src/games/oh-mon-chateau/texts/en/table.js';
import { Listener } from './harness/listener.js';
import { seed } from './harness/setup.js';
import { en } from './harness/texts.js';
import { visitors } from './harness/visitors.js';

const guests = visitors();
const { cell, choice, table, finish } = chateau;

const isOver = (ear: Listener): boolean => ear.names('heading', /wins!$|share the win!$/).length > 0;

/** What somebody would do who hears what can be used, built and chosen, and takes the first of it. */
function wishes(ear: Listener): string[] {
  const open = ear.names('button', new RegExp(`${cell.canTake}$`));
  return [
    // asked whether the game shall end, somebody who is fond of ends says yes
    ...ear.namesWithin('dialog', finish.title, 'button').filter((name) => name === finish.yes),
    ...ear.names('button', new RegExp(`${cell.canBuild}$`)),
    // where a token is to be moved, it is taken up first
    ...open.filter((name) => name.includes('free')),
    ...open,
    ...ear.names('button', /^(Invite|Once more): |^Steal from /),
    ...ear.namesWithin('group', table.choices, 'button').filter((name) => name !== choice.undo),
  ];
}

it.each<Mode>(['petits-batisseurs', 'grands-architectes'])(
  'is played to the end by two people who hear the page and do not see it: %s',
  async (mode) => {
    const page = await guests.come();
    const ear = new Listener(page);
    const { id: game, rulesVersion } = ohMonChateau;
    // a short evening: when nobody builds for some turns it is over
    const options = { mode, players: 2, first: 0, stallTurns: 3 };
    await page.goto(`/open?seed=${seed(mode === 'petits-batisseurs' ? 2 : 4)}`);
    await page
      .getByRole('textbox', { name: en.open.pasteLabel })
      .fill(JSON.stringify({ game, rulesVersion, options, actions: [] }));
    await page.getByRole('button', { name: en.open.pasteButton, exact: true }).click();
    await page.getByRole('button', { name: en.action.playFromHere }).click();
    await page.getByRole('dialog').getByRole('button', { name: en.action.playFromHere }).click();
    const called = /use (both dice|one die)/;
    await ear.until(() => ear.names('heading', called).length > 0, 'who begins');
    const done: string[] = [];
    while (!isOver(ear) && done.length < 300) {
      // a line that can be built in several ways asks back; saying the same again would take the question back
      const asked = done.at(-1)?.endsWith(cell.canBuild)
        ? ear.namesWithin('group', table.choices, 'button')
        : [];
      const answer = asked.find((name) => name !== choice.undo && name !== choice.end);
      const wish = answer ?? wishes(ear)[0];
      done.push(wish);
      await ear.press(wish);
      const goesOn = (): boolean => isOver(ear) || wishes(ear).length > 0;
      if (!goesOn()) await ear.until(goesOn, `what came of "${wish}"`);
    }
    expect(isOver(ear)).toBe(true);
    expect(done.filter((wish) => wish.endsWith(cell.canBuild)).length).toBeGreaterThan(3);
    await page.getByRole('dialog').getByRole('link', { name: en.app.home, exact: true }).click();
    await page.getByRole('heading', { name: en.saved.title }).waitFor();
  },
);
