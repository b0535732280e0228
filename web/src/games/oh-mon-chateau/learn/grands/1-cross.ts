import type { Lesson } from '../../../../learn/lesson.js';
import { CROSSING } from '../rules/positions.js';

const lesson: Lesson = {
  position: CROSSING,
  goal: [{ type: 'builtTower', seat: 0 }],
  missed: [{ type: 'turnEnded', seat: 0 }],
  solution: ['build 1,1-2,1'],
  replies: ['pass', 'end'],
  texts: {
    en: {
      title: 'Lines that cross',
      task: 'Two full lines share a cell, so only one can be built. Build the tower.',
      hint: 'The tower goes down from the corner, the wall goes to the right.',
      reason:
        'The tokens of a line come back when you build it. A line that shared one of them is no longer full.',
    },
    fr: {
      title: 'Des lignes qui se croisent',
      task: 'Deux lignes pleines partagent une case : une seule peut être construite. Construis la tour.',
      hint: 'La tour descend depuis le coin, le mur part vers la droite.',
      reason:
        'Les jetons d’une ligne te reviennent quand tu construis. La ligne qui en partageait un n’est plus pleine.',
    },
    de: {
      title: 'Reihen, die sich kreuzen',
      task: 'Zwei volle Reihen teilen sich ein Feld, also wird nur eine gebaut. Bau den Turm.',
      hint: 'Der Turm geht von der Ecke nach unten, die Mauer nach rechts.',
      reason:
        'Die Scheiben einer Reihe kommen zurück, wenn du baust. Eine Reihe, die eine davon teilte, ist nicht mehr voll.',
    },
  },
};

export default lesson;
