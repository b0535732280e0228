import { catalogue } from './catalogue.js';
import type { OnlinePagesMessages } from './en/online-pages.js';

const { texts, speak } = catalogue<OnlinePagesMessages>('the online pages', {
  en: () => import('./en/online-pages.js'),
  fr: () => import('./fr/online-pages.js'),
  de: () => import('./de/online-pages.js'),
});

/** Texts of the pages around online tables, in the language spoken now. */
export const onlinePageTexts = texts;
/** Fetches them; nobody who plays on their own device needs them. */
export const speakOfOnline = speak;
