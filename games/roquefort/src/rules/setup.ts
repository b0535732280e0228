import { action, firstOf, PLACE } from '../actions.js';
import { cellName, TOWER_OF, TOWERS } from '../board/cells.js';
import type { Log } from '../events.js';
import { MICE, PLAY, type Position } from '../position.js';

/** [R2.2] One mouse each into an unoccupied tower, from the first player clockwise. */
export function legalPlace(at: Position, out: Int32Array, n: number): number {
  for (let tower = 0; tower < 4; tower++) if (at.tower[tower] === 0) out[n++] = action(PLACE, TOWERS[tower]);
  return n;
}

export function applyPlace(at: Position, code: number, log: Log): boolean {
  const seat = at.turn;
  const cell = firstOf(code);
  putIntoTower(at, seat, cell);
  if (log !== null) log.push({ type: 'placed', seat, tower: cellName(cell) });
  at.turn = (seat + 1) % at.seats;
  if (at.turn === at.options.first) {
    at.phase = PLAY;
    if (log !== null) log.push({ type: 'turnBegan', seat: at.turn });
  }
  return false;
}

/** A mouse from outside into a free tower. */
export function putIntoTower(at: Position, seat: number, cell: number): void {
  const mouse = takeFromOutside(at, seat);
  at.mouse[mouse] = cell;
  at.tower[TOWER_OF[cell]] = 1 + mouse;
}

/** Which of the mice outside it is makes no difference to the game: the one with the highest number goes. */
export function takeFromOutside(at: Position, seat: number): number {
  return seat * MICE + --at.outside[seat];
}
