/** Oh mon château, played by the book: the oracle against which the fast core is tested. */

export type { Cell, Mode } from './board.js';
export type { Castle } from './castle.js';
export { chances } from './chance.js';
export { describe, type TraceState } from './describe.js';
export type { Guest } from './guests.js';
export { actors, legalMoves } from './moves.js';
export { type Actor, apply, isLegal, perform, perft } from './play.js';
export { type Face, type Setup, type State, start } from './state.js';
