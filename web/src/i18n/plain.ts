import { catalogue } from './catalogue.js';
import type { PlainMessages } from './en/plain.js';

/** Texts of tables that any game can be played at. */
export const { texts: plainTexts, speak: speakOfPlain } = catalogue<PlainMessages>('plain tables', {
  en: () => import('./en/plain.js'),
  fr: () => import('./fr/plain.js'),
  de: () => import('./de/plain.js'),
});
