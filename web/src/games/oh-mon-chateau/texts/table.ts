import { catalogue } from '../../../i18n/catalogue.js';
import type { ChateauMessages } from './en/table.js';

/** Only the language spoken, and only when a table of Oh mon château is opened. */
const { texts, speak } = catalogue<ChateauMessages>('Oh mon château', {
  en: () => import('./en/table.js'),
  fr: () => import('./fr/table.js'),
  de: () => import('./de/table.js'),
});

/** Texts of Oh mon château in the language spoken now. */
export const chateauTexts = texts;
/** Fetches them, and follows when another language is chosen. */
export const speakOfChateau = speak;
