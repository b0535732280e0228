/** What somebody needs who draws rooms of their own, without the rules of play: how they are checked, and some to begin with. */
export { FREE, findLayoutFaults, isRoom, type LayoutFault } from './board/faults.js';
export { generateLayout } from './board/generate-layout.js';
export { ROOMS_OF_SIZE, roofMaterial, symbols } from './board/rooms.js';
