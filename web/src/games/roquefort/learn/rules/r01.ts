import type { RuleChapter } from '../../../../learn/rule.js';
import { BEFORE, FIRST_TURN, ON_RAISED } from './positions.js';

/** What is said here, rules.test.ts asserts through the rules. */
export const chapter: RuleChapter = {
  title: { en: 'The castle', fr: 'Le château', de: 'Das Schloss' },
  rules: [
    {
      id: 'R1.1',
      position: BEFORE,
      show: ['place a1'],
      claims: [{ at: 'rooms.length', is: 7 }],
      texts: {
        en: ['The castle has 7 by 7 cells: columns a to g, rows 1 to 7 from below.'],
        fr: ['Le château a 7 cases sur 7 : colonnes a à g, rangées 1 à 7 en partant du bas.'],
        de: ['Das Schloss hat 7 mal 7 Felder: a bis g von links, 1 bis 7 von unten.'],
      },
    },
    {
      id: 'R1.2',
      position: BEFORE,
      show: ['place a1'],
      claims: [{ offered: 'place', count: 4 }],
      texts: {
        en: ['The four corners are towers: mice come in there.'],
        fr: ['Les quatre coins sont des tours : c’est par là que les souris entrent.'],
        de: ['Die vier Ecken sind Türme: Dort kommen die Mäuse herein.'],
      },
    },
    {
      id: 'R1.3',
      mark: 'ruling',
      position: FIRST_TURN,
      show: ['slide b7'],
      claims: [{ offered: 'slide', count: 12 }],
      texts: {
        en: [
          'Rows 2, 4, 6 and columns b, d, f have holes in the floor: 33 cells that show the tile below.',
          'The box has 33 holes and three slots on each side. That the lanes are these is our reading.',
        ],
        fr: [
          'Les rangées 2, 4, 6 et les colonnes b, d, f ont des trous : 33 cases qui montrent la dalle du dessous.',
          'La boîte a 33 trous et trois ouvertures par côté. Que ce soient ces rangées-là est notre lecture.',
        ],
        de: [
          'Die Bahnen 2, 4, 6 und b, d, f haben Löcher im Boden: 33 Felder, durch die man die Platte darunter sieht.',
          'Der Kasten hat 33 Löcher und drei Schlitze auf jeder Seite. Dass es diese Bahnen sind, ist unsere Lesart.',
        ],
      },
    },
    {
      id: 'R1.4',
      position: ON_RAISED,
      show: [],
      claims: [
        { at: 'tiles.b1', is: 'C4' },
        { at: 'tiles.c1', is: null },
      ],
      texts: {
        en: ['The 12 other cells are raised: no cheese there, and no mousetrap reaches a mouse.'],
        fr: [
          'Les 12 autres cases sont surélevées : pas de fromage, et aucune souricière n’y atteint une souris.',
        ],
        de: ['Die 12 anderen Felder liegen höher: kein Käse, und keine Mausefalle erreicht dort eine Maus.'],
      },
    },
    {
      id: 'R1.5',
      position: FIRST_TURN,
      show: ['uncover N'],
      claims: [{ at: 'spare', is: 'blank' }],
      texts: {
        en: [
          '34 tiles: seven kinds of cheese, three of each, ten empty ones and three mousetraps. One is left over: the spare tile.',
        ],
        fr: [
          '34 dalles : sept variétés de fromage en trois exemplaires, dix vides et trois souricières. Il en reste une : la dalle restante.',
        ],
        de: [
          '34 Platten: sieben Sorten Käse, je drei, zehn leere und drei Mausefallen. Eine bleibt übrig: die übrige Platte.',
        ],
      },
    },
    {
      id: 'R1.6',
      position: FIRST_TURN,
      show: ['uncover K'],
      claims: [{ at: 'roofed.length', is: 18 }],
      texts: {
        en: ['18 rooms: 11 of two cells under red roofs, 5 of three under thatch, 2 of four under copper.'],
        fr: [
          '18 salles : 11 de deux cases sous un toit rouge, 5 de trois sous le chaume, 2 de quatre sous le cuivre.',
        ],
        de: [
          '18 Räume: 11 mit zwei Feldern unter roten Dächern, 5 mit drei unter Stroh, 2 mit vier unter Kupfer.',
        ],
      },
    },
    {
      id: 'R1.7',
      mark: 'reconstruction',
      position: {
        options: { players: 2, layout: 'B', first: 0 },
        turns: ['draw spare blank / place a1 / place g7'],
      },
      show: [],
      claims: [
        { at: 'roofed.length', is: 18 },
        { at: 'rooms.0', is: '# A A B B B #' },
      ],
      texts: {
        en: [
          'The board has two sides with different rooms.',
          'The printed pictures are lost to us, so both sides are our best guess. Whoever owns the box can enter theirs.',
        ],
        fr: [
          'Le plateau a deux faces avec des salles différentes.',
          'Les images imprimées nous manquent : les deux faces sont notre meilleure supposition. Qui possède la boîte peut entrer la sienne.',
        ],
        de: [
          'Das Brett hat zwei Seiten mit verschiedenen Räumen.',
          'Die gedruckten Bilder fehlen uns: Beide Seiten sind unsere beste Vermutung. Wer den Kasten hat, kann die echte eingeben.',
        ],
      },
    },
    {
      id: 'R1.8',
      position: FIRST_TURN,
      show: ['enter g1'],
      claims: [
        { at: 'mice.length', is: 2 },
        { at: 'mice.0.length', is: 4 },
      ],
      texts: {
        en: ['Two to four players, four mice each. There is cheese enough for everybody.'],
        fr: ['De deux à quatre personnes, quatre souris chacune. Il y a assez de fromage pour toutes.'],
        de: ['Zwei bis vier spielen, jede und jeder mit vier Mäusen. Käse gibt es genug für alle.'],
      },
    },
  ],
};
