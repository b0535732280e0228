import { action, firstOf, UNCOVER } from '../actions.js';
import { cellName, FLOOR_OF, NONE } from '../board/cells.js';
import { roomLetter } from '../board/layout.js';
import { TILE_NAMES, TRAP, UNKNOWN } from '../board/tiles.js';
import type { Log } from '../events.js';
import { FREE, MICE, type Position } from '../position.js';

/** [R4.1] Roofs that touch, by side or corner, a cell or tower with one of the player's mice. */
export function legalUncover(at: Position, out: Int32Array, n: number): number {
  const { touched } = at.layout;
  const { mouse } = at;
  let rooms = 0;
  // [R4.2] mice outside or in the dungeon touch nothing
  for (let m = at.turn * MICE, end = m + MICE; m < end; m++) rooms |= touched[mouse[m]];
  for (let rest = rooms & at.roofed; rest !== 0; rest &= rest - 1)
    out[n++] = action(UNCOVER, 31 - Math.clz32(rest & -rest));
  return n;
}

/** [R4.2] One action whatever the roof's size; [R4.3] everything below is in the open from now on. */
export function applyUncover(at: Position, code: number, log: Log): boolean {
  const room = firstOf(code);
  at.actionsLeft--;
  at.roofed &= ~(1 << room);
  if (log !== null) log.push({ type: 'uncovered', seat: at.turn, room: roomLetter(room) });
  const cells = at.layout.cells[room];
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i];
    const floor = FLOOR_OF[cell];
    if (floor === NONE) {
      at.ground[cell] = FREE;
      continue;
    }
    const tile = at.tiles[floor];
    if (tile === UNKNOWN) {
      at.setPending(floor);
      continue;
    }
    if (tile !== TRAP) at.ground[cell] = FREE;
    if (log !== null) log.push({ type: 'seen', place: cellName(cell), tile: TILE_NAMES[tile] });
  }
  return true;
}
