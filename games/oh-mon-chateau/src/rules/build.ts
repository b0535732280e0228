import { action, detailOf, END, pointsOfSmall, WALL } from '../actions.js';
import { CELL_NAMES, type Line } from '../board.js';
import { LIGHTNING } from '../data/guest-sets.js';
import type { Log } from '../events.js';
import {
  BIG_WALLS,
  NO_TASK,
  NOBODY,
  PARTS_OF_EACH,
  type Position,
  roomForFlags,
  SMALL_WALLS,
  TASK_ACTIVATE,
  TASK_GUEST,
  TASK_STEAL,
  TASK_TURN,
  TASK_WALL,
  walls,
} from '../position.js';
import { drawFlag, drawInhabitants } from './drawing.js';
import { endConstruction } from './ending.js';
import { stealable } from './guests.js';

/** [O3.5] Completed lines whose construction is possible [O3.6]; or an end of it. */
export function legalBuild(at: Position, out: Int32Array): number {
  const { lines } = at.board;
  const tokens = at.tokens[at.turn];
  let n = 0;
  for (let line = 0; line < lines.length; line++) {
    const { mask } = lines[line];
    if ((tokens & mask) === mask && isPossible(at, lines[line])) out[n++] = lines[line].build;
  }
  out[n++] = action(END);
  return n;
}

export function isPossible(at: Position, line: Line): boolean {
  const seat = at.turn;
  switch (line.construction.makes) {
    case 'floor':
      return at.floors[seat] < PARTS_OF_EACH;
    case 'tower':
      return at.towers[seat] < PARTS_OF_EACH;
    case 'wall':
      return walls(at, seat) < PARTS_OF_EACH;
    case 'flag':
      return roomForFlags(at, seat) > 0;
    case 'reactivation':
      return (at.guests[seat] & LIGHTNING) !== 0; // [O9.2]
    case 'theft':
      return at.options.theft && stealable(at, seat) !== 0; // [O9.1, O11.1]
  }
}

/** The tokens come back, the part is counted, and what has to be decided about it is asked. */
export function applyBuild(at: Position, code: number, log: Log): boolean {
  const seat = at.turn;
  const { lines } = at.board;
  let i = 0;
  while (lines[i].build !== code) i++;
  const line = lines[i];
  at.tokens[seat] &= ~line.mask;
  at.built = true;
  if (log !== null) {
    const cells = line.cells.map((cell) => CELL_NAMES[cell]);
    log.push({ type: 'cleared', seat, line: line.name, cells });
  }
  const { construction } = line;
  switch (construction.makes) {
    case 'floor':
      buildFloor(at, seat, log);
      break;
    case 'tower':
      buildTower(at, seat, construction.points, log);
      break;
    case 'wall':
      drawInhabitants(at, seat, construction.inhabitants, log);
      at.task = TASK_WALL;
      break;
    case 'flag':
      drawFlag(at, seat, construction.points, log);
      break;
    case 'reactivation':
      at.task = TASK_ACTIVATE;
      break;
    case 'theft':
      at.task = TASK_STEAL;
      break;
  }
  if (at.task === NO_TASK) endConstruction(at, log);
  return false;
}

/** [O4.1] */
function buildFloor(at: Position, seat: number, log: Log): void {
  at.floors[seat]++;
  at.task = at.grand ? TASK_GUEST : TASK_TURN;
  if (log !== null) log.push({ type: 'builtFloor', seat, floors: at.floors[seat] });
}

/** [O4.2] */
function buildTower(at: Position, seat: number, points: number, log: Log): void {
  at.towerPoints[seat * PARTS_OF_EACH + at.towers[seat]++] = points;
  if (log !== null) log.push({ type: 'builtTower', seat, points });
  if (at.towers[seat] < PARTS_OF_EACH || at.sun !== NOBODY) return;
  at.sun = seat;
  if (log !== null) log.push({ type: 'drewSun', seat });
}

/** [O4.3] Two walls carry two flags, two carry one. */
export function legalWall(at: Position, out: Int32Array): number {
  let n = 0;
  if (at.smallWalls[at.turn] < SMALL_WALLS) out[n++] = action(WALL, 1);
  if (at.bigWalls[at.turn] < BIG_WALLS) out[n++] = action(WALL, 2);
  return n;
}

export function applyWall(at: Position, code: number, log: Log): boolean {
  const seat = at.turn;
  const flags = detailOf(code);
  if (flags === 2) at.bigWalls[seat]++;
  else at.smallWalls[seat]++;
  at.task = NO_TASK;
  if (log !== null) log.push({ type: 'builtWall', seat, flags });
  endConstruction(at, log);
  return false;
}

/** [O4.1] Petits bâtisseurs: the top guest of the deck comes, face up [O9.7]. */
export function applySmallGuest(at: Position, code: number, log: Log): boolean {
  const points = pointsOfSmall(code);
  const value = at.values.small.indexOf(points);
  at.smallDeck[value]--;
  at.smallGuests[at.turn * at.smallDeck.length + value]++;
  at.task = NO_TASK;
  if (log !== null) log.push({ type: 'guestArrived', seat: at.turn, guest: String(points) });
  endConstruction(at, log);
  return true;
}
