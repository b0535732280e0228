import type { JsonObject } from '@castellan/kernel';
import type { Mode } from '@castellan/oh-mon-chateau';
import type { Cast } from '../../web-game.js';
import { BUILDERS } from '../builders.js';
import { chateauSetupTexts, speakOfChateauSetup } from '../texts/setup.js';
import { chateauTexts } from '../texts/table.js';
import { Face } from './face.js';
import { factsOf } from './facts.js';

/** With its texts. */
export async function loadCast(options: JsonObject): Promise<Cast> {
  await speakOfChateauSetup();
  return castOf(options);
}

const castOf = ({ mode }: JsonObject): Cast => ({
  game: () => chateauTexts().table.name,
  bots: BUILDERS[mode as Mode],
  characters: () => chateauSetupTexts().character,
  face: (bot, look) => <Face bot={bot} look={look} />,
  facts: factsOf,
});
