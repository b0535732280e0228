import { catalogue } from '../../../i18n/catalogue.js';
import type { ChateauRulesMessages } from './en/rules.js';

/** The rules of Oh mon château in words; a table does without them. */
export const { texts: chateauRulesTexts, speak: speakOfChateauRules } = catalogue<ChateauRulesMessages>(
  'the rules of Oh mon château',
  {
    en: () => import('./en/rules.js'),
    fr: () => import('./fr/rules.js'),
    de: () => import('./de/rules.js'),
  },
);
