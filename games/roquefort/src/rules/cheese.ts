import { FLOOR_OF, NONE } from '../board/cells.js';
import { countKinds, KINDS, TILE_NAMES } from '../board/tiles.js';
import type { Log } from '../events.js';
import { MICE, type Position } from '../position.js';
import { endGame } from './ending.js';

/** Only the player who ran can have come to stand on something new. */
export function collectAfterRun(at: Position, log: Log): void {
  if (collect(at, at.turn, log) && countKinds(at.cheese[at.turn]) >= at.options.goal)
    endGame(at, 'goal', log); // [R9.1]
}

/** [R8.1] On anybody's turn; [R8.2] one slide may bring kinds to several players. */
export function collectAfterSlide(at: Position, log: Log): void {
  for (let seat = 0; seat < at.seats; seat++) collect(at, seat, log);
}

/** [R8.1] Two mice on the same kind take it, without choice; [R8.2] each kind once. True if one was taken. */
function collect(at: Position, seat: number, log: Log): boolean {
  const { mouse, tiles } = at;
  let once = 0;
  let twice = 0;
  for (let m = seat * MICE, end = m + MICE; m < end; m++) {
    const floor = FLOOR_OF[mouse[m]];
    if (floor === NONE || tiles[floor] > KINDS) continue;
    const kind = 1 << tiles[floor];
    twice |= once & kind;
    once |= kind;
  }
  const taken = twice & ~at.cheese[seat];
  if (taken === 0) return false;
  at.cheese[seat] |= taken;
  at.progress = true;
  if (log !== null)
    for (let kind = 1; kind <= KINDS; kind++)
      if ((taken >> kind) & 1) log.push({ type: 'collected', seat, kind: TILE_NAMES[kind] });
  return true;
}
