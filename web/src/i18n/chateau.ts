import { catalogue } from './catalogue.js';
import type { ChateauMessages } from './en/chateau.js';

/** Only the language spoken, and only when a table of Oh mon château is opened. */
const { texts, speak } = catalogue<ChateauMessages>('Oh mon château', {
  en: () => import('./en/chateau.js'),
  fr: () => import('./fr/chateau.js'),
  de: () => import('./de/chateau.js'),
});

/** Texts of Oh mon château in the language spoken now. */
export const chateauTexts = texts;
/** Fetches them, and follows when another language is chosen. */
export const speakOfChateau = speak;
