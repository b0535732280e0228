import { catalogue } from '../../../i18n/catalogue.js';
import type { RoquefortRulesMessages } from './en/rules.js';

/** The rules of Château Roquefort in words; a table does without them. */
export const { texts: roquefortRulesTexts, speak: speakOfRoquefortRules } = catalogue<RoquefortRulesMessages>(
  'the rules of Château Roquefort',
  {
    en: () => import('./en/rules.js'),
    fr: () => import('./fr/rules.js'),
    de: () => import('./de/rules.js'),
  },
);
