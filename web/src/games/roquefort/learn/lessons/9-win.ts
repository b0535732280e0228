import type { Lesson } from '../../../../learn/lesson.js';
import { THREE_KINDS } from '../rules/positions.js';

const lesson: Lesson = {
  position: THREE_KINDS,
  goal: [{ type: 'ended', winner: 0 }],
  missed: [{ type: 'turnBegan', seat: 1 }],
  solution: ['run b4-b5', 'run b3-b2', 'run b2-c2'],
  replies: ['end'],
  texts: {
    en: {
      title: 'Win',
      task: 'You have three kinds. Two Goudas lie open: put a mouse on each and win.',
      hint: 'The upper mouse goes up one cell. The lower one goes down, then to the right.',
      reason: 'Four kinds win, at once. Now you know everything that you need: play!',
    },
    fr: {
      title: 'Gagner',
      task: 'Tu as trois variétés. Deux Goudas sont visibles : mets une souris sur chacun et gagne.',
      hint: 'La souris du haut monte d’une case. Celle du bas descend, puis va à droite.',
      reason: 'Quatre variétés, et la partie est gagnée tout de suite. Tu sais tout ce qu’il faut : joue !',
    },
    de: {
      title: 'Gewinnen',
      task: 'Du hast drei Sorten. Zwei Goudas liegen offen: Stell auf jeden eine Maus und gewinn.',
      hint: 'Die obere Maus geht ein Feld hinauf. Die untere geht hinunter und dann nach rechts.',
      reason: 'Vier Sorten gewinnen, und zwar sofort. Jetzt weißt du alles, was du brauchst: Spiel los!',
    },
  },
};

export default lesson;
