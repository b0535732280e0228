import './production.js';
import { parseArgs } from 'node:util';
import { ohMonChateau } from '@castellan/oh-mon-chateau';
import { roquefort } from '@castellan/roquefort';
import { asHanded, unwrapped } from './boardgame-io/library.js';
import * as chateauPeer from './boardgame-io/oh-mon-chateau.js';
import * as roquefortPeer from './boardgame-io/roquefort.js';
import { measureCore } from './core.js';
import { printFigures, printSearch } from './print.js';
import { measureIterations } from './search/iterations.js';
import { measureFirstAnswer, measurePace } from './search/pace.js';

/** `npm run bench`: every figure from one run, all contestants taking turns; `--json` prints them for machines. */
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });

const firstAnswer = measureFirstAnswer();
const search = { iterations: measureIterations(), pace: { firstAnswer, ...measurePace() } };

const core = measureCore({
  game: roquefort,
  options: { players: 4 },
  boardgameIo: (seed) => roquefortPeer.playRandomGame(seed, 100_000, asHanded),
  tunedBoardgameIo: (seed) => roquefortPeer.playRandomGame(seed, 100_000, unwrapped),
  endless: { options: { players: 4, stallTurns: 0 }, moves: ['end'] },
});
const chateauCore = measureCore({
  game: ohMonChateau,
  options: { players: 4, mode: 'grands-architectes' },
  boardgameIo: (seed) => chateauPeer.playRandomGame(seed, 100_000, asHanded),
  tunedBoardgameIo: (seed) => chateauPeer.playRandomGame(seed, 100_000, unwrapped),
  endless: { options: { players: 4, mode: 'grands-architectes', stallTurns: 0 }, moves: ['end', 'pass'] },
});

if (values.json) console.log(JSON.stringify({ core, search, ohMonChateau: { core: chateauCore } }));
else {
  printFigures('Château Roquefort, four players', core);
  printSearch('Search in Château Roquefort', search.iterations, search.pace);
  printFigures('Oh mon château, grands architectes, four players', chateauCore);
}
