import type { Lesson } from '../../../../learn/lesson.js';
import { CHEESE_IN_HAND } from '../rules/positions.js';

const lesson: Lesson = {
  position: CHEESE_IN_HAND,
  goal: [
    { type: 'slid', seat: 0 },
    { type: 'collected', seat: 0 },
  ],
  missed: [{ type: 'turnBegan', seat: 1 }],
  solution: ['slide a2'],
  replies: ['end'],
  texts: {
    en: {
      title: 'Push a tile',
      task: 'Push the spare Roquefort under your mouse at the left: touch the arrow beside it twice.',
      hint: 'The arrow is on the left wall, in the second row from below. The first touch shows what happens, the second does it.',
      reason:
        'The tiles move, mice and roofs stay where they are. So cheese can come to a mouse. Only once a turn.',
    },
    fr: {
      title: 'Pousser une dalle',
      task: 'Pousse le Roquefort restant sous ta souris de gauche : touche deux fois la flèche à côté d’elle.',
      hint: 'La flèche est sur le mur de gauche, deuxième rangée en partant du bas. La première touche montre, la seconde pousse.',
      reason:
        'Les dalles avancent, les souris et les toits restent en place. Le fromage peut donc venir à la souris. Une seule fois par tour.',
    },
    de: {
      title: 'Eine Platte schieben',
      task: 'Schieb den übrigen Roquefort unter deine linke Maus: Berühr den Pfeil neben ihr zweimal.',
      hint: 'Der Pfeil ist an der linken Mauer, in der zweiten Zeile von unten. Die erste Berührung zeigt, was geschieht, die zweite schiebt.',
      reason:
        'Die Platten rücken weiter, Mäuse und Dächer bleiben. So kommt der Käse auch zur Maus. Nur einmal in jedem Zug.',
    },
  },
};

export default lesson;
