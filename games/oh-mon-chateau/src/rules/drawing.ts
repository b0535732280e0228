import { CELL_NAMES } from '../board.js';
import { POWER_POINTS } from '../data/guests.js';
import { TRACK } from '../data/track.js';
import type { Log } from '../events.js';
import { MOST_FLAGS, type Position } from '../position.js';

/* What comes onto a castle sheet without building: shared by dice, constructions and guests. */

/** [O4.5] What does not fit on the track is lost. */
export function drawInhabitants(at: Position, seat: number, wanted: number, log: Log): void {
  const count = Math.min(wanted, TRACK - at.inhabitants[seat]);
  if (count === 0) return;
  at.inhabitants[seat] += count;
  if (log !== null) log.push({ type: 'drewInhabitants', seat, count, total: at.inhabitants[seat] });
}

/** [O4.4] The caller has seen to it that there is room. */
export function drawFlag(at: Position, seat: number, points: number, log: Log): void {
  at.flagPoints[seat * MOST_FLAGS + at.flags[seat]++] = points;
  if (log !== null) log.push({ type: 'drewFlag', seat, points });
}

export function placeToken(at: Position, seat: number, cell: number, log: Log): void {
  at.tokens[seat] |= 1 << cell;
  if (log !== null) log.push({ type: 'placedToken', seat, cell: CELL_NAMES[cell] });
}

/** [O9.4] There may be any number. */
export function drawCloud(at: Position, seat: number, log: Log): void {
  at.clouds[seat]++;
  if (log !== null) log.push({ type: 'drewCloud', seat, points: POWER_POINTS });
}
