/*
 * The castle as the baselines see it, worked out here from the rules [R1.1, R1.3, R6.1] so that they share nothing
 * with the bots they are held against but the core.
 */

/** Tiles in a state: 0 unseen, cheese 1 to 7, blank 8, trap 9. */
export const CHEESES = 7;
export const MOUSETRAP = 9;
export const MICE_A_SEAT = 4;
/** Where a mouse waits that has not entered yet; beyond it is the dungeon. */
export const WAITING = 80;

const cellAt = (column: number, row: number): number => ((column + 1) << 3) | row;

/** The cells with a hole, in the order of their names, as the state numbers its tiles; and back. */
export const HOLES: Uint8Array = Uint8Array.from(
  Array.from({ length: 49 }, (_, i) => [Math.floor(i / 7), i % 7]).flatMap(([column, row]) =>
    column % 2 === 1 || row % 2 === 1 ? [cellAt(column, row)] : [],
  ),
);
export const HOLE_AT: Int8Array = new Int8Array(96).fill(-1);
HOLES.forEach((cell, hole) => {
  HOLE_AT[cell] = hole;
});

/** The three rows and three columns whose tiles slide, seven holes each, one after another. */
export const LINES: Uint8Array = Uint8Array.from(
  [1, 3, 5].flatMap((line) => [
    ...Array.from({ length: 7 }, (_, step) => HOLE_AT[cellAt(step, line)]),
    ...Array.from({ length: 7 }, (_, step) => HOLE_AT[cellAt(line, step)]),
  ]),
);

/** Steps from any place to each hole over an empty castle; whoever waits outside needs one more for a tower. */
export const FAR = 20;
export const STEPS: Uint8Array = new Uint8Array(96 * HOLES.length).fill(FAR);
HOLES.forEach((to, hole) => {
  const walk = (from: number): number => Math.abs((from >> 3) - (to >> 3)) + Math.abs((from & 7) - (to & 7));
  for (let i = 0; i < 49; i++) {
    const from = cellAt(Math.floor(i / 7), i % 7);
    STEPS[from * HOLES.length + hole] = walk(from);
  }
  const towers = [cellAt(0, 0), cellAt(0, 6), cellAt(6, 0), cellAt(6, 6)];
  STEPS[WAITING * HOLES.length + hole] = 1 + Math.min(...towers.map(walk));
});
