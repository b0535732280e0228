import type { RuleChapter } from '../../../../learn/rule.js';
import { BEHIND_A_MOUSE, FIRST_TURN, OPEN_ROOM, TWO_MICE } from './positions.js';

/** What is said here, rules.test.ts asserts through the rules. */
export const chapter: RuleChapter = {
  title: { en: 'Running', fr: 'Courir', de: 'Laufen' },
  rules: [
    {
      id: 'R5.1',
      position: FIRST_TURN,
      show: ['enter a7'],
      claims: [
        { move: 'enter a7', refusedBy: null },
        { move: 'enter g7', refusedBy: 'R5.1' },
      ],
      texts: {
        en: ['A mouse from outside comes into a free tower, any of the four: one action.'],
        fr: ['Une souris du dehors entre dans une tour libre, n’importe laquelle : une action.'],
        de: ['Eine Maus von draußen kommt in einen freien Turm, egal welchen: eine Aktion.'],
      },
    },
    {
      id: 'R5.2',
      position: OPEN_ROOM,
      show: ['run a1-b1'],
      claims: [{ after: ['run a1-b1'], at: 'actionsLeft', is: 2 }],
      texts: {
        en: ['From a cell or tower to the cell beside it, never diagonally: one action.'],
        fr: ['D’une case ou d’une tour à la case voisine, jamais en diagonale : une action.'],
        de: ['Von einem Feld oder Turm auf das Feld daneben, nie schräg: eine Aktion.'],
      },
    },
    {
      id: 'R5.3',
      position: OPEN_ROOM,
      show: ['run a1-a2'],
      claims: [{ move: 'run a1-a2', refusedBy: 'R5.3' }],
      texts: {
        en: ['Never onto a roof, an open mousetrap or back into a tower, and never out of the castle.'],
        fr: [
          'Jamais sur un toit, une souricière visible ou de retour dans une tour, et jamais hors du château.',
        ],
        de: [
          'Nie auf ein Dach, eine offene Mausefalle oder zurück in einen Turm, und nie aus dem Schloss hinaus.',
        ],
      },
    },
    {
      id: 'R5.4',
      mark: 'ruling',
      position: BEHIND_A_MOUSE,
      show: ['run a1-c1'],
      claims: [
        { after: ['run a1-c1'], happens: [{ type: 'ran', path: ['b1', 'c1'] }] },
        { after: ['run a1-c1'], at: 'actionsLeft', is: 2 },
      ],
      texts: {
        en: [
          'One mouse a cell. You may pass over mice, yours and others’: one action for each cell on the way. The last cell must be free, open and safe.',
          'That the path may bend and pass over several mice is our decision.',
        ],
        fr: [
          'Une souris par case. On peut passer par-dessus les souris, les siennes et les autres : une action par case du chemin. La dernière doit être libre, ouverte et sûre.',
          'Que le chemin puisse tourner et passer plusieurs souris est notre décision.',
        ],
        de: [
          'Eine Maus auf jedem Feld. Über Mäuse darf man hinweg, eigene und fremde: eine Aktion für jedes Feld auf dem Weg. Das letzte muss frei, offen und sicher sein.',
          'Dass der Weg abbiegen und über mehrere Mäuse führen darf, haben wir entschieden.',
        ],
      },
    },
    {
      id: 'R5.5',
      mark: 'ruling',
      position: OPEN_ROOM,
      show: ['enter a1>b1'],
      claims: [{ after: ['enter a1>b1'], at: 'actionsLeft', is: 1 }],
      texts: {
        en: [
          'From outside over a mouse in a tower, onto a free cell beside it: two actions.',
          'The rulebooks do not speak of it; a table may switch it off.',
        ],
        fr: [
          'Du dehors par-dessus une souris dans sa tour, jusqu’à une case libre à côté : deux actions.',
          'Les règles n’en parlent pas ; une table peut s’en passer.',
        ],
        de: [
          'Von draußen über eine Maus im Turm hinweg auf ein freies Feld daneben: zwei Aktionen.',
          'Die Spielregeln sagen nichts davon; ein Tisch kann es ausschalten.',
        ],
      },
    },
    {
      id: 'R5.6',
      position: BEHIND_A_MOUSE,
      show: ['run a1-c1'],
      claims: [{ after: ['run a1-c1'], never: { type: 'collected' } }],
      texts: {
        en: ['Passing over cheese takes nothing. Only where a mouse stands counts.'],
        fr: ['Passer au-dessus d’un fromage ne prend rien. Seule compte la case où la souris s’arrête.'],
        de: ['Im Vorbeilaufen nimmt man keinen Käse. Es zählt nur, wo eine Maus steht.'],
      },
    },
    {
      id: 'R5.7',
      position: TWO_MICE,
      show: ['run b2-b1'],
      claims: [{ move: 'run b2-b1', refusedBy: null }],
      texts: {
        en: ['Walls between rooms do not stop a mouse.'],
        fr: ['Les cloisons entre les salles n’arrêtent pas une souris.'],
        de: ['Wände zwischen Räumen halten keine Maus auf.'],
      },
    },
  ],
};
