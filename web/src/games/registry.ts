import { ohMonChateau } from './oh-mon-chateau/index.js';
import { roquefort } from './roquefort/index.js';
import type { WebGame } from './web-game.js';

/** The games of the page, in the order in which they are shown: a line here makes one appear. */
export const GAMES: readonly WebGame[] = [roquefort, ohMonChateau];
