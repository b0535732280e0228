import type { Language } from '../../../i18n/languages.js';

/** What lists of games and of kept tables say: they are there before anything of the game is fetched. */
const en = {
  about: 'Roll dice, gather wood and stone, and draw a castle of your own. 2 to 4 players, from 6 years.',
  /** Those whom the computer plays. */
  bot: {
    pebble: 'Pebble',
    thatch: 'Thatch',
    mortar: 'Mortar',
    belfry: 'Belfry',
    keystone: 'Dame Keystone',
    tinsel: 'Tinsel',
    quill: 'Quill',
    plumb: 'Master Plumb',
    magpie: 'The Magpie',
    architect: 'The Grand Architect',
  },
};

const fr: typeof en = {
  about: 'Lance les dés, amasse le bois et la pierre, et dessine ton propre château. De 2 à 4, dès 6 ans.',
  bot: {
    pebble: 'Caillou',
    thatch: 'Chaume',
    mortar: 'Mortier',
    belfry: 'Beffroi',
    keystone: 'Dame Clef-de-Voûte',
    tinsel: 'Paillette',
    quill: 'Plume d’oie',
    plumb: 'Maître Aplomb',
    magpie: 'La Pie',
    architect: 'Le Grand Architecte',
  },
};

const de: typeof en = {
  about: 'Würfle, sammle Holz und Stein und zeichne dein eigenes Schloss. Für 2 bis 4, ab 6 Jahren.',
  bot: {
    pebble: 'Kiesel',
    thatch: 'Schindel',
    mortar: 'Mörtel',
    belfry: 'Turmhahn',
    keystone: 'Dame Schlussstein',
    tinsel: 'Flitter',
    quill: 'Federkiel',
    plumb: 'Meister Lot',
    magpie: 'Frau Elster',
    architect: 'Baumeister Weitblick',
  },
};

export type BuilderId = keyof (typeof en)['bot'];
export const LIST_TEXTS: Readonly<Record<Language, typeof en>> = { en, fr, de };
