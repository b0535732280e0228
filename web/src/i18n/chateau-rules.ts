import { catalogue } from './catalogue.js';
import type { ChateauRulesMessages } from './en/chateau-rules.js';

/** The rules of Oh mon château in words; a table does without them. */
export const { texts: chateauRulesTexts, speak: speakOfChateauRules } = catalogue<ChateauRulesMessages>(
  'the rules of Oh mon château',
  {
    en: () => import('./en/chateau-rules.js'),
    fr: () => import('./fr/chateau-rules.js'),
    de: () => import('./de/chateau-rules.js'),
  },
);
