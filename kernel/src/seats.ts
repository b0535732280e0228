/** A player's place at the table, counted from 0 in the order of play. */
export type Seat = number;

/** Several seats as bits: bit `s` is set when seat `s` belongs to it. */
export type SeatSet = number;

/** Chance acts like a player: it rolls, draws and turns up. The engine itself owns no random numbers. */
export const CHANCE = -1;
export type Actor = Seat | typeof CHANCE;

/** Somebody who looks on without a seat sees what everybody may see. */
export const SPECTATOR = -2;
export type Observer = Seat | typeof SPECTATOR;

export function hasSeat(set: SeatSet, seat: Seat): boolean {
  return ((set >>> seat) & 1) === 1;
}

export function seatsIn(set: SeatSet): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; set >>> seat !== 0; seat++) if (hasSeat(set, seat)) seats.push(seat);
  return seats;
}
