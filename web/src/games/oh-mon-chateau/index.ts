import type { ChateauView } from '@castellan/oh-mon-chateau';
import { language, pageTexts } from '../../i18n/i18n.js';
import { onlinePageTexts } from '../../i18n/online-pages.js';
import { nameIn } from '../common/names.js';
import type { WebGame } from '../web-game.js';
import facts from './game.json';
import { HomeOhMonChateau } from './picture.js';
import { LIST_TEXTS } from './texts/lists.js';
import { speakOfChateau } from './texts/table.js';

const texts = () => LIST_TEXTS[language.value];

/** A part of the game with the texts of its table. */
async function spoken<T>(part: Promise<T>): Promise<T> {
  const [made] = await Promise.all([part, speakOfChateau()]);
  return made;
}

export const ohMonChateau: WebGame = {
  id: facts.id,
  name: () => facts.name,
  about: () => texts().about,
  Picture: HomeOhMonChateau,
  custom: () => 'youngest',
  tally: (view) => {
    const { castles } = (view ?? {}) as Partial<ChateauView>;
    return Array.isArray(castles) ? { counts: castles.map(({ score }) => score.total), goal: null } : null;
  },
  tallyWords: (name, points) => pageTexts().saved.points(name, points),
  scoreWords: (score) => onlinePageTexts().game.points(score),
  companion: () => null,
  botName: (bot) => nameIn(texts().bot, bot),
  // what the table needs anyway, a moment earlier
  playNow: async () => (await spoken(import('./setup/play-now.js'))).playNow(),
  cast: async (options) => (await spoken(import('./table/cast.js'))).loadCast(options),
  openTable: async (table, joined) =>
    (await spoken(import('./table/open-table.js'))).openTable(table, joined),
  thumbnail: async () => (await import('./thumbnail.js')).CastleThumbnail,
  setup: async () => (await spoken(import('./setup/setup.js'))).loadSetup(),
  rules: async () => (await spoken(import('./pages/rules.js'))).loadRules(),
  box: async () => (await spoken(import('./box/box.js'))).loadBox(),
  hasLessons: true,
  replay: async () => (await spoken(import('./replay/replay.js'))).ChateauReplay,
  gallery: async () => (await spoken(import('./pages/gallery.js'))).Gallery,
};
