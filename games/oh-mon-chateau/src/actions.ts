import { GUESTS } from './data/guests.js';

/**
 * An action is a small number: what is done in the high bits, its details in the eleven bits below. Cells are
 * places in a grid of five by five, whatever the board, so that an action reads the same in every mode.
 */
export const TAKE = 0; // a die: its face, what it is used as, and what it does
export const PASS = 1;
export const BUILD = 2; // a line: its first and its last cell
export const WALL = 3; // room for so many flags
export const INVITE = 4; // a guest
export const ACTIVATE = 5; // a guest
export const STEAL = 6; // a guest
export const PUT = 7; // a cell
export const DRAW_FLAG = 8;
export const DRAW_INHABITANTS = 9;
export const MOVE = 10; // from a cell to a cell
export const CHOOSE_FACE = 11; // a face, or AS_CLOUD
export const SKIP = 12;
export const END = 13;
/** Chance's. */
export const ROLL = 14; // two faces
export const ROLL_ONE = 15; // a face
export const TURN_UP = 16; // a guest; those of petits bâtisseurs come after those of grands architectes, by points

/** What a die does, if it is not a token on a cell 0..24. */
export const PLAINLY = 25;
export const AS_FLAG = 26;
export const AS_CLOUD = 27;

export const action = (kind: number, detail = 0): number => (kind << 11) | detail;
export const kindOf = (code: number): number => code >> 11;
export const detailOf = (code: number): number => code & 2047;

/** A small guest is its points, whatever box it is from: so a move reads the same everywhere. */
export const turnUpSmall = (points: number): number => action(TURN_UP, GUESTS.length + points - 1);
export const pointsOfSmall = (code: number): number => detailOf(code) - GUESTS.length + 1;

export const take = (face: number, as: number, effect: number): number =>
  action(TAKE, (face << 8) | (as << 5) | effect);
export const faceOf = (code: number): number => (code >> 8) & 7;
export const asOf = (code: number): number => (code >> 5) & 7;
export const effectOf = (code: number): number => code & 31;

export const pair = (a: number, b: number): number => (a << 5) | b;
export const firstOf = (code: number): number => (code >> 5) & 31;
export const secondOf = (code: number): number => code & 31;
