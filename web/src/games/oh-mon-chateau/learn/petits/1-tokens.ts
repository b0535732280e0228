import type { Lesson } from '../../../../learn/lesson.js';
import { SMALL_ROLL } from '../rules/positions.js';

const lesson: Lesson = {
  position: SMALL_ROLL,
  goal: [
    { type: 'placedToken', seat: 0 },
    { type: 'placedToken', seat: 0 },
  ],
  missed: [{ type: 'turnEnded', seat: 0 }],
  solution: ['take wood 1,4', 'take stone 2,4'],
  replies: ['pass', 'end'],
  texts: {
    en: {
      title: 'Dice bring tokens',
      task: 'Roll the dice. Then touch a cell with the same picture, for each die.',
      hint: 'Cells that you can take are lit.',
      reason: 'A die puts a token on a cell with its picture.',
    },
    fr: {
      title: 'Les dés donnent des jetons',
      task: 'Lance les dés. Puis touche une case avec la même image, pour chaque dé.',
      hint: 'Les cases que tu peux prendre sont éclairées.',
      reason: 'Un dé pose un jeton sur une case qui a son image.',
    },
    de: {
      title: 'Würfel bringen Scheiben',
      task: 'Würfle. Berühr dann für jeden Würfel ein Feld mit demselben Bild.',
      hint: 'Felder, die du nehmen kannst, leuchten.',
      reason: 'Ein Würfel legt eine Scheibe auf ein Feld mit seinem Bild.',
    },
  },
};

export default lesson;
