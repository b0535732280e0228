import type { Outcome } from '@castellan/kernel';
import type { AnyFace } from './face.js';
import { capital, seatList } from './seat-names.js';

/** How a game ended, in two lines. */
export function tellOutcome(outcome: Outcome, face: AnyFace): string[] {
  const { reason, winners, scores } = outcome;
  const verb = winners.length === 1 ? 'wins' : 'share the win';
  const who = winners.length === 0 ? 'Nobody wins: a draw.' : `${capital(seatList(winners))} ${verb}.`;
  return [
    `The game is over: ${face.endings[reason] ?? reason}. ${who}`,
    `${capital(face.scoreName)}: ${scores.map((score, seat) => `seat ${seat}: ${score}`).join(', ')}.`,
  ];
}
