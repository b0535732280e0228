import { catalogue } from '../../../i18n/catalogue.js';
import type { ChateauSetupMessages } from './en/setup.js';

/** Setting up a table, and whom one can play against. */
export const { texts: chateauSetupTexts, speak: speakOfChateauSetup } = catalogue<ChateauSetupMessages>(
  'setting up Oh mon château',
  {
    en: () => import('./en/setup.js'),
    fr: () => import('./fr/setup.js'),
    de: () => import('./de/setup.js'),
  },
);
