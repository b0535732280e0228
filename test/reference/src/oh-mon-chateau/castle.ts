/** What one player has: tokens on the board, and the castle. */

import type { Board, Cell, Resource } from './board.js';
import type { Guest, Hourglass } from './guests.js';

export type Castle = {
  /** The cells with a token. */
  readonly tokens: readonly Cell[];
  readonly inhabitants: number;
  /** Points of each. */
  readonly towers: readonly number[];
  /** How many flags each can carry. */
  readonly walls: readonly number[];
  /** Points of each. */
  readonly flags: readonly number[];
  readonly floors: number;
  readonly guests: readonly Guest[];
  /** Points of each. */
  readonly clouds: readonly number[];
};

export const EMPTY_CASTLE: Castle = {
  tokens: [],
  inhabitants: 0,
  towers: [],
  walls: [],
  flags: [],
  floors: 0,
  guests: [],
  clouds: [],
};

const TOKENS = 10; // [O1.1]
const TRACK = 30; // [O7.1]
/** The walls of a castle by the flags they can carry. [O1.4] */
const WALLS: readonly number[] = [2, 2, 1, 1];

export const tokensLeft = (castle: Castle): number => TOKENS - castle.tokens.length;

export const has = (castle: Castle, guest: Hourglass): boolean => castle.guests.includes(guest);

export const hasTrackRoom = (castle: Castle): boolean => castle.inhabitants < TRACK;

/** What does not fit is lost. [O4.5] */
export const drawInhabitants = (castle: Castle, count: number): Castle => ({
  ...castle,
  inhabitants: Math.min(castle.inhabitants + count, TRACK),
});

/** Flags fly on built walls only. [O4.4] */
export const hasFlagRoom = (castle: Castle): boolean =>
  castle.flags.length < castle.walls.reduce((sum, room) => sum + room, 0);

export const addFlag = (castle: Castle, points: number): Castle => ({
  ...castle,
  flags: [...castle.flags, points],
});

export const addCloud = (castle: Castle, points: number): Castle => ({
  ...castle,
  clouds: [...castle.clouds, points],
});

/** Which sorts of walls are not all built yet. [O4.3] */
export const wallsToBuild = (castle: Castle): readonly number[] => {
  const count = (walls: readonly number[], room: number): number =>
    walls.filter((other) => other === room).length;
  return [2, 1].filter((room) => count(castle.walls, room) < count(WALLS, room));
};

/** Keep floors, towers and walls; twelve at most. [O1.4] */
export const mainParts = (castle: Castle): number =>
  castle.floors + castle.towers.length + castle.walls.length;

export const freeCells = (board: Board, castle: Castle): readonly Cell[] =>
  board.cells.filter((cell) => !castle.tokens.includes(cell));

/** On which cells a resource may go: with Troll wood is stone and stone is wood. [O9.5] */
const accepts = (castle: Castle, resource: Resource): readonly Resource[] =>
  has(castle, 'troll') && (resource === 'wood' || resource === 'stone') ? ['wood', 'stone'] : [resource];

/** Where a token of the resource, or any token, can be put now: nowhere without a token left. [O3.3] */
export const cellsFor = (board: Board, castle: Castle, resource: Resource | 'any'): readonly Cell[] => {
  if (tokensLeft(castle) === 0) return [];
  const free = freeCells(board, castle);
  if (resource === 'any') return free;
  return free.filter((cell) => accepts(castle, resource).includes(board.resourceAt[cell]));
};

export const putToken = (castle: Castle, cell: Cell): Castle => ({
  ...castle,
  tokens: [...castle.tokens, cell],
});

/** The tokens go back to their owner. [O3.5] */
export const takeTokens = (castle: Castle, cells: readonly Cell[]): Castle => ({
  ...castle,
  tokens: castle.tokens.filter((cell) => !cells.includes(cell)),
});
