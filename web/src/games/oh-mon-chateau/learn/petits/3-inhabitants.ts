import type { Lesson } from '../../../../learn/lesson.js';
import { PEOPLE_ROLLED } from '../rules/positions.js';

const lesson: Lesson = {
  position: PEOPLE_ROLLED,
  goal: [{ type: 'drewInhabitants', seat: 0 }],
  missed: [{ type: 'turnEnded', seat: 0 }],
  solution: ['take inhabitants'],
  replies: ['pass', 'end'],
  texts: {
    en: {
      title: 'People move in',
      task: 'This die brings people into your castle. Take them!',
      hint: 'Touch the picture of the people.',
      reason: 'The more people live in your castle, the more points they are worth.',
    },
    fr: {
      title: 'Des habitants arrivent',
      task: 'Ce dé amène des habitants dans ton château. Prends-les !',
      hint: 'Touche l’image des habitants.',
      reason: 'Plus il y a d’habitants dans ton château, plus ils valent de points.',
    },
    de: {
      title: 'Leute ziehen ein',
      task: 'Dieser Würfel bringt Bewohner in dein Schloss. Nimm sie!',
      hint: 'Berühr das Bild der Bewohner.',
      reason: 'Je mehr Bewohner in deinem Schloss wohnen, desto mehr Punkte bringen sie.',
    },
  },
};

export default lesson;
