import type { Lesson } from '../../../../learn/lesson.js';
import { OPEN_ROOM } from '../rules/positions.js';

const lesson: Lesson = {
  position: OPEN_ROOM,
  goal: [{ type: 'ran', seat: 0, path: ['b1'] }],
  missed: [{ type: 'turnBegan', seat: 1 }],
  solution: ['run a1-b1'],
  replies: ['end'],
  texts: {
    en: {
      title: 'Run to the cheese',
      task: 'Run to the Gouda: touch your mouse, then the cheese.',
      hint: 'First the mouse in the tower at the bottom left, then the open cell to the right of it.',
      reason:
        'One step to the side, up or down is one action. Mice never run diagonally, and never onto a roof.',
    },
    fr: {
      title: 'Courir au fromage',
      task: 'Cours au Gouda : touche ta souris, puis le fromage.',
      hint: 'D’abord la souris dans la tour en bas à gauche, puis la case ouverte à sa droite.',
      reason:
        'Un pas de côté, vers le haut ou vers le bas, c’est une action. Jamais en diagonale, et jamais sur un toit.',
    },
    de: {
      title: 'Zum Käse laufen',
      task: 'Lauf zum Gouda: Berühr deine Maus und dann den Käse.',
      hint: 'Zuerst die Maus im Turm unten links, dann das offene Feld rechts von ihr.',
      reason:
        'Ein Schritt zur Seite, nach oben oder unten ist eine Aktion. Mäuse laufen nie schräg und nie auf ein Dach.',
    },
  },
};

export default lesson;
