import { action, ENTER, ENTER_OVER, firstOf, RUN, secondOf } from '../actions.js';
import { COLUMN, cellName, NONE, OUTSIDE, TOWER_OF, TOWERS } from '../board/cells.js';
import type { Log } from '../events.js';
import { FREE, MICE, OCCUPIED, type Position, standing, standingMouse } from '../position.js';
import { collectAfterRun } from './cheese.js';
import { findCost, findPath, legalJumps } from './path.js';
import { putIntoTower, takeFromOutside } from './setup.js';

/** [R5.2] to [R5.4] Every mouse of the player in the castle, to every cell it can reach in one run. */
export function legalRun(at: Position, out: Int32Array, n: number): number {
  const first = at.turn * MICE;
  return legalSteps(at.ground, at.mouse, first, first + MICE, at.actionsLeft, action(RUN), out, n);
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
  for (let tower = 0; tower < 4; tower++) {
    const free = at.tower[tower] === 0;
    overTowers[tower] = free ? OUTSIDE : TOWERS[tower];
    if (free) out[n++] = action(ENTER, TOWERS[tower]);
  }
  if (!at.options.enterOverTower) return n;
  return legalSteps(at.ground, overTowers, 0, 4, at.actionsLeft - 1, action(ENTER_OVER), out, n);
}

/** Where somebody could enter over: the occupied towers, and for the others a place with nothing beside it. */
const overTowers = new Uint8Array(4);

export function applyEnter(at: Position, code: number, log: Log): boolean {
  const cell = firstOf(code);
  putIntoTower(at, at.turn, cell);
  at.actionsLeft--;
  if (log !== null) log.push({ type: 'entered', seat: at.turn, tower: cellName(cell) });
  return false;
}

export function applyEnterOver(at: Position, code: number, log: Log): boolean {
  const tower = firstOf(code);
  const to = secondOf(code);
  const cost = 1 + findCost(at.ground, tower, to);
  if (log !== null) {
    const path = [cellName(tower), ...findPath(at.ground, tower, to)];
    log.push({ type: 'ran', seat: at.turn, from: 'outside', path });
  }
  land(at, takeFromOutside(at, at.turn), to, cost, log);
  return false;
}

/**
 * Where one may go with so many steps from each of some places; a mouse that is not in the castle finds nothing
 * beside it. `kind` is the action without its cells.
 */
function legalSteps(
  ground: Uint8Array,
  places: Uint8Array,
  start: number,
  end: number,
  steps: number,
  kind: number,
  out: Int32Array,
  n: number,
): number {
  if (steps === 0) return n;
  for (let i = start; i < end; i++) {
    const from = places[i];
    const left = ground[from - COLUMN];
    const below = ground[from - 1];
    const above = ground[from + 1];
    const right = ground[from + COLUMN];
    const around = left | below | above | right;
    if (around === 0) continue;
    const base = kind | (from << 6);
    // written always, counted only if free
    out[n] = base | (from - COLUMN);
    n += left & FREE;
    out[n] = base | (from - 1);
    n += below & FREE;
    out[n] = base | (from + 1);
    n += above & FREE;
    out[n] = base | (from + COLUMN);
    n += right & FREE;
    if (around >= OCCUPIED && steps > 1) n = legalJumps(ground, from, steps, base, out, n);
  }
  return n;
}

/** [R5.6] Only where a mouse comes to stand counts. */
function land(at: Position, mouse: number, cell: number, cost: number, log: Log): void {
  at.mouse[mouse] = cell;
  at.ground[cell] = standing(mouse);
  at.actionsLeft -= cost;
  collectAfterRun(at, log);
}
