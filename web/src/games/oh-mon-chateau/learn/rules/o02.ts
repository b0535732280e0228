import type { RuleChapter } from '../../../../learn/rule.js';
import { GREAT_ROLL, OTHERS_ROLL } from './positions.js';

/** What is said here, rules.test.ts asserts through the rules. */
export const chapter: RuleChapter = {
  title: { en: 'Before it begins', fr: 'Avant de commencer', de: 'Bevor es losgeht' },
  rules: [
    {
      id: 'O2.1',
      position: GREAT_ROLL,
      show: [],
      claims: [{ at: 'faceUp.length', is: 3 }],
      texts: {
        en: ['The guests are shuffled. For Great architects three of them lie face up.'],
        fr: ['Les invités sont mélangés. Pour les Grands Architectes, trois sont visibles.'],
        de: ['Die Gäste werden gemischt. Bei den Großen Architekten liegen drei offen.'],
      },
    },
    {
      id: 'O2.2',
      position: OTHERS_ROLL,
      show: [],
      claims: [{ at: 'turn', is: 1 }],
      texts: {
        en: ['The youngest begins, or chance picks, or you name somebody. Then it goes clockwise.'],
        fr: [
          'La personne la plus jeune commence, ou le hasard choisit, ou vous nommez quelqu’un. Puis on tourne dans le sens des aiguilles d’une montre.',
        ],
        de: [
          'Die oder der Jüngste beginnt, oder der Zufall wählt, oder ihr nennt jemanden. Dann geht es im Uhrzeigersinn.',
        ],
      },
    },
  ],
};
