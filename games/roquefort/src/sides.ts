/** What is printed on the two sides of the board, for those who show it before a game begins. */
export { LAYOUTS } from './board/layouts.js';
export { type RoofMaterial, roofMaterial, symbols } from './board/rooms.js';
