import type { Game } from '@castellan/kernel';
import { describe, describeOptions } from './describe.js';
import { foresee } from './foresee.js';
import { stateFromView } from './knowledge/from-view.js';
import { readMove, writeMove } from './notation.js';
import { type BoxReader, type ChateauOptions, optionsOf, prepareOptions } from './options.js';
import { scenery } from './scenery.js';
import { ChateauState } from './state.js';
import { type ChateauVersion, rulesOf } from './versions.js';
import type { ChateauView } from './view.js';
import { why } from './why.js';

export type Chateau = Game<ChateauOptions, ChateauState>;

/**
 * Oh mon château, both modes, as it was played under a version of its rules. Who never plays with a box of somebody's own
 * need not have what reads it: such a game knows no option `box`, and is the same in everything else.
 */
export function chateauOf(version: ChateauVersion, readBox: BoxReader | null): Chateau {
  return {
    id: 'oh-mon-chateau',
    rulesVersion: version,
    seats: { min: 2, max: 4 },
    options: optionsOf(version),
    // the longest list is of two dice, both "?": five faces with at most twelve cells and two more each, and pass
    maxLegal: 5 * 14 + 2,
    prepare: (input, chance) => prepareOptions(version, input, chance, readBox),
    start: (options) => ChateauState.start(options, rulesOf(version, options)),
    readMove,
    writeMove,
    why,
    foresee,
    // a view from a server that knows only version 1 does not tell its rules
    imagine: (options, view) => stateFromView(options, view as ChateauView, rulesOf(version, options)),
    scenery,
    describeOptions,
    describe,
  };
}
