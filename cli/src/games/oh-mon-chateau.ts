import {
  type ChateauEvent,
  type ChateauOptions,
  type ChateauReason,
  type ChateauView,
  OPTION_HELP,
  OPTIONS,
} from '@castellan/oh-mon-chateau';
import type { Custom, Face } from '../face.js';
import { optionFlags } from '../option-flags.js';
import { draw, TITLE } from './oh-mon-chateau/draw.js';
import { help } from './oh-mon-chateau/help.js';
import { entry, note } from './oh-mon-chateau/moves.js';
import { tellReason } from './oh-mon-chateau/reasons.js';
import { ChateauChronicle } from './oh-mon-chateau/statistics/chronicle.js';
import { tell } from './oh-mon-chateau/tell.js';

const YOUNGEST: Custom = { word: 'youngest', question: 'Who is the youngest?' };

/** Oh mon château in a terminal. */
export const ohMonChateauFace: Face<ChateauOptions, ChateauView, ChateauEvent> = {
  title: () => TITLE,
  ...optionFlags({ options: OPTIONS, help: OPTION_HELP, custom: YOUNGEST }),
  questions: [{ key: 'mode', text: 'Which mode,', choices: OPTIONS.mode.values }],
  custom: () => YOUNGEST,
  firstSeat: (options) => options.first,
  /** Dagobert's die is rolled alone. */
  beginsTurn: (event) => event.type === 'rolled' && event.dice.length === 2,

  kinds: [
    ...['take', 'build', 'wall', 'invite', 'activate', 'steal'],
    ...['put', 'flag', 'inhabitants', 'move', 'face', 'pass', 'skip', 'end'],
  ],
  idle: ['pass', 'skip', 'end'],
  entry,
  note,

  draw,
  tell,
  reason: (reason) => tellReason(reason as ChateauReason),
  endings: {
    castle: 'a castle is complete [O5.1]',
    stall: 'nobody has built for too many turns [O5.4]',
  },
  scoreName: 'points',
  help,
  chronicle: (options) => new ChateauChronicle(options),
};
