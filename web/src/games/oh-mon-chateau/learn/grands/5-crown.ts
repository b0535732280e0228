import type { Lesson } from '../../../../learn/lesson.js';
import { PRINCESS } from '../rules/positions.js';

const lesson: Lesson = {
  position: PRINCESS,
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
