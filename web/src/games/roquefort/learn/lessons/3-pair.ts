import type { Lesson } from '../../../../learn/lesson.js';
import { TWO_MICE } from '../rules/positions.js';

const lesson: Lesson = {
  position: TWO_MICE,
  goal: [{ type: 'collected', seat: 0 }],
  missed: [{ type: 'turnBegan', seat: 1 }],
  solution: ['run a1-b1'],
  replies: ['end'],
  texts: {
    en: {
      title: 'Two mice, one cheese',
      task: 'One mouse stands on Gouda. Bring your other mouse onto the other Gouda.',
      hint: 'Touch the mouse in the tower, then the Gouda beside it.',
      reason: 'Two of your mice on the same kind: you take it. One mouse alone never takes any cheese.',
    },
    fr: {
      title: 'Deux souris, un fromage',
      task: 'Une souris est sur du Gouda. Amène ton autre souris sur l’autre Gouda.',
      hint: 'Touche la souris dans la tour, puis le Gouda à côté d’elle.',
      reason:
        'Deux de tes souris sur la même variété : elle est à toi. Une souris toute seule ne prend jamais de fromage.',
    },
    de: {
      title: 'Zwei Mäuse, ein Käse',
      task: 'Eine Maus steht auf Gouda. Bring deine andere Maus auf den anderen Gouda.',
      hint: 'Berühr die Maus im Turm und dann den Gouda neben ihr.',
      reason: 'Zwei deiner Mäuse auf derselben Sorte: Sie gehört dir. Eine Maus allein nimmt nie einen Käse.',
    },
  },
};

export default lesson;
