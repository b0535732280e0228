/** For pages: games with somebody's own box, and what an editor for it needs (`@castellan/oh-mon-chateau/own-box`). */
export { ohMonChateauVersions as versions } from './all-games.js';
export { linesOn } from './board.js';
export { type Box, readConstruction, writeConstruction } from './box/box.js';
export {
  BOX_CELLS,
  type BoxMistake,
  type BoxMistakeId,
  CELLS_OF_EACH,
  findBoxMistakes,
  MOST_GROUP,
  MOST_INHABITANTS,
  MOST_POINTS,
  SMALL_GUESTS,
} from './box/check.js';
export { printedBox } from './box/printed-box.js';
export { MAKES } from './data/boards.js';
export { GUESTS, type Guest } from './data/guests.js';
export { scenery } from './scenery.js';
