import { PlayerPortrait, Portrait, type PortraitId, type Seat } from '../../../art/index.js';
import type { Cast } from '../../web-game.js';
import { CHARACTERS } from '../characters.js';
import { titleOf } from '../editions.js';
import { roquefortSetupTexts, speakOfRoquefortSetup } from '../texts/setup.js';

/** With its texts. */
export async function loadCast(edition: unknown): Promise<Cast> {
  await speakOfRoquefortSetup();
  return castOf(edition);
}

const castOf = (edition: unknown): Cast => ({
  game: () => titleOf(edition),
  bots: CHARACTERS,
  characters: () => roquefortSetupTexts().character,
  face: (bot, look) =>
    bot === null ? <PlayerPortrait seat={look as Seat} /> : <Portrait character={bot as PortraitId} />,
  facts: ({ layout }) => (layout === 'custom' ? [roquefortSetupTexts().own.fact] : []),
});
