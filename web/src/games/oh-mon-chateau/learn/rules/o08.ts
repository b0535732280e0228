import type { RuleChapter } from '../../../../learn/rule.js';
import { COOK, DANCER, PRINCESS } from './positions.js';

/** What is said here, rules.test.ts asserts through the rules. */
export const chapter: RuleChapter = {
  title: {
    en: 'Guests of Great architects',
    fr: 'Les invités des Grands Architectes',
    de: 'Die Gäste der Großen Architekten',
  },
  rules: [
    {
      id: 'O8.1',
      mark: 'ruling',
      position: DANCER,
      show: ['build 5,4-5,5', 'invite bohemienne'],
      claims: [
        {
          after: ['build 5,4-5,5', 'invite bohemienne'],
          happens: [
            { type: 'guestActed', guest: 'bohemienne' },
            { type: 'drewInhabitants', count: 4 },
          ],
        },
      ],
      texts: {
        en: [
          'Lightning guests act when they arrive, when they are reactivated and when they are stolen. The dancer brings four inhabitants.',
          'That you may do without any token they give is our decision.',
        ],
        fr: [
          'Les invités à éclair agissent à leur arrivée, quand on les fait réactiver et quand on va les voler. La bohémienne amène quatre habitants.',
          'Que l’on puisse refuser chaque jeton qu’ils donnent est notre décision.',
        ],
        de: [
          'Gäste mit Blitz handeln, wenn sie kommen, wenn sie noch einmal handeln dürfen und wenn man sie stiehlt. Die Tänzerin bringt vier Bewohner.',
          'Dass man auf jede Scheibe verzichten darf, die sie geben, haben wir entschieden.',
        ],
      },
    },
    {
      id: 'O8.2',
      position: COOK,
      show: ['take food 2,2'],
      claims: [
        {
          after: ['take food 2,2'],
          happens: [
            { type: 'placedToken', cell: '2,2' },
            { type: 'drewInhabitants', count: 1 },
          ],
        },
      ],
      texts: {
        en: [
          'Hourglass guests help as long as you have them. With the cook, food also brings an inhabitant.',
        ],
        fr: [
          'Les invités à sablier aident tant que tu les as. Avec le cuisinier, la nourriture amène aussi un habitant.',
        ],
        de: ['Gäste mit Sanduhr helfen, solange du sie hast. Mit dem Koch bringt Essen auch einen Bewohner.'],
      },
    },
    {
      id: 'O8.3',
      position: PRINCESS,
      show: ['build 5,4-5,5', 'invite princesse'],
      claims: [{ after: ['build 5,4-5,5', 'invite princesse'], at: 'castles.0.score.guests', is: 2 }],
      texts: {
        en: ['Crown guests count at the end. The princess brings one point for each of your towers.'],
        fr: ['Les invités à couronne comptent à la fin. La princesse vaut un point par tour.'],
        de: ['Gäste mit Krone zählen am Ende. Die Prinzessin bringt einen Punkt für jeden deiner Türme.'],
      },
    },
  ],
};
