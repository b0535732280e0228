import type { Lesson } from '../../../../learn/lesson.js';

const lesson: Lesson = {
  position: {
    options: { mode: 'grands-architectes', players: 2, first: 0 },
    turns: [
      'turn reine / turn fou / turn prince / roll wood stone / 0:take wood 2,1 / 1:pass / take stone 1,1 / build 1,1-2,1 / end',
      'roll inhabitants inhabitants / 0:pass / take inhabitants / take inhabitants / end',
      'roll stone food / 0:take stone 4,4 / 1:pass / take food 4,5 / build 4,4-4,5 / wall 2 / end',
      'roll inhabitants inhabitants / 0:pass / take inhabitants / take inhabitants / end',
      'roll wood food / 0:take wood 5,5 / 1:pass / take food 5,4 / build 5,4-5,5 / invite fou / turn roi / end',
      'roll inhabitants inhabitants / 0:pass / take inhabitants / take inhabitants / end',
      'roll wood stone / 0:take wood 2,1 / 1:pass / take stone 1,1 / build 1,1-2,1 / end',
      'roll inhabitants inhabitants / 0:pass / take inhabitants / take inhabitants / end',
      'roll stone food / 0:take stone 4,4 / 1:pass / take food 4,5 / build 4,4-4,5 / wall 2 / end',
      'roll inhabitants inhabitants / 0:pass / take inhabitants / take inhabitants / end',
      'roll wood food / 0:take wood 5,5 / 1:pass / take food 5,4 / build 5,4-5,5 / invite prince / turn garde / end',
      'roll inhabitants inhabitants / 0:pass / take inhabitants / take inhabitants / end',
      'roll wood stone / 0:take wood 2,1 / 1:pass / take stone 1,1 / build 1,1-2,1 / end',
      'roll inhabitants inhabitants / 0:pass / take inhabitants / take inhabitants / end',
      'roll stone food / 0:take stone 4,4 / 1:pass / take food 4,5 / build 4,4-4,5 / wall 1 / end',
      'roll inhabitants inhabitants / 0:pass / take inhabitants / end',
      'roll wood food / 0:take wood 5,5 / 1:pass / take food 5,4 / build 5,4-5,5 / invite garde / turn moine / end',
      'roll inhabitants inhabitants / pass / end',
      'roll stone food / 0:take stone 4,4 / 1:pass / take food 4,5 / build 4,4-4,5 / wall 1 / end',
      'roll inhabitants inhabitants / pass / end',
      'roll wood food / 0:take wood 5,5 / 1:pass / take food 5,4 / build 5,4-5,5 / invite moine / turn troll / end',
      'roll inhabitants inhabitants / pass / end',
      'roll wood stone / 0:take wood 2,1 / 1:pass / take stone 1,1',
    ],
  },
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
