import { catalogue } from '../../../i18n/catalogue.js';
import type { RoquefortMessages } from './en/table.js';

/** The table of Château Roquefort in words; fetched with it. */
export const { texts: roquefortTexts, speak: speakOfRoquefort } = catalogue<RoquefortMessages>(
  'Château Roquefort',
  {
    en: () => import('./en/table.js'),
    fr: () => import('./fr/table.js'),
    de: () => import('./de/table.js'),
  },
);
