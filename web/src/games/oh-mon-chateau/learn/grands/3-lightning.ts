import type { Lesson } from '../../../../learn/lesson.js';
import { DANCER } from '../rules/positions.js';

const lesson: Lesson = {
  position: DANCER,
  goal: [{ type: 'guestActed', seat: 0 }],
  missed: [{ type: 'turnEnded', seat: 0 }],
  solution: ['build 5,4-5,5', 'invite bohemienne'],
  replies: ['pass', 'end'],
  texts: {
    en: {
      title: 'Lightning guests',
      task: 'Build the keep floor and invite the guest with the lightning.',
      hint: 'The lightning stands on the card of the Travelling dancer.',
      reason: 'Lightning guests act at once when they arrive. She brings four inhabitants.',
    },
    fr: {
      title: 'Les invités à éclair',
      task: 'Construis l’étage du donjon et invite l’invitée à l’éclair.',
      hint: 'L’éclair est sur la carte de la Bohémienne.',
      reason: 'Les invités à éclair agissent dès leur arrivée. Elle amène quatre habitants.',
    },
    de: {
      title: 'Gäste mit Blitz',
      task: 'Bau das Stockwerk und lad den Gast mit dem Blitz ein.',
      hint: 'Der Blitz steht auf der Karte der Wandertänzerin.',
      reason: 'Gäste mit Blitz handeln sofort, wenn sie kommen. Dieser bringt vier Bewohner.',
    },
  },
};

export default lesson;
