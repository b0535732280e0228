import { catalogue } from '../../../i18n/catalogue.js';
import type { RoomsMessages } from './en/box.js';

/** Rooms of one's own; fetched by those who draw some. */
export const { texts: roomsTexts, speak: speakOfRooms } = catalogue<RoomsMessages>(
  'rooms of one’s own in Château Roquefort',
  {
    en: () => import('./en/box.js'),
    fr: () => import('./fr/box.js'),
    de: () => import('./de/box.js'),
  },
);
