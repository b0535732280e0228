import { pageTexts } from '../../../i18n/i18n.js';
import type { TableMaker } from '../../table-maker.js';
import { CHARACTERS } from '../characters.js';
import facts from '../game.json';

export const MAKER: TableMaker = {
  id: facts.id,
  store: 'castellan.last-setup',
  players: { min: 2, max: 4 },
  bots: () => CHARACTERS,
  friendly: CHARACTERS.indexOf('noisette'),
  nameless: (_, look) => pageTexts().mouse[look],
  hasMemoryAid: true,
};
