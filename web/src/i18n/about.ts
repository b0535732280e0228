import { catalogue } from './catalogue.js';
import type { AboutMessages } from './en/about.js';

/** What Castellan is, and whose games it plays. */
export const { texts: aboutTexts, speak: speakOfAbout } = catalogue<AboutMessages>(
  'the page about Castellan',
  {
    en: () => import('./en/about.js'),
    fr: () => import('./fr/about.js'),
    de: () => import('./de/about.js'),
  },
);
