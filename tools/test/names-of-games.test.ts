import { expect, it } from 'vitest';
import { waysToSay } from '../src/names-of-games.js';

it.each([
  ["import { x } from './my-game/x.js';", true],
  ['.my-game-board {', true],
  ['const found = myGame.id;', true],
  ['myGameFace', true],
  ['openMyGame(1)', true],
  ['type MyGameView = 1;', true],
  // other words, and texts for people
  ["import { onlineGames } from './my-games.js';", false],
  ['const myGames = [];', false],
  ['export function MyGames() {', false],
  ['summy-game', false],
  ['// My game begins', false],
])('%s: %s', (line, isSaid) => {
  expect(waysToSay('my-game').test(line)).toBe(isSaid);
});
