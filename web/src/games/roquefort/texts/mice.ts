import { catalogue } from '../../../i18n/catalogue.js';
import type { MiceMessages } from './en/mice.js';

/** What the mice of Château Roquefort say; fetched with their bubbles. */
export const { texts: miceTexts, speak: speakOfMice } = catalogue<MiceMessages>('the mice', {
  en: () => import('./en/mice.js'),
  fr: () => import('./fr/mice.js'),
  de: () => import('./de/mice.js'),
});
