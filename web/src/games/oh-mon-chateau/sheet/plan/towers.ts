/** How many places for towers a sheet has. */
export const TOWER_PLACES = 4;

/**
 * Where towers stand, from 1 at the left to 4 at the right, in the order in which they were built [O4.2]: as their player
 * chose, the others on the next free place from the left.
 */
export function towerPlaces(built: number, chosen: readonly number[]): number[] {
  const places = chosen.slice(0, built);
  for (let place = 1; place <= TOWER_PLACES && places.length < built; place++)
    if (!places.includes(place)) places.push(place);
  return places;
}

/** The tower of one place goes to another; if one stands there, they change places. */
export function movedTower(places: readonly number[], from: number, to: number): number[] {
  return places.map((place) => (place === from ? to : place === to ? from : place));
}

/** As it is kept: a digit for each tower whose place was chosen. */
export const writeTowers = (towers: readonly number[]): string => towers.join('');

/** Null for what is not a list of different places. */
export function readTowers(text: unknown): number[] | null {
  if (typeof text !== 'string' || !/^[1-4]{0,4}$/.test(text) || new Set(text).size < text.length) return null;
  return [...text].map(Number);
}
