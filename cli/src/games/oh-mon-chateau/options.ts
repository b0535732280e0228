import type { JsonObject } from '@castellan/kernel';
import type { Custom, Question } from '../../face.js';
import { type Flags, type Given, onOff, text } from '../../flags.js';
import { givenOptions } from '../../given.js';
import { MODES } from './modes.js';

export const YOUNGEST: Custom = { word: 'youngest', question: 'Who is the youngest?' };

export const flags: Flags = {
  mode: text('mode', 'MODE', `${Object.keys(MODES).join(' or ')} (petits-batisseurs)`),
  players: text('players', 'N', '2, 3 or 4 (2)'),
  first: text(
    'first',
    'SEAT',
    'who begins: a seat from 0; random; or youngest, and it asks who that is (random)',
  ),
  stallTurns: text(
    'stall-turns',
    'N',
    'turns in a row in which nobody builds that end the game; 0: none do (100)',
  ),
  mustUseDice: onOff(
    'must-use-dice',
    'no-must-use-dice',
    'whether who rolled uses each die that can be used (yes)',
  ),
  theft: onOff('theft', 'no-theft', 'house rule: whether guests may be stolen (yes)'),
};

export const questions: readonly Question[] = [
  { key: 'mode', text: 'Which mode,', choices: Object.keys(MODES) },
];

export function readOptions(given: Given): JsonObject {
  return givenOptions(given, flags);
}
