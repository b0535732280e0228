import { cellAt, cellName, column, FLOOR_OF, readCell, row } from './cells.js';

/** The twelve slots [R6.1], named by the cell at whose end the tile goes in. */
export const SLOT_NAMES: readonly string[] = [
  'a2',
  'a4',
  'a6',
  'b1',
  'b7',
  'd1',
  'd7',
  'f1',
  'f7',
  'g2',
  'g4',
  'g6',
];
export const SLOTS = SLOT_NAMES.length;
export const LANE_LENGTH = 7;

/** Seven floor numbers a slot, from where the tile goes in to where one falls out. */
export const LANES: Uint8Array = new Uint8Array(SLOTS * LANE_LENGTH);
/** The slot at the other end: pushing there puts everything back [R6.4]. */
export const OPPOSITE: Uint8Array = new Uint8Array(SLOTS);

SLOT_NAMES.forEach((name, slot) => {
  const entry = readCell(name) ?? 0;
  const alongRow = column(entry) % 6 === 0;
  for (let step = 0; step < LANE_LENGTH; step++) {
    const at = (start: number): number => (start === 0 ? step : 6 - step);
    const cell = alongRow ? cellAt(at(column(entry)), row(entry)) : cellAt(column(entry), at(row(entry)));
    LANES[slot * LANE_LENGTH + step] = FLOOR_OF[cell];
    if (step === LANE_LENGTH - 1) OPPOSITE[slot] = SLOT_NAMES.indexOf(cellName(cell));
  }
});
