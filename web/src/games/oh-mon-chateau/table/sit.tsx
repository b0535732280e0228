import '../../../styles/pages/chateau.css';
import '../sheet/sheet.css';
import { speakOfChateau } from '../../../i18n/chateau.js';
import type { Joined } from '../../../tables/protocol.js';
import { ChateauPlay } from './play.js';
import { ChateauTable } from './table-page.js';

/** Sits down at a table of Oh mon château. */
export async function sit(id: string, joined: Joined) {
  await speakOfChateau();
  const play = new ChateauPlay(id, joined);
  return { page: <ChateauTable play={play} />, session: play, leave: () => play.leave() };
}
