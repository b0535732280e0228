import { provideGames } from '../../src/games/games.js';
import { GAMES } from '../../src/games/registry.js';

provideGames(GAMES);

/** What games are called, as the page has it. */
export { gameName } from '../../src/shell/game-name.js';
