import { grown, type SheetBox, type SheetPoint } from '../plan/geometry.js';
import { SHEET } from '../plan/plan.js';

/** The part of the sheet that the desk shows has the shape of the desk. */
const MARGIN = 40;
const NEAREST = 260;

/** The smallest frame of a shape (width by height) that has a box in it. */
export function frameAround(box: SheetBox, shape: number): SheetBox {
  const width = Math.max(NEAREST, box.width, box.height * shape);
  const height = width / shape;
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  };
}

export const wholeSheet = (shape: number): SheetBox => frameAround(grown(SHEET, MARGIN), shape);

const within = (from: number, length: number, all: number): number =>
  length >= all + 2 * MARGIN ? (all - length) / 2 : Math.max(-MARGIN, Math.min(all + MARGIN - length, from));

/** Never so far away that the sheet is small, never beside it. */
export function bounded(frame: SheetBox): SheetBox {
  const whole = wholeSheet(frame.width / frame.height);
  if (frame.width >= whole.width) return whole;
  return {
    ...frame,
    x: within(frame.x, frame.width, SHEET.width),
    y: within(frame.y, frame.height, SHEET.height),
  };
}

/** Nearer (above 1) or further away; a point of the sheet stays where it is. */
export function zoomed(frame: SheetBox, factor: number, [x, y]: SheetPoint): SheetBox {
  const by = Math.min(factor, frame.width / NEAREST);
  return bounded({
    x: x - (x - frame.x) / by,
    y: y - (y - frame.y) / by,
    width: frame.width / by,
    height: frame.height / by,
  });
}

export const movedBy = (frame: SheetBox, dx: number, dy: number): SheetBox =>
  bounded({ ...frame, x: frame.x + dx, y: frame.y + dy });

export const middleOf = (frame: SheetBox): SheetPoint => [
  frame.x + frame.width / 2,
  frame.y + frame.height / 2,
];
