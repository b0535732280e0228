import { catalogue } from './catalogue.js';
import type { SidesMessages } from './en/sides.js';

const { texts, speak } = catalogue<SidesMessages>('a table and phones', {
  en: () => import('./en/sides.js'),
  fr: () => import('./fr/sides.js'),
  de: () => import('./de/sides.js'),
});

/** Texts of a screen in the middle and phones around it, in the language spoken now. */
export const sidesTexts = texts;
export const speakOfSides = speak;
