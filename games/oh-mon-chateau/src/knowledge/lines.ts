import { DRAWS_OR_MOVES, LIGHTNING } from '../data/guest-sets.js';
import { FINAL, NO_TASK, OVER, PARTS_OF_EACH, type Position, roomForFlags, walls } from '../position.js';
import { stealable } from '../rules/guests.js';

/** What a line is good for to a seat: nothing any more, something later, or something now. */
export const DEAD = 0;
export const LATER = 1;
export const NOW = 2;

/** `makes` is a place in MAKES. For any seat what `isPossible` says for the builder, and whether it may still become so. */
export function useOf(at: Position, seat: number, makes: number): number {
  switch (makes) {
    case 0:
      return at.floors[seat] < PARTS_OF_EACH ? NOW : DEAD;
    case 1:
      return at.towers[seat] < PARTS_OF_EACH ? NOW : DEAD;
    case 2:
      return walls(at, seat) < PARTS_OF_EACH ? NOW : DEAD;
    case 3:
      return roomForFlags(at, seat) > 0 ? NOW : walls(at, seat) < PARTS_OF_EACH ? LATER : DEAD;
    case 4:
      return (at.guests[seat] & helpful(at)) !== 0 ? NOW : at.phase === FINAL ? DEAD : LATER;
    default:
      return !at.options.theft ? DEAD : stealable(at, seat) !== 0 ? NOW : LATER;
  }
}

/** [O5.2] Those who are worth being reactivated: in the last building only who draws or moves. */
function helpful(at: Position): number {
  return at.phase === FINAL && !at.rules.tokensInLastBuilding ? DRAWS_OR_MOVES : LIGHTNING;
}

/** Whether a seat has a line that it could clear now; what the lines it could clear draw at once, if they do not cross. */
export function hasReadyLine(at: Position, seat: number): boolean {
  const { masks, makes } = at.board.plan;
  for (let line = 0; line < masks.length; line++)
    if ((masks[line] & ~at.tokens[seat]) === 0 && useOf(at, seat, makes[line]) === NOW) return true;
  return false;
}

export function readyPoints(at: Position, seat: number): number {
  const { masks, makes, points } = at.board.plan;
  let sum = 0;
  for (let line = 0; line < masks.length; line++)
    if ((masks[line] & ~at.tokens[seat]) === 0 && useOf(at, seat, makes[line]) === NOW) sum += points[line];
  return sum;
}

/** [O5.2] The castle is complete and none of those who may still build has anything to build: the points stand. */
export function isSettled(at: Position): boolean {
  if (at.phase === OVER) return true;
  if (at.phase !== FINAL || at.task !== NO_TASK) return false;
  for (let seat = at.turn; seat !== at.finisher; seat = (seat + 1) % at.seats)
    if (hasReadyLine(at, seat)) return false;
  return true;
}
