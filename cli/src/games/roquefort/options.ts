import type { Json, JsonObject } from '@castellan/kernel';
import { EDITIONS } from '@castellan/roquefort';
import type { Custom } from '../../face.js';
import { type Flags, type Given, onOff, text } from '../../flags.js';
import { givenOptions } from '../../given.js';

export const CASTLE_VISIT: Custom = {
  word: 'castle',
  question: 'Who was the last to visit a real castle?',
};

export const flags: Flags = {
  players: text('players', 'N', '2, 3 or 4 (2)'),
  edition: text('edition', 'ID', `whose name and rules: ${Object.keys(EDITIONS).join(', ')}`),
  layout: text('layout', 'SIDE', 'how the rooms lie: A, B or random (A); A and B are reconstructions'),
  rooms: text(
    'rooms',
    'ROWS',
    'rooms of your own, such as those of your box: 7 rows from the top, "/" between them, "#" a tower',
  ),
  goal: text('goal', 'N', 'kinds of cheese needed to win: 4, 5 or 6 (4)'),
  mustAct: onOff('must-act', 'no-must-act', 'whether a turn needs an action (as the edition says)'),
  enterOverTower: onOff(
    'enter-over-tower',
    'no-enter-over-tower',
    'whether mice come in over an occupied tower (yes)',
  ),
  noPushBack: onOff(
    'no-push-back',
    'allow-push-back',
    'whether the fallen tile may be pushed straight back (yes)',
  ),
  memoryAid: {
    kind: 'maybe-text',
    name: 'memory-aid',
    value: 'SEATS',
    pattern: /^\d+(,\d+)*$/,
    bare: 'all',
    help: 'show all players, or those at SEATS such as "0,2", what was seen under roofs (nobody)',
  },
  stallTurns: text('stall-turns', 'N', 'turns in a row without progress that end the game; 0: none do (40)'),
  firstTurnActions: text('first-turn-actions', 'N', 'house rule: actions in the very first turn, 1 to 4 (4)'),
  first: text(
    'first',
    'SEAT',
    'who begins: a seat from 0; random; or castle, and it asks who last visited a real one (random)',
  ),
};

export function readOptions(given: Given): JsonObject {
  const options: Record<string, Json> = { ...givenOptions(given, flags) };
  if (typeof given.rooms === 'string') options.rooms = given.rooms.split('/').map((row) => row.trim());
  if (typeof given.memoryAid === 'string') options.memoryAid = aidBySeat(given.memoryAid, options.players);
  return options;
}

/** A seat that nobody has makes the list longer than the table, and the game refuses it. */
function aidBySeat(value: string, players: Json = 2): Json {
  if (value === 'all' || value === 'none') return value === 'all';
  if (!/^\d+(,\d+)*$/.test(value)) return value;
  const seats = value.split(',').map(Number);
  const length = Math.max(typeof players === 'number' ? players : 2, ...seats.map((seat) => seat + 1));
  return Array.from({ length: Math.min(length, 16) }, (_, seat) => seats.includes(seat));
}
