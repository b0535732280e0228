import { catalogue } from '../../../i18n/catalogue.js';
import type { ChateauBoxMessages } from './en/box.js';

/** Boards of one's own; fetched by those who enter some. */
export const { texts: chateauBoxTexts, speak: speakOfChateauBoxes } = catalogue<ChateauBoxMessages>(
  'boards of one’s own in Oh mon château',
  {
    en: () => import('./en/box.js'),
    fr: () => import('./fr/box.js'),
    de: () => import('./de/box.js'),
  },
);
