import { OPTIONS } from '@castellan/template-game/option-list';
import { plainGame } from '../src/games/plain/plain-game.js';
import facts from './game.json';

/** Drawn as text until it has a board of its own. */
export const templateGame = plainGame(facts, OPTIONS, {
  en: () => import('./texts/en.js'),
  fr: () => import('./texts/fr.js'),
  de: () => import('./texts/de.js'),
});
