import type { RuleChapter } from '../../../../learn/rule.js';
import { FALL_AND_FEAST, TWO_MICE } from './positions.js';

/** What is said here, rules.test.ts asserts through the rules. */
export const chapter: RuleChapter = {
  title: { en: 'Cheese', fr: 'Le fromage', de: 'Käse' },
  rules: [
    {
      id: 'R8.1',
      position: TWO_MICE,
      show: ['run a1-b1'],
      claims: [{ after: ['run a1-b1'], happens: [{ type: 'collected', seat: 0, kind: 'C4' }] }],
      texts: {
        en: [
          'As soon as two of your mice stand on the same kind, you have it: on anybody’s turn, and without choosing.',
        ],
        fr: [
          'Dès que deux de tes souris sont sur la même variété, elle est à toi : au tour de n’importe qui, et sans choisir.',
        ],
        de: [
          'Sobald zwei deiner Mäuse auf derselben Sorte stehen, hast du sie: egal, wer am Zug ist, und ohne zu wählen.',
        ],
      },
    },
    {
      id: 'R8.2',
      position: {
        options: { players: 2, layout: 'A', first: 0 },
        turns: [
          'draw spare blank / place a1 / place g7 / uncover Q / draw b1 C4 / uncover N / draw b2 C4 / draw b3 blank / draw c2 C1 / run a1-b1 / run b1-b2 / end',
          'end',
          'enter a1 / uncover Q / run a1-b1 / end',
          'end',
        ],
      },
      show: ['run b1-c1', 'run c1-b1'],
      claims: [
        { at: 'cheese.0', is: ['C4'] },
        { after: ['run b1-c1', 'run c1-b1'], never: { type: 'collected' } },
      ],
      texts: {
        en: ['Each kind only once. One action may bring several kinds, and to several players.'],
        fr: ['Chaque variété une seule fois. Une action peut en donner plusieurs, et à plusieurs personnes.'],
        de: ['Jede Sorte nur einmal. Eine Aktion kann mehrere Sorten bringen, auch mehreren Leuten.'],
      },
    },
    {
      id: 'R8.3',
      mark: 'ruling',
      position: FALL_AND_FEAST,
      show: ['uncover A', 'run a7-b7', 'slide a6'],
      claims: [
        {
          after: ['uncover A', 'run a7-b7', 'slide a6'],
          happens: [
            { type: 'fell', seat: 1 },
            { type: 'collected', seat: 0, kind: 'C3' },
          ],
        },
      ],
      texts: {
        en: [
          'After a push mice fall first, then everybody takes cheese.',
          'The rulebooks do not say in which order; so nobody takes cheese in falling.',
        ],
        fr: [
          'Après une poussée, les souris tombent d’abord, puis chacun prend son fromage.',
          'Les règles ne disent pas l’ordre ; ainsi personne ne prend de fromage en tombant.',
        ],
        de: [
          'Wird geschoben, so fallen zuerst die Mäuse, dann nehmen alle ihren Käse.',
          'Die Spielregeln sagen nichts über die Folge; so nimmt niemand im Fallen noch Käse.',
        ],
      },
    },
  ],
};
