import type { RuleChapter } from '../../../../learn/rule.js';
import { ANY_ROLLED, LAST_PART } from './positions.js';

/** What is said here, rules.test.ts asserts through the rules. */
export const chapter: RuleChapter = {
  title: { en: 'What things are worth', fr: 'Ce que valent les choses', de: 'Was die Dinge zählen' },
  rules: [
    {
      id: 'O7.1',
      mark: 'reconstruction',
      position: LAST_PART,
      show: [],
      claims: [
        { at: 'castles.1.inhabitants', is: 30 },
        { at: 'castles.1.score.inhabitants', is: 20 },
      ],
      texts: {
        en: [
          '30 inhabitants in ten groups of three, worth 1, 2, 3, 4, 6, 8, 10, 13, 16 and 20. Only the group of the last one counts.',
          'These numbers are our best guess.',
        ],
        fr: [
          '30 habitants en dix groupes de trois, qui valent 1, 2, 3, 4, 6, 8, 10, 13, 16 et 20. Seul compte le groupe du dernier.',
          'Ces nombres sont notre meilleure supposition.',
        ],
        de: [
          '30 Bewohner in zehn Dreiergruppen, die 1, 2, 3, 4, 6, 8, 10, 13, 16 und 20 zählen. Es gilt nur die Gruppe des letzten.',
          'Diese Zahlen sind unsere beste Vermutung.',
        ],
      },
    },
    {
      id: 'O7.2',
      mark: 'reconstruction',
      position: ANY_ROLLED,
      show: ['take food 4,4', 'take ? as wood 4,5', 'build 4,4-4,5'],
      claims: [
        {
          after: ['take food 4,4', 'take ? as wood 4,5', 'build 4,4-4,5'],
          happens: [{ type: 'builtFloor' }, { type: 'guestArrived', seat: 0 }],
        },
      ],
      texts: {
        en: [
          'Small builders have 16 guests: four each worth 1, 2, 3 and 4 points.',
          'These numbers are our best guess.',
        ],
        fr: [
          'Petits Bâtisseurs : 16 invités, quatre de chaque valeur de 1 à 4 points.',
          'Ces nombres sont notre meilleure supposition.',
        ],
        de: [
          'Kleine Baumeister haben 16 Gäste: je vier zu 1, 2, 3 und 4 Punkten.',
          'Diese Zahlen sind unsere beste Vermutung.',
        ],
      },
    },
  ],
};
