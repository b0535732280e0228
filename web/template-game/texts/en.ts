import type { PlainWords } from '../../src/games/plain/kit.js';

const words: PlainWords = {
  view: { die: 'The die', heights: 'Step', chosen: 'Has chosen' },
  options: { top: 'Steps to the top' },
  moves: { rest: 'Rest', climb: 'Climb' },
  events: {
    rolled: ({ die }) => `The die shows ${die}.`,
    stood: ({ seat, step }, names) => `${names[Number(seat)]} stands on step ${step}.`,
  },
  why: {
    'S1.1': 'The die is rolled first, once a round.',
    'S1.2': 'You have chosen already.',
    'S2.1': 'The game is over.',
  },
  endings: { top: 'Somebody has reached the top of the stairs.' },
  rules: {
    lead: 'Stairs: up ten steps, by luck and by nerve.',
    chapters: [
      {
        title: 'A round',
        text: 'A die with the faces 1, 2 and 3 is rolled. Then all choose at the same time: climb as many steps as the die shows, or rest and climb one. Who climbs on a 3 slips and stays where they are.',
      },
      {
        title: 'The end',
        text: 'The game ends after the round in which somebody stands on the top step or higher: the tenth, or the one you agreed on. Who stands highest wins; if several do, they win together.',
      },
    ],
  },
};

export default words;
