import { countKinds } from '../board/tiles.js';
import type { EndReason, Log } from '../events.js';
import { MICE, NOBODY, OVER, type Position } from '../position.js';

/** After mice have fallen and everybody has collected: [R9.1] a goal reached, or [R9.2] a third mouse lost. */
export function endAfterSlide(at: Position, log: Log): void {
  let third = false;
  for (let seat = 0; seat < at.seats; seat++) {
    if (countKinds(at.cheese[seat]) >= at.options.goal) {
      endGame(at, 'goal', log);
      return;
    }
    if (at.fallen[seat] >= MICE - 1) third = true;
  }
  if (third) endGame(at, 'third-mouse', log);
}

/** [R9.5] Too many turns in a row without progress. */
export function endIfStalled(at: Position, log: Log): void {
  const most = at.options.stallTurns;
  if (most > 0 && at.quietTurns >= most) endGame(at, 'stall', log);
}

export function endGame(at: Position, reason: EndReason, log: Log): void {
  const winner = comparedWinner(at);
  at.phase = OVER;
  at.winner = winner;
  at.endReason = reason;
  if (log !== null) log.push({ type: 'ended', reason, winner: winner === NOBODY ? null : winner });
}

/**
 * Whoever has two mice left and most kinds wins; among equals the one who has waited longest, the player
 * whose turn it is being last [R9.2, R9.3]. This serves [R9.1] and [R9.4] too: who reaches the goal does so
 * with two standing mice and has more kinds than anybody who does not. If nobody has two mice it is a draw.
 */
export function comparedWinner(at: Position): number {
  let winner = NOBODY;
  let most = -1;
  for (let wait = 1; wait <= at.seats; wait++) {
    const seat = (at.turn + wait) % at.seats;
    if (at.fallen[seat] > MICE - 2) continue;
    const kinds = countKinds(at.cheese[seat]);
    if (kinds > most) {
      winner = seat;
      most = kinds;
    }
  }
  return winner;
}
