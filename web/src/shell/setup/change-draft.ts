import type { EditionId } from '@castellan/roquefort';
import type { Mouse } from '../tables-api.js';
import { CHARACTERS, type Draft, type SeatDraft } from './draft.js';

const MICE: readonly Mouse[] = [0, 1, 2, 3];

export function changeSeat(draft: Draft, index: number, changes: Partial<SeatDraft>): Draft {
  const seats = draft.seats.map((seat, i) => (i === index ? { ...seat, ...changes } : seat));
  return { ...draft, seats };
}

/** Somebody else who wears this dress gets the one that becomes free. */
export function changeMouse(draft: Draft, index: number, mouse: Mouse): Draft {
  const before = draft.seats[index].mouse;
  const seats = draft.seats.map((seat, i) => {
    if (i === index) return { ...seat, mouse };
    return seat.mouse === mouse ? { ...seat, mouse: before } : seat;
  });
  return { ...draft, seats };
}

/** A new player is a mouse of the castle that does not sit here yet: one tap fewer for people who play alone. */
export function addSeat(draft: Draft): Draft {
  const mouse = MICE.find((candidate) => draft.seats.every((seat) => seat.mouse !== candidate));
  if (mouse === undefined) return draft;
  const taken = draft.seats.map((seat) => seat.character);
  const character = CHARACTERS.find((candidate) => !taken.includes(candidate)) ?? CHARACTERS[0];
  return { ...draft, seats: [...draft.seats, { mouse, name: '', character, memoryAid: false }] };
}

export function removeSeat(draft: Draft, index: number): Draft {
  const gone = draft.seats[index].mouse;
  const seats = draft.seats.filter((_, i) => i !== index);
  return { ...draft, seats, first: draft.first === gone ? null : draft.first };
}

export function moveSeat(draft: Draft, from: number, to: number): Draft {
  const seats = [...draft.seats];
  seats.splice(to, 0, ...seats.splice(from, 1));
  return { ...draft, seats };
}

/** An edition brings its own answer to whether a turn needs an action [R3.2]. */
export function changeEdition(draft: Draft, edition: EditionId): Draft {
  return { ...draft, edition, mustAct: edition === 'appenzell-2007' };
}
