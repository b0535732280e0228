import type { RuleChapter } from '../../../../learn/rule.js';
import { FULL_LINE, OWN_BOARD } from './positions.js';

/** What is said here, rules.test.ts asserts through the rules. */
export const chapter: RuleChapter = {
  title: { en: 'The boards', fr: 'Les plateaux', de: 'Die Tafeln' },
  rules: [
    {
      id: 'O6.1',
      mark: 'reconstruction',
      position: FULL_LINE,
      show: ['build 1,2-2,2'],
      claims: [
        { move: 'build 1,2-2,2', refusedBy: 'O3.5' },
        { move: 'build 1,2-2,4', refusedBy: 'O6.1' },
      ],
      texts: {
        en: [
          'A line is a run of two or more cells side by side, in a row or a column, as long as it can be.',
          'The printed pictures are lost to us: which cells lie where, and what each line makes, is our best guess.',
        ],
        fr: [
          'Une ligne est une suite de deux cases ou plus, côte à côte ou l’une sous l’autre, aussi longue que possible.',
          'Les images imprimées nous manquent : la place des cases et ce que donne chaque ligne sont notre meilleure supposition.',
        ],
        de: [
          'Eine Reihe sind zwei oder mehr Felder neben- oder untereinander, so viele es gibt.',
          'Die gedruckten Bilder fehlen uns: Welche Felder wo liegen und was jede Reihe baut, ist unsere beste Vermutung.',
        ],
      },
    },
    {
      id: 'O6.2',
      mark: 'ruling',
      position: OWN_BOARD,
      show: ['build 1,1-1,2'],
      claims: [
        { move: 'build 1,1-1,2', refusedBy: null },
        { after: ['build 1,1-1,2'], happens: [{ type: 'builtTower', points: 7 }] },
        { at: 'box.lines.1,1-1,2', is: 'tower 7' },
      ],
      texts: {
        en: [
          'Whoever has the printed boards can enter them and play with them: cells, lines, the inhabitants’ values, the guests’ points. Every cell lies in a line, every line makes something, and there are floors, towers, walls and flags.',
          'The rulebook takes its own boards for granted. We had to say what any board needs so that it can be played.',
        ],
        fr: [
          'Qui possède les plateaux imprimés peut les saisir et jouer avec : cases, lignes, valeurs des habitants, points des invités. Chaque case est dans une ligne, chaque ligne donne quelque chose, et il y a des étages, des tours, des murs et des drapeaux.',
          'La règle imprimée ne connaît que ses propres plateaux. Il fallait dire ce dont tout plateau a besoin pour être jouable.',
        ],
        de: [
          'Wer die gedruckten Tafeln hat, kann sie eingeben und damit spielen: Felder, Reihen, die Werte der Bewohner, die Punkte der Gäste. Jedes Feld liegt in einer Reihe, jede Reihe baut etwas, und es gibt Stockwerke, Türme, Mauern und Fahnen.',
          'Die gedruckte Regel kennt nur ihre eigenen Tafeln. Was jede Tafel braucht, damit man auf ihr spielen kann, mussten wir sagen.',
        ],
      },
    },
  ],
};
