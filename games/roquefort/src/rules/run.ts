import { action, ENTER, ENTER_OVER, firstOf, RUN, secondOf } from '../actions.js';
import { COLUMN, cellName, NONE, TOWER_OF, TOWERS } from '../board/cells.js';
import type { Log } from '../events.js';
import { FREE, MICE, type Position, STANDS, standing, standingMouse } from '../position.js';
import { collectAfterRun } from './cheese.js';
import { findCost, findPath, legalJumps } from './path.js';
import { putIntoTower, takeFromOutside } from './setup.js';

/** [R5.2] to [R5.4] Every mouse of the player in the castle, to every cell it can reach in one run. */
export function legalRun(at: Position, out: Int32Array, n: number): number {
  const { mouse } = at;
  const steps = at.actionsLeft;
  // a mouse that is not in the castle finds nothing beside it
  for (let m = at.turn * MICE, end = m + MICE; m < end; m++)
    n = legalSteps(at.ground, mouse[m], steps, action(RUN, mouse[m]), out, n);
  return n;
}

export function applyRun(at: Position, code: number, log: Log): boolean {
  const from = firstOf(code);
  const to = secondOf(code);
  const tower = TOWER_OF[from];
  const mouse = tower === NONE ? standingMouse(at.ground[from]) : at.tower[tower] - 1;
  const cost = findCost(at.ground, from, to);
  if (log !== null)
    log.push({ type: 'ran', seat: at.turn, from: cellName(from), path: findPath(at.ground, from, to) });
  if (tower === NONE) at.ground[from] = FREE;
  else at.tower[tower] = 0;
  land(at, mouse, to, cost, log);
  return false;
}

/** [R5.1] into an unoccupied tower; [R5.5] over an occupied one, which itself costs an action. */
export function legalEnter(at: Position, out: Int32Array, n: number): number {
  if (at.outside[at.turn] === 0) return n;
  const steps = at.options.enterOverTower ? at.actionsLeft - 1 : 0;
  for (let tower = 0; tower < 4; tower++) {
    if (at.tower[tower] === 0) out[n++] = action(ENTER, tower);
    else if (steps > 0) n = legalSteps(at.ground, TOWERS[tower], steps, action(ENTER_OVER, tower), out, n);
  }
  return n;
}

export function applyEnter(at: Position, code: number, log: Log): boolean {
  const tower = firstOf(code);
  putIntoTower(at, at.turn, tower);
  at.actionsLeft--;
  if (log !== null) log.push({ type: 'entered', seat: at.turn, tower: cellName(TOWERS[tower]) });
  return false;
}

export function applyEnterOver(at: Position, code: number, log: Log): boolean {
  const tower = TOWERS[firstOf(code)];
  const to = secondOf(code);
  const cost = 1 + findCost(at.ground, tower, to);
  if (log !== null) {
    const path = [cellName(tower), ...findPath(at.ground, tower, to)];
    log.push({ type: 'ran', seat: at.turn, from: 'outside', path });
  }
  land(at, takeFromOutside(at, at.turn), to, cost, log);
  return false;
}

/** Where one may go from a cell with so many steps; `base` is the action without its landing cell. */
function legalSteps(
  ground: Uint8Array,
  from: number,
  steps: number,
  base: number,
  out: Int32Array,
  n: number,
): number {
  const left = ground[from - COLUMN];
  const below = ground[from - 1];
  const above = ground[from + 1];
  const right = ground[from + COLUMN];
  // written always, counted only if free
  out[n] = base | (from - COLUMN);
  n += left & FREE;
  out[n] = base | (from - 1);
  n += below & FREE;
  out[n] = base | (from + 1);
  n += above & FREE;
  out[n] = base | (from + COLUMN);
  n += right & FREE;
  const crowded = (left | below | above | right) >= STANDS;
  return crowded && steps > 1 ? legalJumps(ground, from, steps, base, out, n) : n;
}

/** [R5.6] Only where a mouse comes to stand counts. */
function land(at: Position, mouse: number, cell: number, cost: number, log: Log): void {
  at.mouse[mouse] = cell;
  at.ground[cell] = standing(mouse);
  at.actionsLeft -= cost;
  collectAfterRun(at, log);
}
