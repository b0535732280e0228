import { catalogue } from '../../../i18n/catalogue.js';
import type { EndMessages } from './en/end.js';

/** How a game of Château Roquefort ended, in words; fetched when one is over. */
export const { texts: endTexts, speak: speakOfTheEnd } = catalogue<EndMessages>('the end', {
  en: () => import('./en/end.js'),
  fr: () => import('./fr/end.js'),
  de: () => import('./de/end.js'),
});
