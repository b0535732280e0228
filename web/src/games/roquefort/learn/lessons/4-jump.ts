import type { Lesson } from '../../../../learn/lesson.js';
import { BEHIND_A_MOUSE } from '../rules/positions.js';

const lesson: Lesson = {
  position: BEHIND_A_MOUSE,
  goal: [{ type: 'ran', seat: 0, path: ['b1', 'c1'] }],
  missed: [{ type: 'turnBegan', seat: 1 }],
  solution: ['run a1-c1'],
  replies: ['end'],
  texts: {
    en: {
      title: 'Jump over a mouse',
      task: 'A mouse is in the way: jump over it from the tower.',
      hint: 'Touch the mouse in the tower, then the light cell behind the other mouse.',
      reason:
        'Mice may be passed over, yours and others’. Each cell on the way is an action, so this jump costs two.',
    },
    fr: {
      title: 'Sauter par-dessus',
      task: 'Une souris barre le chemin : saute par-dessus en partant de la tour.',
      hint: 'Touche la souris dans la tour, puis la case claire derrière l’autre souris.',
      reason:
        'On peut passer par-dessus les souris, les tiennes et celles des autres. Chaque case compte : ce saut coûte deux actions.',
    },
    de: {
      title: 'Über eine Maus springen',
      task: 'Eine Maus steht im Weg: Spring vom Turm aus über sie.',
      hint: 'Berühr die Maus im Turm und dann das helle Feld hinter der anderen Maus.',
      reason:
        'Über Mäuse darf man hinweg, über eigene und fremde. Jedes Feld auf dem Weg zählt: Dieser Sprung kostet zwei Aktionen.',
    },
  },
};

export default lesson;
