import { catalogue } from './catalogue.js';
import type { EndMessages } from './en/roquefort-end.js';

/** How a game of Château Roquefort ended, in words; fetched when one is over. */
export const { texts: endTexts, speak: speakOfTheEnd } = catalogue<EndMessages>('the end', {
  en: () => import('./en/roquefort-end.js'),
  fr: () => import('./fr/roquefort-end.js'),
  de: () => import('./de/roquefort-end.js'),
});
