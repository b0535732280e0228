import type { RoquefortView } from '@castellan/roquefort';
import { h } from 'preact';
import { Portrait } from '../../art/index.js';
import { pageTexts } from '../../i18n/i18n.js';
import { onlinePageTexts } from '../../i18n/online-pages.js';
import type { WebGame } from '../web-game.js';
import { findCharacter } from './characters.js';
import { customOf, titleOf } from './editions.js';
import facts from './game.json';
import { FloorPicture } from './picture.js';

export const roquefort: WebGame = {
  id: facts.id,
  name: titleOf,
  about: () => pageTexts().home.roquefort,
  Picture: FloorPicture,
  custom: customOf,
  tally: (view) => {
    const { cheese, goal } = (view ?? {}) as Partial<RoquefortView>;
    if (!Array.isArray(cheese) || typeof goal !== 'number') return null;
    return { counts: cheese.map((kinds) => kinds.length), goal };
  },
  tallyWords: (name, kinds, goal) => pageTexts().saved.cheeses(name, kinds, goal ?? 0),
  scoreWords: (score) => onlinePageTexts().game.kinds(score),
  companion: (bot) => {
    const character = findCharacter(bot);
    return character === undefined ? null : h(Portrait, { character });
  },
  // rooms that chance built are built anew; those that somebody entered stay
  anew: ({ rooms, ...options }) =>
    options.layout === 'custom' && rooms !== undefined ? { ...options, rooms } : options,
  playNow: async () => (await import('./setup/start-table.js')).playNow(),
  cast: async ({ edition }) => (await import('./table/cast.js')).castOf(edition),
  openTable: async (table, joined) => (await import('./table/open-table.js')).openTable(table, joined),
  setup: async () => (await import('./setup/new-roquefort.js')).NewRoquefort,
  rules: async () => (await import('./pages/rules.js')).RoquefortRules,
  hasLessons: true,
  replay: async () => (await import('./replay/replay.js')).Replay,
};
