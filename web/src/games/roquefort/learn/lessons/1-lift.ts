import type { Lesson } from '../../../../learn/lesson.js';
import { FIRST_TURN } from '../rules/positions.js';

const lesson: Lesson = {
  position: FIRST_TURN,
  goal: [{ type: 'uncovered', seat: 0 }],
  missed: [{ type: 'turnBegan', seat: 1 }],
  solution: ['uncover Q'],
  replies: ['end'],
  texts: {
    en: {
      title: 'Lift a roof',
      task: 'Lift a roof beside your mouse: touch one with dots round its edge.',
      hint: 'Your mouse sits in the tower. The three roofs around it have dots.',
      reason:
        'Everybody sees what lies below until the roof comes back. A look costs one of your four actions.',
    },
    fr: {
      title: 'Soulever un toit',
      task: 'Soulève un toit à côté de ta souris : touche un toit bordé de points.',
      hint: 'Ta souris est dans la tour. Les trois toits autour d’elle sont bordés de points.',
      reason:
        'Tout le monde voit ce qu’il y a dessous jusqu’au retour du toit. Regarder coûte une de tes quatre actions.',
    },
    de: {
      title: 'Ein Dach abheben',
      task: 'Heb ein Dach neben deiner Maus ab: Berühr eines mit gepunktetem Rand.',
      hint: 'Deine Maus sitzt im Turm. Die drei Dächer um sie herum haben Punkte am Rand.',
      reason:
        'Alle sehen, was darunter liegt, bis das Dach zurückkommt. Nachsehen kostet eine deiner vier Aktionen.',
    },
  },
};

export default lesson;
