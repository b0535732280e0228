import type { RuleChapter } from '../../../../learn/rule.js';
import { GREAT_ROLL, LAST_PART, SMALL_ROLL } from './positions.js';

/** What is said here, rules.test.ts asserts through the rules. */
export const chapter: RuleChapter = {
  title: { en: 'What there is', fr: 'Le matériel', de: 'Was es gibt' },
  rules: [
    {
      id: 'O1.1',
      position: SMALL_ROLL,
      show: ['take wood 1,4'],
      claims: [
        { at: 'castles.0.tokensLeft', is: 10 },
        { after: ['take wood 1,4'], at: 'castles.0.tokensLeft', is: 9 },
      ],
      texts: {
        en: [
          'Two to four players. Everybody has ten tokens, a board of twelve cells and a sheet to draw their castle on.',
        ],
        fr: [
          'De deux à quatre personnes. Chacune a dix jetons, un plateau de douze cases et une feuille pour dessiner son château.',
        ],
        de: [
          'Zwei bis vier spielen. Alle haben zehn Scheiben, eine Tafel mit zwölf Feldern und ein Blatt, auf dem ihr Schloss entsteht.',
        ],
      },
    },
    {
      id: 'O1.2',
      position: SMALL_ROLL,
      show: [],
      claims: [{ at: 'dice', is: ['wood', 'stone'] }],
      texts: {
        en: ['Two dice show wood, stone, gold, food, inhabitants and “?”, one side each.'],
        fr: ['Deux dés : bois, pierre, or, nourriture, habitants et « ? », une face chacun.'],
        de: ['Zwei Würfel zeigen Holz, Stein, Gold, Essen, Bewohner und „?“, je eine Seite.'],
      },
    },
    {
      id: 'O1.3',
      position: GREAT_ROLL,
      show: [],
      claims: [
        { at: 'mode', is: 'grands-architectes' },
        { at: 'faceUp.length', is: 3 },
      ],
      texts: {
        en: [
          'Two games in one: Small builders on the green board, with guests that are worth points; Great architects on the blue one, with guests that can do something.',
        ],
        fr: [
          'Deux jeux en un : Petits Bâtisseurs sur le plateau vert, avec des invités qui valent des points ; Grands Architectes sur le bleu, avec des invités qui agissent.',
        ],
        de: [
          'Zwei Spiele in einem: Kleine Baumeister auf der grünen Tafel, mit Gästen, die Punkte bringen; Große Architekten auf der blauen, mit Gästen, die etwas können.',
        ],
      },
    },
    {
      id: 'O1.4',
      position: LAST_PART,
      show: [],
      claims: [
        { at: 'castles.0.floors', is: 4 },
        { at: 'castles.0.walls.length', is: 4 },
        { at: 'castles.0.towers.length', is: 3 },
      ],
      texts: {
        en: [
          'A castle has twelve parts: four keep floors, four towers, four walls. Two walls carry two flags, two carry one.',
        ],
        fr: [
          'Un château a douze éléments : quatre étages du donjon, quatre tours, quatre murs. Deux murs portent deux drapeaux, deux en portent un.',
        ],
        de: [
          'Ein Schloss hat zwölf Teile: vier Stockwerke im Bergfried, vier Türme, vier Mauern. Zwei Mauern tragen zwei Fahnen, zwei tragen eine.',
        ],
      },
    },
  ],
};
