import { catalogue } from './catalogue.js';
import type { BoxMessages } from './en/boxes.js';

/** Boards of one's own box; fetched by those who enter or open some. */
export const { texts: boxTexts, speak: speakOfBoxes } = catalogue<BoxMessages>('boxes of one’s own', {
  en: () => import('./en/boxes.js'),
  fr: () => import('./fr/boxes.js'),
  de: () => import('./de/boxes.js'),
});
