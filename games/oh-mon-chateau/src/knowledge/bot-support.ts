import type { BotSupport } from '@castellan/kernel';
import type { ChateauEvent } from '../events.js';
import type { ChateauOptions } from '../options.js';
import type { ChateauState } from '../state.js';
import type { ChateauView } from '../view.js';
import { CHATEAU_CHARACTERS, type ChateauCharacter, seenBy } from './characters.js';
import { ChateauExplainer } from './explainer.js';
import { ChateauMind } from './mind.js';
import { chateauKnowledge } from './prospects.js';

/** Those who play Oh mon château: five in each mode. */
export const ohMonChateauBotSupport: BotSupport<
  ChateauOptions,
  ChateauState,
  ChateauView,
  ChateauEvent,
  ChateauCharacter
> = {
  knowledge: chateauKnowledge,
  knowledgeOf: seenBy,
  everybody: CHATEAU_CHARACTERS,
  characters: ({ mode }) => CHATEAU_CHARACTERS.filter((character) => character.mode === mode),
  mind: (options, seat) => new ChateauMind(options, seat),
  explainer: (before, seat) => new ChateauExplainer(before, seat),
};
