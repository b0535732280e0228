import { SeededChance } from '@castellan/kernel';
import { accept } from '../bad-input.js';
import type { Given } from '../flags.js';
import type { Box } from '../registry.js';
import { ask } from './ask.js';
import type { Keyboard } from './keyboard.js';

const CHANCE_DECIDES = 'random';

/**
 * `--first` may be the custom of the rulebook. Rules know seats only, so those at the keyboard are asked who it is true for,
 * and what was given says that seat. Null if they leave.
 */
export async function askWhoBegins(box: Box, given: Given, keyboard: Keyboard): Promise<Given | null> {
  const { game, face } = box;
  const options = face.readOptions(given);
  const custom = face.custom(options);
  if (custom === null || given.first !== custom.word) return given;
  // whatever else is wrong is said before anybody is asked
  const settled = accept(game.prepare({ ...options, first: 0 }, new SeededChance('who begins')));
  const last = game.start(settled).seats - 1;
  const question = `${custom.question} A seat from 0 to ${last}, or ${CHANCE_DECIDES}`;
  const first = await ask(keyboard, question, CHANCE_DECIDES, (text) => {
    const right = text === CHANCE_DECIDES || (/^\d$/.test(text) && Number(text) <= last);
    return right ? null : `a seat from 0 to ${last}, or "${CHANCE_DECIDES}", please`;
  });
  return first === null ? null : { ...given, first };
}
