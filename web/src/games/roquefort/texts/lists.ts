import type { Language } from '../../../i18n/languages.js';

/** What lists of games and of kept tables say: they are there before anything of the game is fetched. */
const en = {
  about:
    'Mice look for pairs of cheese in a castle whose floor slides away below them. 2 to 4 players, from 6 years.',
  tally: (name: string, count: number, goal: number) => `${name}: ${count} of ${goal} kinds`,
  score: (count: number) => (count === 1 ? '1 kind of cheese' : `${count} kinds of cheese`),
  /** Those whom the computer plays. */
  bot: {
    crumb: 'Crumb',
    noisette: 'Noisette',
    biscuit: 'Biscuit',
    thimble: 'Thimble',
    praline: 'Praline',
    griffonne: 'Griffonne',
    baron: 'The Baron of Gruyère',
    castellane: 'The Castellane',
  },
  /** Tells two mice of the same name apart. */
  dress: ['scarf', 'hat', 'stripes', 'bow'],
};

const fr: typeof en = {
  about:
    'Des souris cherchent des paires de fromages dans un château dont le sol coulisse sous leurs pattes. De 2 à 4, dès 6 ans.',
  tally: (name, count, goal) => `${name} : ${count} ${count > 1 ? 'variétés' : 'variété'} sur ${goal}`,
  score: (count) => (count <= 1 ? `${count} variété de fromage` : `${count} variétés de fromage`),
  bot: {
    crumb: 'Miette',
    noisette: 'Noisette',
    biscuit: 'Biscuit',
    thimble: 'Bobine',
    praline: 'Praline',
    griffonne: 'Griffonne',
    baron: 'Le Baron de Gruyère',
    castellane: 'La Castellane',
  },
  dress: ['écharpe', 'chapeau', 'rayures', 'nœud'],
};

const de: typeof en = {
  about:
    'Mäuse suchen Käsepaare in einem Schloss, dessen Boden unter ihnen wegrutscht. Für 2 bis 4, ab 6 Jahren.',
  tally: (name, count, goal) => `${name}: ${count} von ${goal} Sorten`,
  score: (count) => (count === 1 ? '1 Käsesorte' : `${count} Käsesorten`),
  bot: {
    crumb: 'Krümel',
    noisette: 'Noisette',
    biscuit: 'Keks',
    thimble: 'Fingerhut',
    praline: 'Praline',
    griffonne: 'Kritzel',
    baron: 'Baron von Gruyère',
    castellane: 'Frau Castellane',
  },
  dress: ['Schal', 'Hut', 'Streifen', 'Schleife'],
};

export type CharacterId = keyof (typeof en)['bot'];
export const LIST_TEXTS: Readonly<Record<Language, typeof en>> = { en, fr, de };
