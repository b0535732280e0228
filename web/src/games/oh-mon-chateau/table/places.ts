import type { ChateauScenery } from '@castellan/oh-mon-chateau';
import type { Point } from '../../common/point.js';

export const CELL = 100;
export const RIM = 58;
/** From the middle of a line's first cell to its badge. */
const BESIDE = 66;

export type { Point };
export type Line = ChateauScenery['lines'][number];

/** How large a board is, in its own units. */
export function sizeOf({ cells }: ChateauScenery): { readonly width: number; readonly height: number } {
  const columns = Math.max(...cells.map(({ cell }) => Number(cell[2])));
  const rows = Math.max(...cells.map(({ cell }) => Number(cell[0])));
  return { width: columns * CELL + 2 * RIM, height: rows * CELL + 2 * RIM };
}

export function pointOf(cell: string): Point {
  return { x: RIM + CELL * (Number(cell[2]) - 0.5), y: RIM + CELL * (Number(cell[0]) - 0.5) };
}

/** Two badges nearer than this lie over each other. */
const APART = 58;
const NUDGE = 14;

/** Before the first cell: to the left of a row, above a column; away from a badge that would lie over it. */
export function badgePoint(line: Line, lines: readonly Line[] = []): Point {
  const { x, y } = extrasOf(line);
  const isNear = lines.some((other) => {
    const there = extrasOf(other);
    return other !== line && Math.hypot(there.x - x, there.y - y) < APART;
  });
  if (!isNear) return { x, y };
  return isAcross(line) ? { x: x + NUDGE / 2, y: y - NUDGE } : { x: x - NUDGE, y: y + NUDGE / 2 };
}

const isAcross = ({ cells }: Line): boolean => cells[0][0] === cells[1][0];

function extrasOf(line: Line): Point {
  const first = pointOf(line.cells[0]);
  return isAcross(line) ? { x: first.x - BESIDE, y: first.y } : { x: first.x, y: first.y - BESIDE };
}

/** The frame around a line's cells. */
export function frameOf({ cells }: Line): { x: number; y: number; width: number; height: number } {
  const [a, b] = [pointOf(cells[0]), pointOf(cells[cells.length - 1])];
  const half = CELL / 2;
  return { x: a.x - half, y: a.y - half, width: b.x - a.x + CELL, height: b.y - a.y + CELL };
}

/** Lines that lose a token when this one is cleared, among those that are complete. */
export function spoiled(line: Line, lines: readonly Line[], taken: ReadonlySet<string>): Line[] {
  return lines.filter(
    (other) =>
      other !== line &&
      other.cells.every((cell) => taken.has(cell)) &&
      other.cells.some((cell) => line.cells.includes(cell)),
  );
}

/** The place one comes to with an arrow key: the nearest in that direction, straight ahead before aside. */
export function neighbour(places: ReadonlyMap<string, Point>, from: string, key: string): string | null {
  const here = places.get(from);
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [];
  if (here === undefined || dx === undefined || dy === undefined) return null;
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [name, { x, y }] of places) {
    const ahead = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    const far = ahead + 2.5 * aside;
    if (ahead > 1 && far < least) [best, least] = [name, far];
  }
  return best;
}
