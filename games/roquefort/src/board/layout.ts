import { CELLS, NONE, PLACES, touches } from './cells.js';
import { cellsOfRooms, ROOMS } from './rooms.js';

/** A layout prepared for play. Rooms are numbered by their letter: A = 0 ... R = 17. */
export class Layout {
  readonly rows: readonly string[];
  /** The room of each place; NONE for towers and beyond the wall. */
  readonly roomOf: Uint8Array;
  readonly cells: readonly Uint8Array[];
  /** For each place, cell or tower, the rooms that touch it, by side or corner, as bits [R4.1]. */
  readonly touched: Int32Array;

  constructor(rows: readonly string[]) {
    this.rows = rows;
    this.roomOf = new Uint8Array(PLACES).fill(NONE);
    this.cells = cellsOfRooms(rows).map((cells) => Uint8Array.from(cells));
    this.cells.forEach((cells, room) => {
      for (const cell of cells) this.roomOf[cell] = room;
    });
    this.touched = new Int32Array(PLACES);
    for (const cell of CELLS)
      for (const other of CELLS)
        if (touches(cell, other) && this.roomOf[other] !== NONE)
          this.touched[cell] |= 1 << this.roomOf[other];
  }
}

export const ALL_ROOMS = (1 << ROOMS) - 1;

export function roomLetter(room: number): string {
  return String.fromCharCode(65 + room);
}

export function roomNames(set: number): string[] {
  return Array.from({ length: ROOMS }, (_, room) => room)
    .filter((room) => (set >> room) & 1)
    .map(roomLetter);
}
