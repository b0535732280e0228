import { EDITIONS, type EditionId } from '@castellan/roquefort/editions';
import type { Look } from '../../../shell/look.js';
import { customOf } from '../editions.js';
import type { Draft, SeatDraft } from './draft.js';

const MICE: readonly Look[] = [0, 1, 2, 3];

export function changeSeat(draft: Draft, index: number, changes: Partial<SeatDraft>): Draft {
  const seats = draft.seats.map((seat, i) => (i === index ? { ...seat, ...changes } : seat));
  return { ...draft, seats };
}

/** Somebody else who wears this dress gets the one that becomes free. */
export function changeMouse(draft: Draft, index: number, mouse: Look): Draft {
  const before = draft.seats[index].mouse;
  const seats = draft.seats.map((seat, i) => {
    if (i === index) return { ...seat, mouse };
    return seat.mouse === mouse ? { ...seat, mouse: before } : seat;
  });
  return { ...draft, seats };
}

/** A new player is a person; one touch makes it a mouse of the castle. */
export function addSeat(draft: Draft): Draft {
  const mouse = MICE.find((candidate) => draft.seats.every((seat) => seat.mouse !== candidate));
  if (mouse === undefined) return draft;
  return { ...draft, seats: [...draft.seats, { mouse, name: '', character: null, memoryAid: false }] };
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

/** An edition brings its own answer to whether a turn needs an action [R3.2], and its own custom for who begins [R2.3]. */
export function changeEdition(draft: Draft, edition: EditionId): Draft {
  const { mustAct } = EDITIONS[edition];
  const hasCustom = customOf(edition) !== null;
  return { ...draft, edition, mustAct, first: draft.first === 'custom' && !hasCustom ? null : draft.first };
}
