import type { RuleChapter } from '../../../../learn/rule.js';
import { ANY_ROLLED, COOK, DOG, NO_LIGHTNING, QUEEN, TROLL } from './positions.js';

/** What is said here, rules.test.ts asserts through the rules. */
export const chapter: RuleChapter = {
  title: { en: 'More about guests', fr: 'Encore sur les invités', de: 'Mehr über Gäste' },
  rules: [
    {
      id: 'O9.1',
      mark: 'ruling',
      position: QUEEN,
      show: ['build 3,4-5,4', 'steal reine'],
      claims: [
        { after: ['build 3,4-5,4', 'steal reine'], happens: [{ type: 'stole', from: 1, guest: 'reine' }] },
        { after: ['build 3,4-5,4', 'steal reine'], at: 'castles.1.floors', is: 1 },
      ],
      texts: {
        en: [
          'You may steal any guest, but no crown guest of somebody who has the guard. The keep floor stays.',
          'The rulebook does not say how many guests one may have; here more than four are fine.',
        ],
        fr: [
          'On peut voler n’importe quel invité, sauf un invité à couronne de qui a le garde. L’étage du donjon reste.',
          'La règle ne dit pas combien d’invités on peut avoir ; ici plus de quatre, c’est permis.',
        ],
        de: [
          'Stehlen kann man jeden Gast, nur keinen mit Krone von jemandem, der den Wächter hat. Das Stockwerk bleibt.',
          'Die Spielregel sagt nicht, wie viele Gäste man haben darf; hier auch mehr als vier.',
        ],
      },
    },
    {
      id: 'O9.2',
      mark: 'ruling',
      position: NO_LIGHTNING,
      show: ['build 1,2-2,2'],
      claims: [{ move: 'build 1,2-2,2', refusedBy: 'O9.2' }],
      texts: {
        en: [
          'Gold and food let a lightning guest act again. You need one of your own.',
          'Otherwise the line would make nothing.',
        ],
        fr: [
          'Or et nourriture servent à réactiver un invité à éclair. Il t’en faut un à toi.',
          'Sinon la ligne ne donnerait rien.',
        ],
        de: [
          'Gold und Essen lassen einen Gast mit Blitz noch einmal handeln. Du brauchst einen eigenen.',
          'Sonst würde aus der Reihe nichts.',
        ],
      },
    },
    {
      id: 'O9.3',
      mark: 'ruling',
      position: COOK,
      show: ['take ? as food 2,2'],
      claims: [
        {
          after: ['take ? as food 2,2'],
          happens: [
            { type: 'usedDie', face: '?', as: 'food' },
            { type: 'drewInhabitants', count: 1 },
          ],
        },
      ],
      texts: {
        en: [
          'Hourglass guests help on the dice of others, too, and “?” used as food counts as food. Only the shepherdess needs a real “?”.',
          'The rulebook leaves this open.',
        ],
        fr: [
          'Les invités à sablier aident aussi sur les dés des autres, et « ? » utilisé comme nourriture compte comme nourriture. Seule la bergère veut un vrai « ? ».',
          'La règle ne le précise pas.',
        ],
        de: [
          'Gäste mit Sanduhr helfen auch bei den Würfeln der anderen, und ein „?“ als Essen gilt als Essen. Nur die Schäferin braucht ein echtes „?“.',
          'Die Spielregel lässt das offen.',
        ],
      },
    },
    {
      id: 'O9.4',
      mark: 'ruling',
      position: COOK,
      show: ['take food'],
      claims: [
        { after: ['take food'], happens: [{ type: 'drewInhabitants', count: 1 }] },
        { after: ['take food'], never: { type: 'placedToken', seat: 0 } },
      ],
      texts: {
        en: [
          'The cook’s inhabitant comes even if no food is placed. The monk needs room on a wall. The shepherdess may draw any number of clouds.',
          'The rulebook leaves this open.',
        ],
        fr: [
          'L’habitant du cuisinier vient même sans poser la nourriture. Le moine a besoin de place sur un mur. La bergère dessine autant de nuages qu’elle veut.',
          'La règle ne le précise pas.',
        ],
        de: [
          'Der Bewohner des Kochs kommt auch, wenn kein Essen gelegt wird. Der Mönch braucht Platz auf einer Mauer. Die Schäferin darf beliebig viele Wolken zeichnen.',
          'Die Spielregel lässt das offen.',
        ],
      },
    },
    {
      id: 'O9.5',
      mark: 'ruling',
      position: TROLL,
      show: ['take wood 1,1'],
      claims: [{ move: 'take wood 1,1', refusedBy: null }],
      texts: {
        en: [
          'With the troll, wood and stone go on cells of either.',
          'Also when a guest gives them; the rulebook leaves that open.',
        ],
        fr: [
          'Avec le troll, bois et pierre vont sur les cases de l’un ou de l’autre.',
          'Même quand un invité les donne ; la règle ne le précise pas.',
        ],
        de: [
          'Mit dem Troll dürfen Holz und Stein auf Felder von beiden.',
          'Auch wenn ein Gast sie gibt; die Spielregel lässt das offen.',
        ],
      },
    },
    {
      id: 'O9.6',
      mark: 'ruling',
      position: DOG,
      show: ['face inhabitants'],
      claims: [
        { move: 'face inhabitants', refusedBy: null },
        { move: 'face wood', refusedBy: null },
      ],
      texts: {
        en: [
          'If Dagobert the dog rolls “?”, choose one side and get it twice.',
          'The rulebook leaves this open. In the last building he does nothing.',
        ],
        fr: [
          'Si le chien Dagobert lance « ? », choisis une face et reçois-la deux fois.',
          'La règle ne le précise pas. À la dernière construction il ne fait rien.',
        ],
        de: [
          'Würfelt der Hund Dagobert „?“, such dir eine Seite aus und bekomm sie zweimal.',
          'Die Spielregel lässt das offen. Beim letzten Bauen tut er nichts.',
        ],
      },
    },
    {
      id: 'O9.7',
      mark: 'ruling',
      position: ANY_ROLLED,
      show: ['take food 4,4', 'take ? as wood 4,5', 'build 4,4-4,5'],
      claims: [
        {
          after: ['take food 4,4', 'take ? as wood 4,5', 'build 4,4-4,5'],
          at: 'castles.0.guests.length',
          is: 1,
        },
      ],
      texts: {
        en: [
          'Guests of Small builders lie face up once they are taken.',
          'The rulebook does not say; so everybody can count.',
        ],
        fr: [
          'Les invités des Petits Bâtisseurs restent visibles une fois pris.',
          'La règle ne le dit pas ; ainsi chacun peut compter.',
        ],
        de: [
          'Gäste der Kleinen Baumeister liegen offen, sobald man sie hat.',
          'Die Spielregel sagt es nicht; so können alle mitzählen.',
        ],
      },
    },
  ],
};
