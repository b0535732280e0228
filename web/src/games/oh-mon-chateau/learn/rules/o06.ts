import type { RuleChapter } from '../../../../learn/rule.js';
import { FULL_LINE } from './positions.js';

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
  ],
};
