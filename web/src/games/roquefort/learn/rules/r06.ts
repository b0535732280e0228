import type { RuleChapter } from '../../../../learn/rule.js';
import { CHEESE_IN_HAND, FIRST_TURN, TRAP_IN_HAND } from './positions.js';

/** What is said here, rules.test.ts asserts through the rules. */
export const chapter: RuleChapter = {
  title: { en: 'Pushing a tile', fr: 'Pousser une dalle', de: 'Eine Platte schieben' },
  rules: [
    {
      id: 'R6.1',
      position: FIRST_TURN,
      show: ['slide a2'],
      claims: [
        {
          after: ['slide a2'],
          happens: [
            { type: 'slid', slot: 'a2' },
            { type: 'seen', place: 'spare' },
          ],
        },
      ],
      texts: {
        en: [
          'Push the spare tile in at one of the twelve slots. All seven tiles move by one, and the last falls out: that is the new spare tile.',
        ],
        fr: [
          'Pousse la dalle restante dans une des douze ouvertures. Les sept dalles avancent d’une case et la dernière sort : c’est la nouvelle dalle restante.',
        ],
        de: [
          'Schieb die übrige Platte in einen der zwölf Schlitze. Alle sieben Platten rücken um eins, und die letzte fällt heraus: Das ist die neue übrige Platte.',
        ],
      },
    },
    {
      id: 'R6.2',
      position: CHEESE_IN_HAND,
      show: ['slide a2'],
      claims: [
        { after: ['slide a2'], at: 'mice.0', is: ['a2', 'b1', 'outside', 'outside'] },
        { after: ['slide a2'], at: 'tiles.a2', is: 'C3' },
      ],
      texts: {
        en: [
          'Roofs and mice stay where they are; the tiles move below them. Only what comes into the open is seen.',
        ],
        fr: [
          'Les toits et les souris restent en place ; les dalles avancent dessous. On ne voit que ce qui est à découvert.',
        ],
        de: [
          'Dächer und Mäuse bleiben, wo sie sind; die Platten rücken darunter weiter. Zu sehen ist nur, was offen liegt.',
        ],
      },
    },
    {
      id: 'R6.3',
      position: TRAP_IN_HAND,
      show: ['slide a6'],
      claims: [{ after: ['slide a6'], happens: [{ type: 'fell', seat: 1, cell: 'a6' }] }],
      texts: {
        en: [
          'A mouse with a mousetrap below it falls into the dungeon and is out of the game. Your own, too.',
        ],
        fr: [
          'Une souris au-dessus d’une souricière tombe dans les oubliettes et ne joue plus. Les tiennes aussi.',
        ],
        de: [
          'Eine Maus, unter der eine Mausefalle liegt, fällt ins Verlies und ist draußen. Auch deine eigene.',
        ],
      },
    },
    {
      id: 'R6.4',
      mark: 'ruling',
      position: {
        options: { players: 2, layout: 'A', first: 0, noPushBack: true },
        turns: ['draw spare blank / place a1 / place g7 / end', 'slide a2 / draw spare C1 / end'],
      },
      show: ['slide g2'],
      claims: [
        { move: 'slide g2', refusedBy: 'R6.4' },
        { move: 'slide a2', refusedBy: null },
      ],
      texts: {
        en: [
          'You may push a tile straight back. This board plays with the option that forbids it.',
          'How long it is forbidden, where a table forbids it, is our decision: as long as that tile is the spare one.',
        ],
        fr: [
          'Tu peux repousser une dalle d’où elle vient. Ce plateau joue avec l’option qui l’interdit.',
          'La durée de l’interdiction est notre décision : tant que cette dalle est la dalle restante.',
        ],
        de: [
          'Eine Platte darf geradewegs zurück. Dieses Brett spielt mit der Regel, die das verbietet.',
          'Wie lange es verboten ist, haben wir entschieden: solange diese Platte die übrige ist.',
        ],
      },
    },
  ],
};
