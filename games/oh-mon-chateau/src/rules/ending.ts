import type { EndReason, Log } from '../events.js';
import { BUILDING, FINAL, OVER, PARTS, type Position, ROLLING, walls } from '../position.js';
import { winners } from './score.js';

/** [O5.1] Looked at when a construction is carried out in full [O5.5]: the twelfth part ends the game. */
export function endConstruction(at: Position, log: Log): void {
  const seat = at.turn;
  if (at.phase !== BUILDING || at.floors[seat] + at.towers[seat] + walls(at, seat) < PARTS) return;
  at.finisher = seat;
  at.phase = FINAL;
  at.turn = (seat + 1) % at.seats;
  if (log !== null) log.push({ type: 'finished', seat }, { type: 'buildingBegan', seat: at.turn });
}

/** The active player has built enough; or, in the final phase [O5.2], one of the others has. */
export function applyEnd(at: Position, log: Log): boolean {
  const next = (at.turn + 1) % at.seats;
  if (log !== null) log.push({ type: 'turnEnded', seat: at.turn });
  if (at.phase === FINAL) {
    if (next === at.finisher) {
      endGame(at, 'castle', log);
    } else {
      at.turn = next;
      if (log !== null) log.push({ type: 'buildingBegan', seat: next });
    }
    return false;
  }
  at.quietTurns = at.built ? 0 : at.quietTurns + 1;
  if (at.options.stallTurns > 0 && at.quietTurns >= at.options.stallTurns) {
    endGame(at, 'stall', log); // [O5.4]
    return false;
  }
  at.turn = next;
  at.phase = ROLLING;
  at.built = false;
  at.firstDie = 0;
  at.secondDie = 0;
  return false;
}

function endGame(at: Position, reason: EndReason, log: Log): void {
  at.phase = OVER;
  if (log !== null) log.push({ type: 'ended', reason, winners: winners(at) });
}
