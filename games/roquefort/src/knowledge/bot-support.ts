import type { BotSupport } from '@castellan/kernel';
import type { RoquefortEvent } from '../events.js';
import type { RoquefortOptions } from '../options.js';
import type { RoquefortState } from '../state.js';
import type { RoquefortView } from '../view.js';
import { ROQUEFORT_CHARACTERS, type RoquefortCharacter } from './characters.js';
import { RoquefortMind } from './mind.js';
import { roquefortKnowledge } from './prospects.js';
import { RoquefortExplainer } from './reasons/explainer.js';

/** Those who play Château Roquefort; the same ones at every table. */
export const roquefortBotSupport: BotSupport<
  RoquefortOptions,
  RoquefortState,
  RoquefortView,
  RoquefortEvent,
  RoquefortCharacter
> = {
  knowledge: roquefortKnowledge,
  everybody: ROQUEFORT_CHARACTERS,
  characters: () => ROQUEFORT_CHARACTERS,
  mind: (options, seat, character, chance) => new RoquefortMind(options, seat, character.memory, chance),
  explainer: (before, seat) => new RoquefortExplainer(before, seat),
};
