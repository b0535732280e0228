import type { Lesson } from '../../../../learn/lesson.js';
import { TWO_ROOMS } from '../rules/positions.js';

const lesson: Lesson = {
  position: TWO_ROOMS,
  goal: [{ type: 'covered', rooms: ['K'] }],
  missed: [{ type: 'turnBegan', seat: 1 }],
  solution: ['run a1-b1', 'end'],
  replies: ['end'],
  texts: {
    en: {
      title: 'Roofs come back',
      task: 'Keep the room with the Brie open: put your mouse in it, then end the turn.',
      hint: 'Run one cell to the right, then press the button that ends the turn.',
      reason:
        'When a turn ends, every open room without a mouse gets its roof back. Where a mouse stands it stays open.',
    },
    fr: {
      title: 'Les toits reviennent',
      task: 'Garde ouverte la salle du Brie : mets-y ta souris, puis termine le tour.',
      hint: 'Avance d’une case vers la droite, puis appuie sur le bouton qui termine le tour.',
      reason:
        'À la fin d’un tour, chaque salle ouverte sans souris retrouve son toit. Là où il y a une souris, elle reste ouverte.',
    },
    de: {
      title: 'Dächer kommen zurück',
      task: 'Halte den Raum mit dem Brie offen: Stell deine Maus hinein und beende den Zug.',
      hint: 'Lauf ein Feld nach rechts und drück dann den Knopf, der den Zug beendet.',
      reason:
        'Am Ende eines Zuges bekommt jeder offene Raum ohne Maus sein Dach zurück. Wo eine Maus steht, bleibt er offen.',
    },
  },
};

export default lesson;
