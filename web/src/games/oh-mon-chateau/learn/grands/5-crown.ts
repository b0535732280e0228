import type { Lesson } from '../../../../learn/lesson.js';

const lesson: Lesson = {
  position: {
    options: { mode: 'grands-architectes', players: 2, first: 0 },
    turns: [
      'turn princesse / turn moine / turn marchand / roll wood stone / 0:take wood 2,1 / 1:pass / take stone 1,1 / build 1,1-2,1 / end',
      'roll inhabitants inhabitants / 0:pass / take inhabitants / take inhabitants / end',
      'roll wood stone / 0:take wood 2,1 / 1:pass / take stone 1,1 / build 1,1-2,1 / end',
      'roll wood inhabitants / 0:take wood 5,5 / take wood 2,1 / take inhabitants / end',
      'roll food inhabitants / 0:take food 5,4 / 1:pass / take inhabitants',
    ],
  },
  goal: [{ type: 'guestArrived', seat: 0, guest: 'princesse' }],
  missed: [{ type: 'turnEnded', seat: 0 }],
  solution: ['build 5,4-5,5', 'invite princesse'],
  replies: ['pass', 'end'],
  texts: {
    en: {
      title: 'Crown guests',
      task: 'You have two towers. Build the keep floor and invite the guest who counts towers.',
      hint: 'It is the princess, with the crown.',
      reason:
        'Crown guests count at the end of the game. The princess is worth one point for each of your towers.',
    },
    fr: {
      title: 'Les invités à couronne',
      task: 'Tu as deux tours. Construis l’étage du donjon et invite qui compte les tours.',
      hint: 'C’est la princesse, avec la couronne.',
      reason:
        'Les invités à couronne comptent à la fin de la partie. La princesse vaut un point pour chacune de tes tours.',
    },
    de: {
      title: 'Gäste mit Krone',
      task: 'Du hast zwei Türme. Bau das Stockwerk und lad ein, wer Türme zählt.',
      hint: 'Es ist die Prinzessin mit der Krone.',
      reason:
        'Gäste mit Krone zählen am Ende des Spiels. Die Prinzessin bringt einen Punkt für jeden deiner Türme.',
    },
  },
};

export default lesson;
