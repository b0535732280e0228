import { isTower, numbered, PLACES, type Plan, SIDE } from './plan.js';

/** Which half is kept, and how it becomes the other one. */
export type Mirroring = 'left-to-right' | 'top-to-bottom' | 'half-turn';
export const MIRRORINGS: readonly Mirroring[] = ['left-to-right', 'top-to-bottom', 'half-turn'];

/** Where a cell comes to lie. Each of them leads back when it is done twice. */
const MOVED: Readonly<Record<Mirroring, (x: number, y: number) => readonly [number, number]>> = {
  'left-to-right': (x, y) => [SIDE - 1 - x, y],
  'top-to-bottom': (x, y) => [x, SIDE - 1 - y],
  'half-turn': (x, y) => [SIDE - 1 - x, SIDE - 1 - y],
};

/**
 * One half once more on the other side. Half of a castle is what comes first in its direction, and what stays where it is
 * when it is moved; a room that has a cell there reaches over and stays one room.
 */
export function mirrored(plan: Plan, how: Mirroring): Plan {
  const image = Array.from({ length: PLACES }, (_, place) => {
    const [x, y] = MOVED[how](place % SIDE, Math.floor(place / SIDE));
    return y * SIDE + x;
  });
  const reaching = new Set(image.flatMap((to, place) => (to === place ? [plan[place]] : [])));
  const copies = Math.max(...plan) + 1;
  return numbered(
    plan.map((room, place) => {
      if (isTower(place) || isKept(how, place)) return room;
      const from = plan[image[place]];
      return from < 0 || reaching.has(from) ? from : from + copies;
    }),
  );
}

/** Of two cells that change places, the one that is copied from. */
function isKept(how: Mirroring, place: number): boolean {
  return how === 'left-to-right'
    ? place % SIDE <= SIDE >> 1
    : how === 'top-to-bottom'
      ? Math.floor(place / SIDE) <= SIDE >> 1
      : place <= PLACES >> 1;
}
