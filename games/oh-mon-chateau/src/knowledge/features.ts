import type { Mode } from '../data/boards.js';
import { GUESTS } from '../data/guests.js';
import { GROUP, TRACK } from '../data/track.js';
import {
  BUILDING,
  DICE,
  NOBODY,
  PARTS,
  PARTS_OF_EACH,
  type Position,
  ROLLING,
  roomForFlags,
  TOKENS,
  walls,
} from '../position.js';
import { DEAD, LATER, NOW, useOf } from './lines.js';
import { countBits, pointsOf, smoothPointsOf } from './points.js';

/*
 * What a seat's prospects are made of. Each feature is a small number; `weights.ts` says what each is worth, for
 * each mode. `early` is 1 at the beginning and 0 when somebody's castle is complete, `late` the opposite.
 */
/** Of the boards printed here; further lines of somebody's own board count with the last. */
const MOST_LINES = 10;
const CELLS = 12;

const POINTS = 0; // a tenth of the points; the same, later and later
const POINTS_LATE = 1;
const POINTS_VERY_LATE = 2;
const FLOORS_AT = 3; // by number built, 0 to 4
const TOWERS_AT = FLOORS_AT + 5;
const WALLS_AT = TOWERS_AT + 5;
const SUN_AT = WALLS_AT + 5; // the sun is still to be had: by number of towers
const PARTS_LATE = SUN_AT + 4;
const LAST_BUT = PARTS_LATE + 1; // parts missing: 0 to 3
const ENDS_AHEAD = LAST_BUT + 4; // being ahead, the nearer one's own castle is to its end
const INHABITANTS = ENDS_AHEAD + 1;
const INHABITANTS_EARLY = INHABITANTS + 1;
const INTO_GROUP = INHABITANTS_EARLY + 1;
const ROOM = INTO_GROUP + 1; // for flags
const ROOM_EARLY = ROOM + 1;
const BIG_WALLS = ROOM_EARLY + 1;
const TO_ROLL = BIG_WALLS + 1; // by how many turns away one's own roll is
const TO_BUILD = TO_ROLL + 4;
const DICE_LEFT = TO_BUILD + 1;
const GAINS_LEFT = DICE_LEFT + 1;
const TOKENS_OUT = GAINS_LEFT + 1;
const TOKENS_DEAD = TOKENS_OUT + 1;
const NO_TOKENS = TOKENS_DEAD + 1;
const COMPLETE_LATER = NO_TOKENS + 1;
const COMPLETE_AT = COMPLETE_LATER + 1; // by line
const COMPLETE_NOW = COMPLETE_AT + MOST_LINES; // for the builder
const READY = COMPLETE_NOW + 1; // points in completed lines: what the final phase would still bring [O5.2]
const READY_LATE = READY + 1;
const MISSING_AT = READY_LATE + 1; // one token
const FACES_THAT_COMPLETE = MISSING_AT + MOST_LINES;
const CELLS_AT = FACES_THAT_COMPLETE + 1;
const GUESTS_AT = CELLS_AT + CELLS;
const GUESTS_EARLY = GUESTS_AT + GUESTS.length;
const STALL_AHEAD = GUESTS_EARLY + GUESTS.length; // how near a stall is, for those who would win by it [O5.4]
export const FEATURES = STALL_AHEAD + 1;

/** Where the features of one kind begin, and where the next kind does: for weights by hand, and for those who heed less. */
export const FEATURE_KINDS = {
  points: [POINTS, FLOORS_AT],
  parts: [FLOORS_AT, SUN_AT],
  sun: [SUN_AT, PARTS_LATE],
  end: [PARTS_LATE, INHABITANTS],
  inhabitants: [INHABITANTS, ROOM],
  flags: [ROOM, TO_ROLL],
  turn: [TO_ROLL, DICE_LEFT],
  hand: [DICE_LEFT, TOKENS_OUT],
  tokens: [TOKENS_OUT, TOKENS_DEAD],
  waste: [TOKENS_DEAD, COMPLETE_LATER],
  complete: [COMPLETE_LATER, MISSING_AT],
  missing: [MISSING_AT, CELLS_AT],
  cells: [CELLS_AT, GUESTS_AT],
  guests: [GUESTS_AT, STALL_AHEAD],
  stall: [STALL_AHEAD, FEATURES],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;
export type FeatureKind = keyof typeof FEATURE_KINDS;

/** What each feature is worth, by mode. */
export type Weights = Readonly<Record<Mode, Float64Array>>;

const points = new Float64Array(4);
const partsOf = new Uint8Array(4);

/** Fills `out` with the features of every seat, FEATURES numbers each. */
export function writeFeatures(at: Position, out: Float64Array): void {
  out.fill(0, 0, at.seats * FEATURES);
  let most = 0;
  for (let seat = 0; seat < at.seats; seat++) {
    points[seat] = pointsOf(at, seat);
    partsOf[seat] = at.floors[seat] + at.towers[seat] + walls(at, seat);
    most = Math.max(most, partsOf[seat]);
  }
  const late = most / PARTS;
  for (let seat = 0; seat < at.seats; seat++) {
    const from = seat * FEATURES;
    writeCastle(at, seat, out, from, late);
    writeBoard(at, seat, out, from, late);
    writeTurn(at, seat, out, from);
    const ahead = aheadBy(at, seat);
    out[from + ENDS_AHEAD] = (Math.max(-1, Math.min(1, ahead / 10)) * partsOf[seat]) / PARTS;
    if (at.options.stallTurns > 0) {
      const near = at.quietTurns / at.options.stallTurns;
      out[from + STALL_AHEAD] = near * near * Math.max(-1, Math.min(1, ahead / 4));
    }
  }
}

function aheadBy(at: Position, seat: number): number {
  let best = 0;
  for (let other = 0; other < at.seats; other++) if (other !== seat) best = Math.max(best, points[other]);
  return points[seat] - best;
}

function writeCastle(at: Position, seat: number, out: Float64Array, from: number, late: number): void {
  const early = 1 - late;
  const tenth = points[seat] / 10;
  const parts = partsOf[seat];
  const smooth = smoothPointsOf(at, seat, points[seat]) / 10;
  out[from + POINTS] = smooth;
  out[from + POINTS_LATE] = smooth * late;
  out[from + POINTS_VERY_LATE] = tenth * late * late * late;
  out[from + FLOORS_AT + at.floors[seat]] = 1;
  out[from + TOWERS_AT + at.towers[seat]] = 1;
  out[from + WALLS_AT + walls(at, seat)] = 1;
  if (at.sun === NOBODY && at.towers[seat] < PARTS_OF_EACH) out[from + SUN_AT + at.towers[seat]] = 1;
  out[from + PARTS_LATE] = (parts / PARTS) * late;
  if (parts >= PARTS - 3) out[from + LAST_BUT + PARTS - parts] = 1;
  const drawn = at.inhabitants[seat];
  out[from + INHABITANTS] = drawn / TRACK;
  out[from + INHABITANTS_EARLY] = (drawn / TRACK) * early;
  out[from + INTO_GROUP] = drawn === TRACK ? 0 : (drawn % GROUP) / GROUP;
  const room = roomForFlags(at, seat);
  out[from + ROOM] = room / 2;
  out[from + ROOM_EARLY] = (room / 2) * early;
  out[from + BIG_WALLS] = at.bigWalls[seat];
  for (let rest = at.guests[seat]; rest !== 0; rest &= rest - 1) {
    const guest = 31 - Math.clz32(rest & -rest);
    out[from + GUESTS_AT + guest] = 1;
    out[from + GUESTS_EARLY + guest] = early;
  }
}

function writeBoard(at: Position, seat: number, out: Float64Array, from: number, late: number): void {
  const { masks, makes, points: worth, cells } = at.board.plan;
  const tokens = at.tokens[seat];
  const onBoard = countBits(tokens);
  let alive = 0;
  let wanted = 0;
  for (let line = 0; line < masks.length; line++) {
    const place = Math.min(line, MOST_LINES - 1);
    const use = useOf(at, seat, makes[line]);
    if (use === DEAD) continue;
    const mask = masks[line];
    alive |= mask;
    const missing = mask & ~tokens;
    if (missing === 0) {
      if (use === LATER) out[from + COMPLETE_LATER]++;
      else {
        out[from + COMPLETE_AT + place] += 1;
        out[from + READY] += worth[line] / 10;
      }
      if (use === NOW && at.turn === seat && at.phase >= BUILDING) out[from + COMPLETE_NOW]++;
    } else if ((missing & (missing - 1)) === 0) {
      out[from + MISSING_AT + place] += use === NOW ? 1 : 0.5;
      if (use === NOW) wanted |= missing;
    }
  }
  out[from + READY_LATE] = out[from + READY] * late;
  out[from + TOKENS_OUT] = onBoard / TOKENS;
  out[from + TOKENS_DEAD] = countBits(tokens & ~alive);
  if (onBoard === TOKENS) out[from + NO_TOKENS] = 1;
  else out[from + FACES_THAT_COMPLETE] = facesOf(at, wanted) / 4;
  const live = tokens & alive;
  for (let i = 0; i < cells.length; i++) if ((live >> cells[i]) & 1) out[from + CELLS_AT + i] = 1;
}

/** How many resources have one of these cells. */
function facesOf(at: Position, cells: number): number {
  const { resourceCells } = at.board;
  let faces = 0;
  for (let resource = 0; resource < resourceCells.length; resource++)
    if ((resourceCells[resource] & cells) !== 0) faces++;
  return faces;
}

/** The own roll comes after so many others; what is at hand in the middle of a turn. */
function writeTurn(at: Position, seat: number, out: Float64Array, from: number): void {
  const isTurn = at.turn === seat;
  if (at.phase <= BUILDING) {
    // after the roll the active player's next one is a round away
    const wait = (seat - at.turn + at.seats) % at.seats;
    const away = at.phase <= ROLLING ? wait : wait === 0 ? at.seats - 1 : wait - 1;
    out[from + TO_ROLL + away] = 1;
  }
  if (isTurn && at.phase > ROLLING) out[from + TO_BUILD] = 1;
  if (at.phase === DICE && ((at.waiting >> seat) & 1) === 1)
    out[from + DICE_LEFT] = isTurn ? 2 - countBits(at.usedDice[seat]) : 1;
  if (isTurn) out[from + GAINS_LEFT] = at.taskLeft;
}
