import { NONE } from '../board/cells.js';
import { ALL_ROOMS, roomNames } from '../board/layout.js';
import type { Log } from '../events.js';
import { ACTIONS_A_TURN, MICE, type Position } from '../position.js';
import { endIfStalled } from './ending.js';

/** [R7] The end of a turn: empty rooms are covered, then play passes clockwise. */
export function applyEnd(at: Position, log: Log): boolean {
  coverEmptyRooms(at, log);
  at.quietTurns = at.progress ? 0 : at.quietTurns + 1;
  endIfStalled(at, log);
  if (at.isOver()) return false;
  at.turn = (at.turn + 1) % at.seats;
  at.turnActions = ACTIONS_A_TURN;
  at.actionsLeft = ACTIONS_A_TURN;
  at.slid = false;
  at.progress = false;
  if (log !== null) log.push({ type: 'turnBegan', seat: at.turn });
  return false;
}

/** [R7.1] No action, no choice. A mouse in the dungeon holds no room open. */
function coverEmptyRooms(at: Position, log: Log): void {
  const { mouse, ground } = at;
  const { roomOf, cells } = at.layout;
  let held = 0;
  for (let m = 0; m < at.seats * MICE; m++) {
    const room = roomOf[mouse[m]];
    if (room !== NONE) held |= 1 << room;
  }
  const empty = ALL_ROOMS & ~at.roofed & ~held;
  if (empty === 0) return;
  at.roofed |= empty;
  for (let rest = empty; rest !== 0; rest &= rest - 1) {
    const room = cells[31 - Math.clz32(rest & -rest)];
    for (let i = 0; i < room.length; i++) ground[room[i]] = 0;
  }
  if (log !== null) log.push({ type: 'covered', rooms: roomNames(empty) });
}
