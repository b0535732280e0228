import { PREPARED } from '../board.js';
import { BOARDS, type Mode } from '../data/boards.js';
import { GUESTS } from '../data/guests.js';
import { GROUP_VALUES, SMALL_GUEST_VALUES, SMALL_GUESTS_OF_EACH } from '../data/track.js';
import { type Box, writeConstruction } from './box.js';

/** What is printed here, as a box: where somebody's own begins. */
export function printedBox(mode: Mode): Box {
  const { rows } = BOARDS[mode];
  const { lines } = PREPARED[mode];
  return {
    rows: [...rows],
    lines: Object.fromEntries(lines.map(({ name, construction }) => [name, writeConstruction(construction)])),
    track: [...GROUP_VALUES],
    guests: Object.fromEntries(
      mode === 'petits-batisseurs'
        ? SMALL_GUEST_VALUES.map((points) => [points, SMALL_GUESTS_OF_EACH])
        : GUESTS.map(({ id, points }) => [id, typeof points === 'number' ? points : 1]),
    ),
  };
}
