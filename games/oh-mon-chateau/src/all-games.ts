import { readBox } from './box/read.js';
import { type Chateau, chateauOf } from './game.js';
import { NEWEST } from './versions.js';

/** What new tables play. */
export const ohMonChateau: Chateau = chateauOf(NEWEST, readBox);
/** What tables play that were opened before the rulings on the last building and on unused dice. */
export const ohMonChateau1: Chateau = chateauOf(1, readBox);

export const ohMonChateauVersions: readonly Chateau[] = [ohMonChateau, ohMonChateau1];
