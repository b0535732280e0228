import type { Lesson } from '../../../../learn/lesson.js';
import { LAST_PART } from '../rules/positions.js';

const lesson: Lesson = {
  position: LAST_PART,
  goal: [{ type: 'finished', seat: 0 }],
  missed: [{ type: 'turnEnded', seat: 0 }],
  solution: ['build 1,1-2,1'],
  replies: ['pass', 'end'],
  texts: {
    en: {
      title: 'The end',
      task: 'Eleven parts stand. Build the last tower and finish your castle.',
      hint: 'Touch the tower. You are asked once more, because it ends the game.',
      reason:
        'Who completes all twelve parts draws the cloud and ends the game. The others build once more, then the points are counted.',
    },
    fr: {
      title: 'La fin',
      task: 'Onze éléments sont debout. Construis la dernière tour et termine ton château.',
      hint: 'Touche la tour. On te le demande encore une fois, car cela finit la partie.',
      reason:
        'Qui achève les douze éléments dessine le nuage et met fin à la partie. Les autres construisent une dernière fois, puis on compte.',
    },
    de: {
      title: 'Das Ende',
      task: 'Elf Teile stehen. Bau den letzten Turm und vollende dein Schloss.',
      hint: 'Berühr den Turm. Du wirst noch einmal gefragt, denn damit endet das Spiel.',
      reason:
        'Wer alle zwölf Teile hat, zeichnet die Wolke und beendet das Spiel. Die anderen bauen noch einmal, dann werden die Punkte gezählt.',
    },
  },
};

export default lesson;
