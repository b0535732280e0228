/** The 34 tiles. [R1.5] */

export const CHEESE_KINDS = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7'] as const;
export type CheeseKind = (typeof CHEESE_KINDS)[number];

export type Tile = CheeseKind | 'blank' | 'trap';
export const TILES: readonly Tile[] = [...CHEESE_KINDS, 'blank', 'trap'];

/** What is known of a tile: its face, or nothing as long as nobody has seen it. [R10.2] */
export type Seen = Tile | '?';

/** How many tiles of each sort there are: 7 x 3 + 10 + 3 = 34. [R1.5] */
export const TILE_COUNTS: Readonly<Record<Tile, number>> = {
  C1: 3,
  C2: 3,
  C3: 3,
  C4: 3,
  C5: 3,
  C6: 3,
  C7: 3,
  blank: 10,
  trap: 3,
};

export const isCheese = (tile: Seen): tile is CheeseKind => CHEESE_KINDS.some((kind) => kind === tile);
