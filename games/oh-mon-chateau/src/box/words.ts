import type { OptionProblem } from '@castellan/kernel';
import {
  BOX_CELLS,
  BOX_RULES,
  type BoxMistake,
  type BoxMistakeId,
  CELLS_OF_EACH,
  GROUPS,
  MOST_GROUP,
  MOST_INHABITANTS,
  MOST_POINTS,
  SMALL_GUESTS,
} from './check.js';

/** English, for terminals and logs; the page words the same mistakes in the reader's language. */
const NEEDED: Readonly<Record<BoxMistakeId, string>> = {
  'no-box': 'an object is needed',
  'part-missing': 'is missing',
  'part-unknown': 'a box has no such part',
  rows: 'one to five rows are needed',
  row: 'a row has 5 places',
  symbol: 'a place is W, S, G, F or "."',
  cells: `a board has ${BOX_CELLS} cells`,
  resource: `a resource has ${CELLS_OF_EACH} cells`,
  alone: 'this cell lies in no line',
  locks: 'with these two cells free no line is complete, whatever lies elsewhere',
  'line-empty': 'this line makes nothing',
  'line-unknown': 'the board has no such line',
  construction: 'a line makes "floor", "tower 5", "wall 3", "flag 1", "reactivation" or "theft"',
  worth: `a tower or flag is worth 1 to ${MOST_POINTS}, a wall brings 0 to ${MOST_INHABITANTS}`,
  'no-powers': 'guests of petits bâtisseurs have no powers',
  floor: 'no line makes a floor',
  tower: 'no line makes a tower',
  wall: 'no line makes a wall',
  flag: 'no line makes a flag',
  groups: `the track has ${GROUPS} values`,
  group: `a group is worth 0 to ${MOST_GROUP}`,
  falls: 'a group is worth no less than the one before',
  'small-guests': `there are ${SMALL_GUESTS} guests`,
  'small-guest': `points are 1 to ${MOST_POINTS}, and so many guests 0 to ${SMALL_GUESTS}`,
  'guest-missing': 'is missing',
  'guest-unknown': 'there is no such guest',
  guest: `a guest is worth 0 to ${MOST_POINTS}`,
};

export function boxProblem({ id, place, found }: BoxMistake): OptionProblem {
  const message = NEEDED[id] + (found === '' ? '' : `, not ${found}`);
  return { place: place === 'box' ? place : `box, ${place}`, rule: BOX_RULES[id], message };
}
