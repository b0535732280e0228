import type { Reached } from './reach.js';

/** What can be done at a table of Oh mon château, and what stays where it is meanwhile. */
export const CHATEAU: Reached = {
  doable:
    '.table-top .button, .castle-card, .die:enabled, .chateau-cell[data-can], .chips .button:not(:disabled), .guest.may, .sheet-button:enabled',
  words: '.chips .button, .prompt, .chateau[data-choosing] .guest.may',
  pictured: '.chips .button, .prompt',
  table: '.chateau',
  pushed: '.guest-place',
  // while a guest is chosen the castle makes room for the cards
  aside: '.sheet-button',
};

export const CHATEAU_STAYS = '.table-top, .castles, .dice, .board-place .chateau-board, .ribbon';
