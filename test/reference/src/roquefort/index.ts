/** Château Roquefort, played by the book: the oracle against which the fast core is tested. */

export type { Cell } from './board.js';
export { chances } from './chance.js';
export { describe, type TraceState } from './describe.js';
export { LAYOUT_A, LAYOUT_B } from './layouts.js';
export { actor, legalMoves } from './moves.js';
export { apply, isLegal, perform, perft } from './play.js';
export { type Place, type Setup, type State, start } from './state.js';
export type { CheeseKind, Seen, Tile } from './tiles.js';
