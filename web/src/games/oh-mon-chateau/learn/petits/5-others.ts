import type { Lesson } from '../../../../learn/lesson.js';
import { OTHERS_ROLL } from '../rules/positions.js';

const lesson: Lesson = {
  position: OTHERS_ROLL,
  goal: [{ type: 'placedToken', seat: 0 }],
  missed: [{ type: 'passed', seat: 0 }],
  solution: ['take stone 1,2'],
  replies: ['take gold 1,3', 'take stone 1,2', 'end'],
  texts: {
    en: {
      title: 'Dice of others',
      task: 'Somebody else rolled. You may use one of the dice, too.',
      hint: 'Touch one of the cells that are lit.',
      reason: 'On every turn of the others you get one die. On your own turn you get both.',
    },
    fr: {
      title: 'Les dés des autres',
      task: 'Quelqu’un d’autre a lancé. Toi aussi, tu peux utiliser un des dés.',
      hint: 'Touche une des cases éclairées.',
      reason: 'À chaque tour des autres, tu as un dé. À ton tour, tu as les deux.',
    },
    de: {
      title: 'Würfel der anderen',
      task: 'Jemand anders hat gewürfelt. Einen der Würfel darfst du auch nehmen.',
      hint: 'Berühr eines der Felder, die leuchten.',
      reason: 'In jedem Zug der anderen bekommst du einen Würfel. In deinem eigenen bekommst du beide.',
    },
  },
};

export default lesson;
