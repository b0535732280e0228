import type { Lesson } from '../../../../learn/lesson.js';

const lesson: Lesson = {
  position: {
    options: { players: 2, layout: 'A', first: 0 },
    turns: [
      'draw spare blank / place a1 / place g7 / enter g1 / uncover R / draw f1 C2 / run g1-f1 / end',
      'end',
      'uncover K / draw a2 blank / draw a4 C2 / uncover N / draw b2 C1 / draw b3 trap / draw c2 C5 / uncover Q / draw b1 C7 / uncover M / draw g2 C6 / draw g4 blank',
    ],
  },
  goal: [{ type: 'collected', seat: 0, kind: 'C2' }],
  missed: [
    { type: 'turnBegan', seat: 1 },
    { type: 'turnBegan', seat: 1 },
  ],
  solution: ['end', 'uncover K', 'run a1-a2', 'run a2-a3', 'run a3-a4'],
  replies: ['end'],
  texts: {
    en: {
      title: 'Remember',
      task: 'Look where the second Camembert lies. End the turn, and fetch it in the next one.',
      hint: 'It lies at the left edge, above the tower. Lift that roof, then three steps up.',
      reason: 'Whoever remembers what was seen needs no second look. That is the heart of the game.',
    },
    fr: {
      title: 'Se souvenir',
      task: 'Regarde où est le deuxième Camembert. Termine le tour, et va le chercher au suivant.',
      hint: 'Il est au bord gauche, au-dessus de la tour. Soulève ce toit, puis trois pas vers le haut.',
      reason: 'Qui se souvient de ce qu’il a vu n’a pas besoin de regarder deux fois. C’est le cœur du jeu.',
    },
    de: {
      title: 'Sich erinnern',
      task: 'Schau, wo der zweite Camembert liegt. Beende den Zug und hol ihn dir im nächsten.',
      hint: 'Er liegt am linken Rand, über dem Turm. Heb dieses Dach ab und lauf drei Schritte nach oben.',
      reason:
        'Wer sich merkt, was zu sehen war, muss kein zweites Mal nachsehen. Das ist der Kern des Spiels.',
    },
  },
};

export default lesson;
