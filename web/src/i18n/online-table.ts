import { catalogue } from './catalogue.js';
import type { OnlineTableMessages } from './en/online-table.js';

/** Texts of tables on the server; only the language spoken, and only when one is opened. */
export const { texts: onlineTableTexts, speak: speakOfOnlineTables } = catalogue<OnlineTableMessages>(
  'online tables',
  {
    en: () => import('./en/online-table.js'),
    fr: () => import('./fr/online-table.js'),
    de: () => import('./de/online-table.js'),
  },
);
