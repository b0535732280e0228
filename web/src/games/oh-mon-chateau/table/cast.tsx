import type { JsonObject } from '@castellan/kernel';
import type { Mode } from '@castellan/oh-mon-chateau';
import { chateauTexts } from '../../../i18n/chateau.js';
import type { Cast } from '../../web-game.js';
import { BUILDERS } from '../setup/draft.js';
import { Face } from './face.js';
import { factsOf } from './facts.js';

export const castOf = ({ mode }: JsonObject): Cast => ({
  game: () => chateauTexts().table.name,
  bots: BUILDERS[mode as Mode],
  characters: () => chateauTexts().character,
  face: (bot, look) => <Face bot={bot} look={look} />,
  facts: factsOf,
});
