import type { ChateauView } from '@castellan/oh-mon-chateau';
import { speakOfChateau } from '../../i18n/chateau.js';
import { pageTexts } from '../../i18n/i18n.js';
import { onlinePageTexts } from '../../i18n/online-pages.js';
import type { WebGame } from '../web-game.js';
import facts from './game.json';
import { HomeOhMonChateau } from './picture.js';

/** A part of the game with its texts. */
async function spoken<T>(part: Promise<T>): Promise<T> {
  const [made] = await Promise.all([part, speakOfChateau()]);
  return made;
}

export const ohMonChateau: WebGame = {
  id: facts.id,
  name: () => facts.name,
  about: () => pageTexts().home.ohMonChateau,
  Picture: HomeOhMonChateau,
  custom: () => 'youngest',
  tally: (view) => {
    const { castles } = (view ?? {}) as Partial<ChateauView>;
    return Array.isArray(castles) ? { counts: castles.map(({ score }) => score.total), goal: null } : null;
  },
  tallyWords: (name, points) => pageTexts().saved.points(name, points),
  scoreWords: (score) => onlinePageTexts().game.points(score),
  companion: () => null,
  // what the table needs anyway, a moment earlier
  playNow: async () => (await spoken(import('./setup/start-chateau.js'))).playNow(),
  cast: async (options) => (await spoken(import('./table/cast.js'))).castOf(options),
  openTable: async (table, joined) =>
    (await spoken(import('./table/open-table.js'))).openTable(table, joined),
  setup: async () => (await spoken(import('./setup/new-chateau.js'))).NewChateau,
  rules: async () => (await spoken(import('./pages/rules.js'))).loadRules(),
  hasLessons: true,
  replay: async () => (await spoken(import('./replay/replay.js'))).ChateauReplay,
  gallery: async () => (await spoken(import('./pages/gallery.js'))).Gallery,
};
