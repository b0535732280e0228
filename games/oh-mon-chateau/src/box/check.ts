import { isObject } from '@castellan/kernel';
import { CELL_NAMES, linesOn, SIDE, symbols } from '../board.js';
import type { Mode } from '../data/boards.js';
import { GUESTS } from '../data/guests.js';
import { GROUP_VALUES, MOST_SMALL_POINTS, SMALL_GUEST_VALUES, SMALL_GUESTS_OF_EACH } from '../data/track.js';
import type { Box } from './box.js';

/** What a box can have wrong, each with the rule it follows from. */
export const BOX_RULES = {
  /** Not a box at all, a part that is missing, and one that nobody knows. */
  'no-box': 'O6.2',
  'part-missing': 'O6.2',
  'part-unknown': 'O6.2',
  /** The board: one to five rows of five places each, each place a resource or none. */
  rows: 'O6.1',
  row: 'O6.1',
  symbol: 'O1.1',
  /** Twelve cells, three of each resource, each in a line. */
  cells: 'O1.1',
  resource: 'O1.1',
  alone: 'O6.2',
  /** Ten tokens on twelve cells always complete some line: here these two free cells keep all lines open. */
  locks: 'O3.4',
  /** Lines: each makes something that there is, worth what something can be worth. */
  'line-empty': 'O6.1',
  'line-unknown': 'O6.1',
  construction: 'O6.2',
  worth: 'O6.2',
  'no-powers': 'O1.3',
  /** A castle has floors, towers and walls, and flags fly on them: some line makes each. */
  floor: 'O4.1',
  tower: 'O4.2',
  wall: 'O4.3',
  flag: 'O4.4',
  /** Ten groups of inhabitants, each worth at least as much as the one before. */
  groups: 'O7.1',
  group: 'O7.1',
  falls: 'O7.1',
  /** 16 small guests, or the 20 with powers, and what each is worth. */
  'small-guests': 'O7.2',
  'small-guest': 'O7.2',
  'guest-missing': 'O8.3',
  'guest-unknown': 'O8.3',
  guest: 'O8.3',
} as const;

export type BoxMistakeId = keyof typeof BOX_RULES;

/** One mistake: what, where (`3,5`, `1,2-1,4`, `row 2`, `track 3`, `guests roi`, ...) and what stands there. */
export type BoxMistake = {
  readonly id: BoxMistakeId;
  readonly place: string;
  readonly found: string;
};

export const BOX_CELLS = 12;
export const CELLS_OF_EACH = 3;
export const GROUPS = GROUP_VALUES.length;
export const SMALL_GUESTS = SMALL_GUEST_VALUES.length * SMALL_GUESTS_OF_EACH;
/** The most that a tower, a flag or a guest can be worth, a group of inhabitants, and that a wall can bring. */
export const MOST_POINTS = 20;
export const MOST_GROUP = 99;
export const MOST_INHABITANTS = 30;

/** A wall may bring nobody; a tower or a flag is worth something. */
const LEAST = { tower: 1, flag: 1, wall: 0 } as const;

const LETTERS = 'WSGF';
const PARTS: readonly (keyof Box)[] = ['rows', 'lines', 'track', 'guests'];
/** Whoever sends nonsense is told so, but not without end. */
const MOST_MISTAKES = 60;

/** All that is wrong with a box, in the order of its parts; nothing if it can be played with. */
export function findBoxMistakes(mode: Mode, box: unknown): BoxMistake[] {
  const mistakes: BoxMistake[] = [];
  const note = (id: BoxMistakeId, place: string, found: unknown): void => {
    const text = typeof found === 'string' ? found : (JSON.stringify(found) ?? '');
    if (mistakes.length < MOST_MISTAKES) mistakes.push({ id, place, found: text.slice(0, 40) });
  };
  if (!isObject(box)) {
    note('no-box', 'box', box);
    return mistakes;
  }
  for (const part of PARTS) if (box[part] === undefined) note('part-missing', part, '');
  for (const part of Object.keys(box)) if (!PARTS.includes(part as keyof Box)) note('part-unknown', part, '');
  const rows = checkRows(box.rows, note);
  if (rows !== null) checkLines(mode, rows, box.lines, note);
  checkTrack(box.track, note);
  if (mode === 'petits-batisseurs') checkSmallGuests(box.guests, note);
  else checkGuests(box.guests, note);
  return mistakes;
}

type Note = (id: BoxMistakeId, place: string, found: unknown) => void;

/** The rows if lines can be looked for on them. */
function checkRows(rows: unknown, note: Note): readonly string[] | null {
  if (rows === undefined) return null;
  const isList = Array.isArray(rows) && rows.every((row): row is string => typeof row === 'string');
  if (!isList || rows.length === 0 || rows.length > SIDE) {
    note('rows', 'rows', Array.isArray(rows) ? rows.length : rows);
    return null;
  }
  let fits = true;
  rows.forEach((row, r) => {
    const places = symbols(row.slice(0, MOST_GROUP));
    if (places.length !== SIDE) note('row', `row ${r + 1}`, places.length);
    fits &&= places.length <= SIDE;
    places.slice(0, SIDE).forEach((symbol, c) => {
      if (symbol !== '.' && !LETTERS.includes(symbol)) note('symbol', CELL_NAMES[r * SIDE + c], symbol);
    });
  });
  const letters = rows.flatMap(symbols).filter((symbol) => symbol !== '.');
  if (letters.length !== BOX_CELLS) note('cells', 'rows', letters.length);
  for (const letter of LETTERS) {
    const count = letters.filter((other) => other === letter).length;
    if (count !== CELLS_OF_EACH) note('resource', letter, count);
  }
  return fits ? rows : null;
}

function checkLines(mode: Mode, rows: readonly string[], lines: unknown, note: Note): void {
  const all = linesOn(rows);
  const cells = rows.flatMap((row, r) =>
    symbols(row).flatMap((symbol, c) => (symbol === '.' ? [] : [CELL_NAMES[r * SIDE + c]])),
  );
  for (const cell of cells) if (!all.some((line) => line.cells.includes(cell))) note('alone', cell, '');
  const pair = lockingPair(cells, all);
  if (pair !== null && cells.length === BOX_CELLS) note('locks', pair, '');
  if (lines === undefined) return;
  if (!isObject(lines)) {
    note('line-unknown', 'lines', lines);
    return;
  }
  const made = new Set<string>();
  for (const { name } of all) {
    const words = lines[name];
    if (words === undefined) note('line-empty', name, '');
    else made.add(checkConstruction(mode, name, words, note));
  }
  for (const name of Object.keys(lines))
    if (!all.some((line) => line.name === name)) note('line-unknown', name, '');
  for (const part of ['floor', 'tower', 'wall', 'flag'] as const)
    if (!made.has(part)) note(part, 'lines', '');
}

/** [O3.4] Two cells that lie in every line: with ten tokens beside them nothing could ever be built. */
function lockingPair(
  cells: readonly string[],
  lines: readonly { readonly cells: readonly string[] }[],
): string | null {
  for (const one of cells)
    for (const other of cells)
      if (lines.every((line) => line.cells.includes(one) || line.cells.includes(other)))
        return `${one} ${other}`;
  return null;
}

/** Returns what it makes. */
function checkConstruction(mode: Mode, name: string, words: unknown, note: Note): string {
  const [, makes, value] =
    /^(floor|tower|wall|flag|reactivation|theft)(?: (\d{1,3}))?$/.exec(String(words)) ?? [];
  const counts = makes === 'tower' || makes === 'flag' || makes === 'wall';
  if (makes === undefined || counts !== (value !== undefined)) note('construction', name, words);
  else if (counts && !isWhole(Number(value), LEAST[makes], makes === 'wall' ? MOST_INHABITANTS : MOST_POINTS))
    note('worth', name, words);
  if (mode === 'petits-batisseurs' && (makes === 'reactivation' || makes === 'theft'))
    note('no-powers', name, makes);
  return makes ?? '';
}

function checkTrack(track: unknown, note: Note): void {
  if (track === undefined) return;
  if (!Array.isArray(track) || track.length !== GROUPS) {
    note('groups', 'track', Array.isArray(track) ? track.length : track);
    return;
  }
  track.forEach((value, i) => {
    if (!isWhole(value, 0, MOST_GROUP)) note('group', `track ${i + 1}`, value);
    else if (value < track[i - 1]) note('falls', `track ${i + 1}`, value);
  });
}

function checkSmallGuests(guests: unknown, note: Note): void {
  if (guests === undefined) return;
  if (!isObject(guests)) {
    note('small-guests', 'guests', guests);
    return;
  }
  let all = 0;
  for (const [points, count] of Object.entries(guests)) {
    const fits = /^[1-9]\d?$/.test(points) && Number(points) <= MOST_SMALL_POINTS;
    if (!fits || !isWhole(count, 0, SMALL_GUESTS))
      note('small-guest', `guests ${points.slice(0, 40)}`, count);
    else all += count;
  }
  if (all !== SMALL_GUESTS) note('small-guests', 'guests', all);
}

function checkGuests(guests: unknown, note: Note): void {
  if (guests === undefined) return;
  if (!isObject(guests)) {
    note('guest-unknown', 'guests', guests);
    return;
  }
  for (const { id } of GUESTS) {
    if (guests[id] === undefined) note('guest-missing', `guests ${id}`, '');
    else if (!isWhole(guests[id], 0, MOST_POINTS)) note('guest', `guests ${id}`, guests[id]);
  }
  for (const name of Object.keys(guests))
    if (!GUESTS.some(({ id }) => id === name)) note('guest-unknown', `guests ${name.slice(0, 40)}`, '');
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}
