import { catalogue } from './catalogue.js';
import type { PlaceMessages } from './en/place.js';

const { texts, speak } = catalogue<PlaceMessages>('the entrance', {
  en: () => import('./en/place.js'),
  fr: () => import('./fr/place.js'),
  de: () => import('./de/place.js'),
});

/** Texts of the entrance and of the operator's page, in the language spoken now. */
export const placeTexts = texts;
/** Fetches them; only servers that are not for everybody, and those who run one, need them. */
export const speakOfPlace = speak;
