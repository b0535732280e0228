import type { ChateauEvent, ChateauOptions, ChateauReason, ChateauView } from '@castellan/oh-mon-chateau';
import type { Face } from '../face.js';
import { draw, TITLE } from './oh-mon-chateau/draw.js';
import { help } from './oh-mon-chateau/help.js';
import { entry, note } from './oh-mon-chateau/moves.js';
import { flags, questions, readOptions, YOUNGEST } from './oh-mon-chateau/options.js';
import { tellReason } from './oh-mon-chateau/reasons.js';
import { ChateauChronicle } from './oh-mon-chateau/statistics/chronicle.js';
import { tell } from './oh-mon-chateau/tell.js';

/** Oh mon château in a terminal. */
export const ohMonChateauFace: Face<ChateauOptions, ChateauView, ChateauEvent> = {
  title: () => TITLE,
  flags,
  readOptions,
  questions,
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
