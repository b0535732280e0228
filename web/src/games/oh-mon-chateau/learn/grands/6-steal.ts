import type { Lesson } from '../../../../learn/lesson.js';
import { QUEEN } from '../rules/positions.js';

const lesson: Lesson = {
  position: QUEEN,
  goal: [{ type: 'stole', seat: 0 }],
  missed: [{ type: 'turnEnded', seat: 0 }],
  solution: ['build 3,4-5,4', 'steal reine'],
  replies: ['pass', 'end'],
  texts: {
    en: {
      title: 'Steal a guest',
      task: 'The line in the middle is full: steal the queen.',
      hint: 'Touch the line that steals, then the queen if you are asked.',
      reason:
        'Gold, stone and food steal a guest from another castle. The other player keeps the keep floor.',
    },
    fr: {
      title: 'Voler un invité',
      task: 'La ligne du milieu est pleine : va voler la reine.',
      hint: 'Touche la ligne qui sert à voler, puis la reine si on te le demande.',
      reason:
        'Or, pierre et nourriture permettent de voler un invité d’un autre château. L’autre garde son étage du donjon.',
    },
    de: {
      title: 'Einen Gast stehlen',
      task: 'Die Reihe in der Mitte ist voll: Geh die Königin stehlen.',
      hint: 'Berühr die Reihe, mit der man stehlen kann, und dann die Königin, wenn du gefragt wirst.',
      reason:
        'Gold, Stein und Essen lassen dich einen Gast aus einem anderen Schloss stehlen. Das Stockwerk bleibt, wo es ist.',
    },
  },
};

export default lesson;
