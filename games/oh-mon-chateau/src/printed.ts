/**
 * All that a page needs for games with the boards that are printed here (`@castellan/oh-mon-chateau/printed`). What reads
 * somebody's own box is fetched with `@castellan/oh-mon-chateau/own-box`.
 */
import { type Chateau, chateauOf } from './game.js';
import { NEWEST } from './versions.js';

export { ohMonChateauBotSupport as botSupport } from './knowledge/bot-support.js';

export const versions: readonly Chateau[] = [chateauOf(NEWEST, null), chateauOf(1, null)];
