import { failed, ok, type Result } from '@castellan/kernel';
import {
  action,
  DRAW,
  END,
  ENTER,
  ENTER_OVER,
  firstOf,
  kindOf,
  PLACE,
  RUN,
  SLIDE,
  SPARE_PLACE,
  secondOf,
  UNCOVER,
} from './actions.js';
import { CELL_OF_FLOOR, cellName, FLOOR_OF, NONE, readCell, TOWER_OF } from './board/cells.js';
import { SLOT_NAMES } from './board/lanes.js';
import { roomLetter } from './board/layout.js';
import { TILE_NAMES } from './board/tiles.js';

/** Moves as text; docs/NOTATION.md explains them. */
export function writeMove(code: number): string {
  const a = firstOf(code);
  const b = secondOf(code);
  switch (kindOf(code)) {
    case PLACE:
      return `place ${cellName(a)}`;
    case ENTER:
      return `enter ${cellName(a)}`;
    case ENTER_OVER:
      return `enter ${cellName(a)}>${cellName(b)}`;
    case RUN:
      return `run ${cellName(a)}-${cellName(b)}`;
    case UNCOVER:
      return `uncover ${roomLetter(a)}`;
    case SLIDE:
      return `slide ${SLOT_NAMES[a]}`;
    case END:
      return 'end';
    case DRAW:
      return `draw ${a === SPARE_PLACE ? 'spare' : cellName(CELL_OF_FLOOR[a])} ${TILE_NAMES[b]}`;
    default:
      throw new RangeError(`no such action: ${code}`);
  }
}

export function readMove(text: string): Result<number, string> {
  const [word, ...rest] = text.split(' ');
  const reader = READERS.get(word);
  if (reader === undefined) return failed(`a move begins with ${[...READERS.keys()].join(', ')}`);
  const read = reader(rest.join(' '));
  if (read.ok && writeMove(read.value) !== text) return failed(`write ${writeMove(read.value)}`);
  return read;
}

const READERS = new Map<string, (rest: string) => Result<number, string>>(
  Object.entries({
    place: (rest) => inTower(rest, PLACE),
    enter: (rest) => {
      const [tower, landing, ...more] = rest.split('>');
      if (landing === undefined) return inTower(tower, ENTER);
      const cell = readCell(landing);
      if (cell === null || more.length > 0) return failed(`"${landing}" is no cell; write enter a1>b1`);
      const over = inTower(tower, ENTER_OVER);
      return over.ok ? ok(over.value | cell) : over;
    },
    run: (rest) => {
      const [from, to, ...more] = rest.split('-');
      const start = readCell(from);
      const end = readCell(to ?? '');
      if (start === null || end === null || more.length > 0) return failed('write run c3-c5');
      return ok(action(RUN, start, end));
    },
    uncover: (rest) =>
      /^[A-R]$/.test(rest)
        ? ok(action(UNCOVER, rest.charCodeAt(0) - 65))
        : failed('a room is a letter from A to R'),
    slide: (rest) => {
      const slot = SLOT_NAMES.indexOf(rest);
      return slot >= 0 ? ok(action(SLIDE, slot)) : failed(`a slot is one of ${SLOT_NAMES.join(' ')}`);
    },
    end: (rest) => (rest === '' ? ok(action(END)) : failed('nothing follows "end"')),
    draw: (rest) => {
      const [place, name, ...more] = rest.split(' ');
      const cell = readCell(place);
      const at = place === 'spare' ? SPARE_PLACE : cell === null ? NONE : FLOOR_OF[cell];
      if (at === NONE) return failed(`"${place}" is neither a floor cell nor "spare"`);
      const tile = TILE_NAMES.indexOf(name);
      if (tile < 1 || more.length > 0) return failed(`a tile is one of ${TILE_NAMES.slice(1).join(' ')}`);
      return ok(action(DRAW, at, tile));
    },
  }),
);

function inTower(name: string, kind: number): Result<number, string> {
  const cell = readCell(name);
  if (cell === null || TOWER_OF[cell] === NONE) return failed('the towers are a1, a7, g1 and g7');
  return ok(action(kind, cell));
}
