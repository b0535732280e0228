import { parseArgs } from 'node:util';
import { DEFAULT_SEARCH, Search } from '@castellan/ai';
import { SeededChance } from '@castellan/kernel';
import { ROQUEFORT_CHARACTERS, roquefort, roquefortKnowledge } from '@castellan/roquefort';
import { fitCalibration } from './calibration/fit-calibration.js';
import { playHeldOut } from './calibration/held-out.js';
import { errorOfTruth, type Forecast, reliabilityOf } from './calibration/reliability.js';

/**
 * `npm run calibrate`: are the chances that bots tell the chances that come? One position from each of many games
 * that no weight was fitted to; told are the mover's chance as the champion's search sees it and as the bare
 * prospects do. With `--fit` it says instead how what the search finds should be told (then give another seed).
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2000' },
    players: { type: 'string', default: '2' },
    nodes: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'calibrate' },
    positions: { type: 'string', default: '1' },
    fit: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);
const players = Number(values.players);
const champion = ROQUEFORT_CHARACTERS[ROQUEFORT_CHARACTERS.length - 1];

const { calibration, ...untold } = roquefortKnowledge;
const knowledge = values.fit ? untold : roquefortKnowledge;
const settings = { ...DEFAULT_SEARCH, nodes: champion.nodes };

const searched: Forecast[] = [];
const bare: Forecast[] = [];
const prospects = new Float64Array(players);
for (let game = 0; game < games; game++) {
  const [layout, count] = [['A', 'B'][game % 2], Number(values.positions)];
  for (const { state, came } of playHeldOut(
    `${values.seed}/${game}`,
    players,
    layout,
    Number(values.nodes),
    count,
  )) {
    const search = new Search(roquefort, knowledge, state, settings);
    searched.push({ chance: search.think(state, state.turn)[0].prospect, came });
    roquefortKnowledge.prospects(state, prospects);
    bare.push({ chance: prospects[state.turn], came });
  }
  if ((game + 1) % 100 === 0) console.error(`${game + 1} games`);
}

console.log(
  `${searched.length} positions of ${games} games, ${players} players, ${values.nodes} positions a decision`,
);
tell(`the champion's search (${champion.nodes} positions)`, searched);
tell('bare prospects', bare);
if (values.fit) console.log('\nbest told with', fitCalibration(searched), 'now', calibration);

function tell(name: string, forecasts: readonly Forecast[]): void {
  const { bins, error, brier } = reliabilityOf(forecasts);
  const truth = errorOfTruth(forecasts, new SeededChance('truth'));
  console.log(`\n${name}: error ${error.toFixed(4)}, Brier score ${brier.toFixed(4)}`);
  console.log(`  (chances that are exactly right would show an error of ${truth.toFixed(4)} here)`);
  for (const { count, told, came } of bins)
    if (count > 0)
      console.log(`  ${String(count).padStart(5)}  told ${told.toFixed(3)}  came ${came.toFixed(3)}`);
}
