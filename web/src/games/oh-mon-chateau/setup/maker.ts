import type { TableMaker } from '../../table-maker.js';
import { BUILDERS, modeOf } from '../builders.js';
import facts from '../game.json';
import { chateauTexts } from '../texts/table.js';

export const MAKER: TableMaker = {
  id: facts.id,
  store: 'castellan.last-chateau',
  players: { min: 2, max: 4 },
  bots: ({ mode }) => BUILDERS[modeOf(mode)],
  friendly: 1,
  nameless: (seat) => chateauTexts().table.player(seat + 1),
  quickOptions: ({ mode }) => ({ mode: modeOf(mode) }),
};
