import { catalogue } from './catalogue.js';
import type { FamilyMessages } from './en/family.js';

/** Those who play on this device; fetched where seats are filled. */
export const { texts: familyTexts, speak: speakOfFamily } = catalogue<FamilyMessages>('the family', {
  en: () => import('./en/family.js'),
  fr: () => import('./fr/family.js'),
  de: () => import('./de/family.js'),
});
