import {
  editionOf,
  OPTION_HELP,
  OPTIONS,
  type RoquefortEvent,
  type RoquefortOptions,
  type RoquefortReason,
  type RoquefortView,
} from '@castellan/roquefort';
import type { Custom, Face } from '../face.js';
import { optionFlags } from '../option-flags.js';
import { Canvas } from '../terminal/canvas.js';
import { COLUMNS } from '../terminal/layout.js';
import { plainEntry } from '../words.js';
import { BOARD_HEIGHT, BOARD_WIDTH, drawBoard } from './roquefort/board.js';
import { help } from './roquefort/help.js';
import { drawPanel } from './roquefort/panel.js';
import { tellReason } from './roquefort/reasons.js';
import { tell } from './roquefort/tell.js';

const CASTLE_VISIT: Custom = { word: 'castle', question: 'Who was the last to visit a real castle?' };

/** Château Roquefort in a terminal, by the name of the edition. */
export const roquefortFace: Face<RoquefortOptions, RoquefortView, RoquefortEvent> = {
  title: ({ edition }) => editionOf(edition).title,
  ...optionFlags({ options: OPTIONS, help: OPTION_HELP, custom: CASTLE_VISIT }),
  questions: [],
  custom: ({ edition }) => (editionOf(edition).firstPlayer === 'last-castle-visit' ? CASTLE_VISIT : null),
  firstSeat: (options) => options.first,
  beginsTurn: (event) => event.type === 'turnBegan',

  kinds: ['place', 'uncover', 'run', 'enter', 'slide', 'end'],
  idle: ['end'],
  entry: plainEntry,
  /** A run over mice costs more than one action. */
  note(_move, before, after) {
    const cost = before.actionsLeft - after.actionsLeft;
    return after.turn === before.turn && cost > 1 ? ` ×${cost}` : '';
  },

  draw(view, scene) {
    const canvas = new Canvas(COLUMNS, BOARD_HEIGHT);
    drawBoard(canvas, view);
    drawPanel(canvas, BOARD_WIDTH + 2, view, scene);
    return canvas.lines(scene.ink);
  },
  tell,
  reason: (reason) => tellReason(reason as RoquefortReason),
  endings: {
    goal: 'somebody has all the kinds of cheese that were needed [R9.1]',
    'third-mouse': 'a player lost a third mouse [R9.2]',
    stall: 'too many turns in a row brought nothing new [R9.5]',
  },
  scoreName: 'kinds of cheese',
  help,
};
