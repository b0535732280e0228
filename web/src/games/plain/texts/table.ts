import { catalogue } from '../../../i18n/catalogue.js';
import type { PlainMessages } from './en/table.js';

/** Texts of tables that any game can be played at. */
export const { texts: plainTexts, speak: speakOfPlain } = catalogue<PlainMessages>('plain tables', {
  en: () => import('./en/table.js'),
  fr: () => import('./fr/table.js'),
  de: () => import('./de/table.js'),
});
