import type { Lesson } from '../../../../learn/lesson.js';
import { FULL_LINE } from '../rules/positions.js';

const lesson: Lesson = {
  position: FULL_LINE,
  goal: [{ type: 'builtTower', seat: 0 }],
  missed: [{ type: 'turnEnded', seat: 0 }],
  solution: ['build 1,4-2,4'],
  replies: ['pass', 'end'],
  texts: {
    en: {
      title: 'A full line builds',
      task: 'The line is full: build its tower.',
      hint: 'Touch the picture of the tower.',
      reason: 'A full line builds what its sign shows. The tokens come back to you.',
    },
    fr: {
      title: 'Une ligne pleine construit',
      task: 'La ligne est pleine : construis sa tour.',
      hint: 'Touche l’image de la tour.',
      reason: 'Une ligne pleine construit ce que montre son signe. Les jetons te reviennent.',
    },
    de: {
      title: 'Eine volle Reihe baut',
      task: 'Die Reihe ist voll: Bau ihren Turm.',
      hint: 'Berühr das Bild des Turms.',
      reason: 'Eine volle Reihe baut, was ihr Zeichen zeigt. Die Scheiben kommen zu dir zurück.',
    },
  },
};

export default lesson;
