import { failed, ok, type Result } from '@castellan/kernel';
import {
  ACTIVATE,
  AS_CLOUD,
  AS_FLAG,
  action,
  asOf,
  BUILD,
  CHOOSE_FACE,
  DRAW_FLAG,
  DRAW_INHABITANTS,
  detailOf,
  END,
  effectOf,
  faceOf,
  firstOf,
  INVITE,
  kindOf,
  MOVE,
  PASS,
  PLAINLY,
  PUT,
  pair,
  ROLL,
  ROLL_ONE,
  SKIP,
  STEAL,
  secondOf,
  TAKE,
  TURN_UP,
  take,
  WALL,
} from './actions.js';
import { CELL_NAMES } from './board.js';
import { ANY_FACE, FACE_NAMES, FACES } from './data/faces.js';
import { GUESTS } from './data/guests.js';
import { MOST_SMALL_POINTS } from './data/track.js';

/** Moves as text; docs/NOTATION.md explains them. */
export function writeMove(code: number): string {
  const detail = detailOf(code);
  switch (kindOf(code)) {
    case TAKE:
      return writeTake(code);
    case BUILD:
      return `build ${CELL_NAMES[firstOf(code)]}-${CELL_NAMES[secondOf(code)]}`;
    case WALL:
      return `wall ${detail}`;
    case INVITE:
      return `invite ${DECK[detail]}`;
    case ACTIVATE:
      return `activate ${DECK[detail]}`;
    case STEAL:
      return `steal ${DECK[detail]}`;
    case PUT:
      return `put ${CELL_NAMES[detail]}`;
    case MOVE:
      return `move ${CELL_NAMES[firstOf(code)]}-${CELL_NAMES[secondOf(code)]}`;
    case CHOOSE_FACE:
      return `face ${detail === AS_CLOUD ? 'cloud' : FACES[detail]}`;
    case ROLL:
      return `roll ${FACES[firstOf(code)]} ${FACES[secondOf(code)]}`;
    case ROLL_ONE:
      return `roll ${FACES[detail]}`;
    case TURN_UP:
      return `turn ${DECK[detail]}`;
    default:
      return SIMPLE.find(([, kind]) => kind === kindOf(code))?.[0] ?? `unknown ${code}`;
  }
}

function writeTake(code: number): string {
  const face = faceOf(code);
  const as = asOf(code);
  const used = face === as ? FACES[face] : `${FACES[face]} as ${FACES[as]}`;
  const effect = effectOf(code);
  if (effect === PLAINLY) return `take ${used}`;
  return `take ${used} ${effect === AS_FLAG ? 'flag' : effect === AS_CLOUD ? 'cloud' : CELL_NAMES[effect]}`;
}

export function readMove(text: string): Result<number, string> {
  const [word, ...rest] = text.split(' ');
  const reader = READERS.get(word);
  if (reader === undefined) return failed(`a move begins with ${[...READERS.keys()].join(', ')}`);
  const code = reader(rest);
  if (typeof code === 'string') return failed(code);
  return writeMove(code) === text ? ok(code) : failed(`write ${writeMove(code)}`);
}

/** The guests of both modes: those of petits bâtisseurs by their points, up to the most that a box may say [O6.2]. */
const DECK: readonly string[] = [
  ...GUESTS.map((guest) => guest.id),
  ...Array.from({ length: MOST_SMALL_POINTS }, (_, i) => String(i + 1)),
];

/** Moves of one word. */
const SIMPLE: readonly (readonly [string, number])[] = [
  ['pass', PASS],
  ['flag', DRAW_FLAG],
  ['inhabitants', DRAW_INHABITANTS],
  ['skip', SKIP],
  ['end', END],
];

/** Each gives the action, or says what is wrong. */
type Reader = (rest: readonly string[]) => number | string;

const READERS = new Map<string, Reader>([
  ['take', readTake],
  ['build', ([line = '']) => readCells(line, BUILD)],
  [
    'wall',
    ([flags]) =>
      flags === '1' || flags === '2' ? action(WALL, Number(flags)) : 'a wall is for 1 or 2 flags',
  ],
  ['invite', ([guest]) => find(DECK, guest, INVITE, 'a guest')],
  ['activate', ([guest]) => find(DECK, guest, ACTIVATE, 'a guest')],
  ['steal', ([guest]) => find(DECK, guest, STEAL, 'a guest')],
  ['put', ([cell]) => find(CELL_NAMES, cell, PUT, 'a cell')],
  ['move', ([cells = '']) => readCells(cells, MOVE)],
  [
    'face',
    ([face]) => (face === 'cloud' ? action(CHOOSE_FACE, AS_CLOUD) : find(FACES, face, CHOOSE_FACE, 'a face')),
  ],
  ['roll', readRoll],
  ['turn', ([guest]) => find(DECK, guest, TURN_UP, 'a guest')],
  ...SIMPLE.map(([word, kind]): [string, Reader] => [word, () => action(kind)]),
]);

function readTake(rest: readonly string[]): number | string {
  const face = FACE_NAMES.indexOf(rest[0]);
  const named = rest[1] === 'as';
  const as = named ? FACE_NAMES.indexOf(rest[2]) : face;
  if (face < 0 || as < 0) return `a face is one of ${FACES.join(' ')}`;
  if (named && (face !== ANY_FACE || as === ANY_FACE)) return 'only "?" is used as another face';
  const what = rest[named ? 3 : 1];
  if (what === undefined) return take(face, as, PLAINLY);
  if (what === 'flag') return take(face, as, AS_FLAG);
  if (what === 'cloud') return take(face, as, AS_CLOUD);
  const cell = CELL_NAMES.indexOf(what);
  return cell < 0 ? `"${what}" is neither a cell nor flag or cloud` : take(face, as, cell);
}

function readRoll(rest: readonly string[]): number | string {
  const faces = rest.map((name) => FACE_NAMES.indexOf(name));
  if (faces.length === 0 || faces.length > 2 || faces.includes(-1))
    return `a face is one of ${FACES.join(' ')}`;
  if (faces.length === 1) return action(ROLL_ONE, faces[0]);
  return action(ROLL, pair(Math.min(...faces), Math.max(...faces)));
}

function readCells(text: string, kind: number): number | string {
  const [from, to] = text.split('-').map((name) => CELL_NAMES.indexOf(name));
  return from >= 0 && to >= 0 ? action(kind, pair(from, to)) : `write two cells, such as 1,2-1,4`;
}

function find(
  names: readonly string[],
  name: string | undefined,
  kind: number,
  what: string,
): number | string {
  const place = names.indexOf(name ?? '');
  return place >= 0 ? action(kind, place) : `${what} is one of ${names.join(' ')}`;
}
