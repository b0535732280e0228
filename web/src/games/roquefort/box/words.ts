import { roomsTexts } from '../texts/box.js';
import type { Finding } from './findings.js';
import { nameOf, type Plan, roomAt } from './plan.js';
import type { Pressed } from './pressing.js';

export const cellsInWords = (places: readonly number[]): string => places.map(nameOf).sort().join(' ');

/** What a screen reader says of a cell. */
export function cellWords(plan: Plan, place: number, isWrong: boolean, isCorner: boolean): string {
  const { grid } = roomsTexts();
  const places = roomAt(plan, place);
  const cell = nameOf(place);
  return [
    places.length === 0 ? grid.free(cell) : grid.inRoom(cell, places.length, cellsInWords(places)),
    ...(isWrong && places.length > 0 ? [grid.wrong] : []),
    ...(isCorner ? [grid.corner] : []),
  ].join(', ');
}

/** What is said after something was done, and how much is left. */
export function toldWords(done: Pressed, findings: readonly Finding[]): string {
  const { told } = roomsTexts();
  switch (done.kind) {
    case 'corner':
      return told.corner(nameOf(done.place));
    case 'let-go':
      return told.letGo;
    case 'made':
      return `${told.made(done.places.length, cellsInWords(done.places))} ${told.left(findings.length)}`;
    case 'removed':
      return `${told.removed(cellsInWords(done.places))} ${told.left(findings.length)}`;
  }
}
