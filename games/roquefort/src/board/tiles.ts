/** What lies on the floor [R1.5]. Nothing is stored of a tile that nobody has seen [R10.2]. */
export const UNKNOWN = 0;
export const KINDS = 7;
/** Cheese kinds are 1..7, so that kind k is bit k in a set of kinds. */
export const BLANK = 8;
export const TRAP = 9;

export const TILE_NAMES: readonly string[] = ['?', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'blank', 'trap'];
/** How many of each there are, by tile: 7 x 3 cheeses, 10 blank, 3 mousetraps. */
export const TILE_COUNTS: readonly number[] = [0, 3, 3, 3, 3, 3, 3, 3, 10, 3];
export const TILES = 34;

export function isCheese(tile: number): boolean {
  return tile >= 1 && tile <= KINDS;
}

/** How many kinds are in a set of kinds. */
export function countKinds(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export function kindsIn(set: number): number[] {
  return [1, 2, 3, 4, 5, 6, 7].filter((kind) => (set >> kind) & 1);
}
