import { type Actor, CHANCE, type Seat } from '@castellan/kernel';
import { INK, PAPER } from './terminal/palette.js';

/** A seat is told by shape, number and colour, so that no one of them is needed. */
export type SeatMark = { readonly sign: string; readonly colour: string; readonly text: string };

const SIGNS = ['▲', '●', '■', '◆'];
const COLOURS = ['#D55E00', '#0072B2', '#009E73', '#CC79A7'];
const TEXTS = [PAPER, PAPER, PAPER, INK];

export function seatMark(seat: Seat): SeatMark {
  return { sign: SIGNS[seat] + String(seat), colour: COLOURS[seat], text: TEXTS[seat] };
}

export function actorName(actor: Actor): string {
  return actor === CHANCE ? 'chance' : `seat ${actor}`;
}

/** "seat 0", "seats 0 and 2". */
export function seatList(seats: readonly Seat[]): string {
  return seats.length === 1 ? `seat ${seats[0]}` : `seats ${listed(seats.map(String))}`;
}

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
