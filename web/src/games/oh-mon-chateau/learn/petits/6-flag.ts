import type { Lesson } from '../../../../learn/lesson.js';
import { WALL_AND_FLAG } from '../rules/positions.js';

const lesson: Lesson = {
  position: WALL_AND_FLAG,
  goal: [{ type: 'drewFlag', seat: 0 }],
  missed: [{ type: 'turnEnded', seat: 0 }],
  solution: ['build 2,4-2,5', 'wall 2', 'build 2,1-2,2'],
  replies: ['pass', 'end'],
  texts: {
    en: {
      title: 'First a wall, then a flag',
      task: 'Build the wall, then put a flag on it.',
      hint: 'Touch the wall, choose one, then touch the flag.',
      reason: 'Flags stand on walls only. Walls bring people, flags bring points.',
    },
    fr: {
      title: 'D’abord un mur, puis un drapeau',
      task: 'Construis le mur, puis mets un drapeau dessus.',
      hint: 'Touche le mur, choisis-en un, puis touche le drapeau.',
      reason:
        'Les drapeaux ne tiennent que sur les murs. Les murs amènent des habitants, les drapeaux des points.',
    },
    de: {
      title: 'Erst Mauer, dann Fahne',
      task: 'Bau die Mauer und steck dann eine Fahne darauf.',
      hint: 'Berühr die Mauer, such dir eine aus und berühr dann die Fahne.',
      reason: 'Fahnen stehen nur auf Mauern. Mauern bringen Bewohner, Fahnen bringen Punkte.',
    },
  },
};

export default lesson;
