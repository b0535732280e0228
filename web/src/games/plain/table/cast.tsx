import type { Cast } from '../../web-game.js';
import { PLAIN_BOTS } from '../bots.js';
import { Face } from '../face.js';
import type { PlainFacts } from '../kit.js';
import { plainTexts } from '../texts/table.js';

export const castOf = ({ name }: PlainFacts): Cast => ({
  game: () => name,
  bots: PLAIN_BOTS,
  characters: () => plainTexts().character,
  face: (bot, look) => <Face bot={bot} look={look} />,
  facts: () => [],
});
