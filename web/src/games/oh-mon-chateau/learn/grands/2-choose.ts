import type { Lesson } from '../../../../learn/lesson.js';

const lesson: Lesson = {
  position: {
    options: { mode: 'grands-architectes', players: 2, first: 1 },
    turns: [
      'turn moine / turn reine / turn paysan / roll food inhabitants / 0:take food 5,4 / take food 4,5 / take inhabitants / end',
      'roll inhabitants inhabitants / 1:pass / take inhabitants / take inhabitants / end',
      'roll wood gold',
    ],
  },
  goal: [{ type: 'placedToken', seat: 0, cell: '5,5' }],
  missed: [{ type: 'usedDie', seat: 0 }],
  solution: ['take wood 5,5'],
  replies: ['take wood 2,1', 'take gold 1,2', 'end'],
  texts: {
    en: {
      title: 'Choose well',
      task: 'Another player rolled. Take the die that fills your line for a keep floor.',
      hint: 'You have food at the bottom. Wood beside it fills the line.',
      reason: 'You use one die of every roll of the others. Choose the one that helps your next turn.',
    },
    fr: {
      title: 'Bien choisir',
      task: 'Quelqu’un d’autre a lancé. Prends le dé qui remplit ta ligne d’étage du donjon.',
      hint: 'Tu as de la nourriture en bas. Du bois à côté remplit la ligne.',
      reason: 'Tu utilises un dé à chaque lancer des autres. Choisis celui qui prépare ton prochain tour.',
    },
    de: {
      title: 'Gut wählen',
      task: 'Jemand anders hat gewürfelt. Nimm den Würfel, der deine Reihe für ein Stockwerk füllt.',
      hint: 'Unten hast du Essen. Holz daneben macht die Reihe voll.',
      reason:
        'Bei jedem Wurf der anderen nimmst du einen Würfel. Such den aus, der deinem nächsten Zug hilft.',
    },
  },
};

export default lesson;
