import type { PlainWords } from '../../src/games/plain/kit.js';

const words: PlainWords = {
  view: { die: 'Der Würfel', heights: 'Stufe', chosen: 'Hat gewählt' },
  options: { top: 'Stufen bis nach oben' },
  moves: { rest: 'Rasten', climb: 'Steigen' },
  events: {
    rolled: ({ die }) => `Der Würfel zeigt ${die}.`,
    stood: ({ seat, step }, names) => `${names[Number(seat)]} steht auf Stufe ${step}.`,
  },
  why: {
    'S1.1': 'Zuerst wird gewürfelt, einmal in jeder Runde.',
    'S1.2': 'Du hast schon gewählt.',
    'S2.1': 'Das Spiel ist aus.',
  },
  endings: { top: 'Das obere Ende der Treppe ist erreicht.' },
  rules: {
    lead: 'Die Treppe: zehn Stufen, mit Glück und Mut.',
    chapters: [
      {
        title: 'Eine Runde',
        text: 'Ein Würfel mit den Seiten 1, 2 und 3 wird geworfen. Dann wählen alle gleichzeitig: so viele Stufen steigen, wie der Würfel zeigt, oder rasten und eine steigen. Wer bei einer 3 steigt, rutscht aus und bleibt stehen.',
      },
      {
        title: 'Das Ende',
        text: 'Das Spiel endet nach der Runde, in der jemand auf der obersten Stufe oder höher steht: der zehnten, oder der ausgemachten. Wer am höchsten steht, gewinnt; stehen mehrere gleich hoch, gewinnen sie gemeinsam.',
      },
    ],
  },
};

export default words;
