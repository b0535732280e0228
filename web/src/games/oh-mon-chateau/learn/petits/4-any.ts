import type { Lesson } from '../../../../learn/lesson.js';
import { ANY_ROLLED } from '../rules/positions.js';

const lesson: Lesson = {
  position: ANY_ROLLED,
  goal: [{ type: 'builtFloor', seat: 0 }],
  missed: [{ type: 'turnEnded', seat: 0 }],
  solution: ['take food 4,4', 'take ? as wood 4,5', 'build 4,4-4,5'],
  replies: ['pass', 'end'],
  texts: {
    en: {
      title: 'The question mark',
      task: 'The question mark is whatever you like. Fill the line at the bottom right and build.',
      hint: 'Food and wood make the line at the bottom right full.',
      reason: 'That is a floor of the keep, and a guest comes to live there.',
    },
    fr: {
      title: 'Le point d’interrogation',
      task: 'Le point d’interrogation vaut ce que tu veux. Remplis la ligne en bas à droite et construis.',
      hint: 'Nourriture et bois remplissent la ligne en bas à droite.',
      reason: 'C’est un étage du donjon, et un invité vient y habiter.',
    },
    de: {
      title: 'Das Fragezeichen',
      task: 'Das Fragezeichen ist, was du willst. Füll die Reihe unten rechts und bau.',
      hint: 'Essen und Holz machen die Reihe unten rechts voll.',
      reason: 'Das ist ein Stockwerk im Bergfried, und ein Gast zieht ein.',
    },
  },
};

export default lesson;
