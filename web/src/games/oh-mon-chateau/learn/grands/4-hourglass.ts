import type { Lesson } from '../../../../learn/lesson.js';

const lesson: Lesson = {
  position: {
    options: { mode: 'grands-architectes', players: 2, first: 0 },
    turns: [
      'turn cuisinier / turn reine / turn paysan / roll wood food / 0:take wood 5,5 / 1:pass / take food 5,4 / build 5,4-5,5 / invite cuisinier / turn fou / end',
      'roll stone food',
    ],
  },
  goal: [{ type: 'drewInhabitants', seat: 0 }],
  missed: [{ type: 'usedDie', seat: 0, face: 'stone' }],
  solution: ['take food 2,2'],
  replies: ['take stone 1,1', 'take food 2,2', 'end'],
  texts: {
    en: {
      title: 'Hourglass guests',
      task: 'The cook lives with you. Take the food and see what he does.',
      hint: 'Touch a cell of food that is lit.',
      reason:
        'Hourglass guests help as long as they are yours, on the dice of others, too. With the cook, food also brings an inhabitant.',
    },
    fr: {
      title: 'Les invités à sablier',
      task: 'Le cuisinier habite chez toi. Prends la nourriture et regarde ce qu’il fait.',
      hint: 'Touche une case de nourriture éclairée.',
      reason:
        'Les invités à sablier aident tant qu’ils sont chez toi, même sur les dés des autres. Avec le cuisinier, la nourriture amène aussi un habitant.',
    },
    de: {
      title: 'Gäste mit Sanduhr',
      task: 'Der Koch wohnt bei dir. Nimm das Essen und sieh, was er tut.',
      hint: 'Berühr ein Feld mit Essen, das leuchtet.',
      reason:
        'Gäste mit Sanduhr helfen, solange sie bei dir sind, auch bei den Würfeln der anderen. Mit dem Koch bringt Essen auch einen Bewohner.',
    },
  },
};

export default lesson;
