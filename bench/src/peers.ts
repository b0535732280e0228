import { parseArgs } from 'node:util';
import { contestant } from '@castellan/ai';
import { ROQUEFORT_CHARACTERS, roquefort, roquefortBotSupport } from '@castellan/roquefort';
import {
  type Effort,
  evaluatedSearch,
  playoutSearch,
  type RoquefortContender,
  wholeTurnPlanner,
} from './peers/baselines.js';
import { type MatchFigures, playMatch } from './peers/match.js';

/**
 * `npm run peers`: the champion of Château Roquefort against other kinds of search, every deal from both seats, at
 * equal processor time where that is said. Stops a match early when it is decided.
 */
const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '200' },
    only: { type: 'string' },
    character: { type: 'string', default: 'castellane' },
    nodes: { type: 'string' },
    seed: { type: 'string', default: 'peers' },
    whole: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const known = ROQUEFORT_CHARACTERS.find(({ id }) => id === values.character);
if (known === undefined) throw new Error(`nobody is called ${values.character}`);
const character = { ...known, nodes: Number(values.nodes ?? known.nodes) };

type Peer = {
  readonly id: string;
  readonly baseline: RoquefortContender;
  readonly effort: Effort | null;
  readonly wanted: number;
  readonly refused: number;
};
const [playouts, evaluations]: Effort[] = [{ amount: 200 }, { amount: 5_000 }];
const PEERS: readonly Peer[] = [
  { id: 'playouts', baseline: playoutSearch(playouts), effort: playouts, wanted: 0.97, refused: 0.93 },
  { id: 'planner', baseline: wholeTurnPlanner(), effort: null, wanted: 0.8, refused: 0.74 },
  {
    id: 'evaluated',
    baseline: evaluatedSearch(evaluations),
    effort: evaluations,
    wanted: 0.6,
    refused: 0.54,
  },
];

const results: MatchFigures[] = [];
for (const { id, ...peer } of PEERS) {
  if (values.only !== undefined && values.only !== id) continue;
  const figures = playMatch({
    ...peer,
    champion: contestant(roquefort, roquefortBotSupport, character),
    deals: Number(values.deals),
    seed: values.seed,
    early: !values.whole,
    progress: (deals, score) => {
      if (deals % 10 === 0) console.error(`${id}: ${deals} deals, ${(100 * score).toFixed(1)} %`);
    },
  });
  results.push(figures);
  if (!values.json) tell(figures, peer.effort);
}
if (values.json) console.log(JSON.stringify(results));

function tell(figures: MatchFigures, effort: Effort | null): void {
  const { name, games, score, margin, verdict, championMs, baselineMs, endings } = figures;
  console.log(`\n${values.character} (${character.nodes} positions a decision) against ${name}`);
  console.log(
    `  score ${(100 * score).toFixed(1)} % +- ${(100 * margin).toFixed(1)} in ${games} games (${verdict})`,
  );
  const amount = effort === null ? '' : ` with ${Math.round(effort.amount)} iterations`;
  console.log(
    `  processor time a decision: ${championMs.toFixed(1)} ms and ${baselineMs.toFixed(1)} ms${amount}`,
  );
  console.log(`  games ended by ${JSON.stringify(endings)}`);
}
