import type { RoquefortView } from '@castellan/roquefort';
import { h } from 'preact';
import { Portrait } from '../../art/index.js';
import { language } from '../../i18n/i18n.js';
import { nameIn } from '../common/names.js';
import type { WebGame } from '../web-game.js';
import { findCharacter } from './characters.js';
import { customOf, titleOf } from './editions.js';
import facts from './game.json';
import { FloorPicture } from './picture.js';
import { LIST_TEXTS } from './texts/lists.js';
import { speakOfRoquefort } from './texts/table.js';

const texts = () => LIST_TEXTS[language.value];

/** A part of the game with the texts of its table. */
async function spoken<T>(part: Promise<T>): Promise<T> {
  const [made] = await Promise.all([part, speakOfRoquefort()]);
  return made;
}

export const roquefort: WebGame = {
  id: facts.id,
  name: titleOf,
  about: () => texts().about,
  Picture: FloorPicture,
  custom: customOf,
  tally: (view) => {
    const { cheese, goal } = (view ?? {}) as Partial<RoquefortView>;
    if (!Array.isArray(cheese) || typeof goal !== 'number') return null;
    return { counts: cheese.map((kinds) => kinds.length), goal };
  },
  tallyWords: (name, kinds, goal) => texts().tally(name, kinds, goal ?? 0),
  scoreWords: (kinds) => texts().score(kinds),
  companion: (bot) => {
    const character = findCharacter(bot);
    return character === undefined ? null : h(Portrait, { character });
  },
  botName: (bot) => nameIn(texts().bot, bot),
  botMark: (look) => texts().dress[look],
  // rooms that chance built are built anew; those that somebody entered stay
  anew: ({ rooms, ...options }) =>
    options.layout === 'custom' && rooms !== undefined ? { ...options, rooms } : options,
  // what the table needs anyway, a moment earlier
  playNow: async () => (await spoken(import('./setup/play-now.js'))).playNow(),
  cast: async ({ edition }) => (await import('./table/cast.js')).loadCast(edition),
  openTable: async (table, joined) =>
    (await spoken(import('./table/open-table.js'))).openTable(table, joined),
  thumbnail: async () => (await import('./thumbnail.js')).CastleThumbnail,
  setup: async () => (await spoken(import('./setup/setup.js'))).loadSetup(),
  rules: async () => (await spoken(import('./pages/rules.js'))).loadRules(),
  hasLessons: true,
  box: async () => (await import('./box/box.js')).loadBox(),
  replay: async () => (await spoken(import('./replay/replay.js'))).Replay,
};
