import { PlayerPortrait, Portrait, type PortraitId, type Seat } from '../../../art/index.js';
import { pageTexts } from '../../../i18n/i18n.js';
import type { Cast } from '../../web-game.js';
import { CHARACTERS } from '../characters.js';
import { titleOf } from '../editions.js';

export const castOf = (edition: unknown): Cast => ({
  game: () => titleOf(edition),
  bots: CHARACTERS,
  characters: () => pageTexts().character,
  face: (bot, look) =>
    bot === null ? <PlayerPortrait seat={look as Seat} /> : <Portrait character={bot as PortraitId} />,
  facts: () => [],
});
