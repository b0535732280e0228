import type { Lesson } from '../../../../learn/lesson.js';
import { TRAP_IN_HAND } from '../rules/positions.js';

const lesson: Lesson = {
  position: TRAP_IN_HAND,
  goal: [{ type: 'fell', seat: 1 }],
  missed: [{ type: 'turnBegan', seat: 1 }],
  solution: ['slide a6'],
  replies: ['end'],
  texts: {
    en: {
      title: 'A mouse falls',
      task: 'The spare tile is a mousetrap: push it under the mouse at the top left.',
      hint: 'The arrow is on the left wall, in the second row from above. Touch it twice.',
      reason:
        'A mouse with a trap below it falls into the dungeon and is out. That happens to your own mice, too. Lose three and the game is over.',
    },
    fr: {
      title: 'Une souris tombe',
      task: 'La dalle restante est une souricière : pousse-la sous la souris en haut à gauche.',
      hint: 'La flèche est sur le mur de gauche, deuxième rangée en partant du haut. Touche-la deux fois.',
      reason:
        'Une souris au-dessus d’une souricière tombe dans les oubliettes et ne joue plus. Les tiennes aussi. À la troisième, la partie est finie.',
    },
    de: {
      title: 'Eine Maus fällt',
      task: 'Die übrige Platte ist eine Mausefalle: Schieb sie unter die Maus oben links.',
      hint: 'Der Pfeil ist an der linken Mauer, in der zweiten Zeile von oben. Berühr ihn zweimal.',
      reason:
        'Eine Maus über einer Mausefalle fällt ins Verlies und ist draußen. Auch deine eigenen. Nach der dritten ist das Spiel aus.',
    },
  },
};

export default lesson;
