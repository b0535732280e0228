import { between, isTower, PLACES, type Plan, roomAt, SIDE, withoutRoom, withRoom } from './plan.js';

/** What a touch did. The same steps serve a finger, a mouse, a pen, keys and a screen reader. */
export type Pressed =
  | { readonly kind: 'corner'; readonly place: number }
  | { readonly kind: 'made'; readonly plan: Plan; readonly places: readonly number[] }
  | { readonly kind: 'removed'; readonly plan: Plan; readonly places: readonly number[] }
  | { readonly kind: 'let-go' };

/** The first touch marks a corner, the second the other one. Twice the same cell takes its room away. */
export function press(plan: Plan, corner: number | null, place: number): Pressed {
  if (corner === null) return { kind: 'corner', place };
  if (corner !== place) return pull(plan, corner, place);
  return removeAt(plan, place);
}

/** From one corner to the other in one go. */
export function pull(plan: Plan, from: number, to: number): Pressed {
  const places = between(from, to);
  return { kind: 'made', plan: withRoom(plan, places), places };
}

export function removeAt(plan: Plan, place: number): Pressed {
  const places = roomAt(plan, place);
  return places.length === 0
    ? { kind: 'let-go' }
    : { kind: 'removed', plan: withoutRoom(plan, place), places };
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The cell that an arrow leads to; towers and the edge stop it. Null if the key is no arrow. */
export function stepFrom(place: number, key: string): number | null {
  const step = ARROWS[key];
  if (step === undefined) return null;
  const [x, y] = [(place % SIDE) + step[0], Math.floor(place / SIDE) + step[1]];
  const next = y * SIDE + x;
  const isCell = x >= 0 && x < SIDE && next >= 0 && next < PLACES && !isTower(next);
  return isCell ? next : place;
}
