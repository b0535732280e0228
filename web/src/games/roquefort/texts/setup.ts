import { catalogue } from '../../../i18n/catalogue.js';
import type { RoquefortSetupMessages } from './en/setup.js';

/** Setting up a table, and whom one can play against. */
export const { texts: roquefortSetupTexts, speak: speakOfRoquefortSetup } = catalogue<RoquefortSetupMessages>(
  'setting up Château Roquefort',
  {
    en: () => import('./en/setup.js'),
    fr: () => import('./fr/setup.js'),
    de: () => import('./de/setup.js'),
  },
);
