import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import {
  Bot,
  type Contestant,
  DEFAULT_SEARCH,
  pairScore,
  playTable,
  seatings,
  shareOf,
  standingOf,
} from '@castellan/ai';
import { SeededChance } from '@castellan/kernel';
import {
  BY_HAND,
  CHATEAU_TRUST,
  CHATEAU_WEIGHTS,
  type ChateauEvent,
  ChateauMind,
  type ChateauOptions,
  type ChateauState,
  type ChateauView,
  type ChateauWeights,
  chateauKnowledgeWith,
  FEATURE_KINDS,
  ohMonChateau,
} from '@castellan/oh-mon-chateau';

/**
 * `node dist/duel.js --a now --b hand`: whether new weights of Oh mon château earn their place. A side is `hand`, `now` (in
 * use) or a file that `npm run train -- --out FILE.mjs` wrote, and after a colon what differs: `now:nodes=1000,sharpness=6`.
 */
const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'petits-batisseurs' },
    a: { type: 'string', default: 'now' },
    b: { type: 'string', default: 'hand' },
    games: { type: 'string', default: '100' },
    players: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'duel' },
  },
});
type Side = Contestant<ChateauOptions, ChateauState, ChateauView, ChateauEvent>;

/** The same without some kinds of features: `now-end-sun`. */
function heeding(weights: ChateauWeights, without: readonly string[]): ChateauWeights {
  const heeded = (all: Float64Array): Float64Array => {
    const some = all.slice();
    for (const [kind, range] of Object.entries(FEATURE_KINDS))
      if (without.includes(kind)) some.fill(0, ...range);
    return some;
  };
  return {
    'petits-batisseurs': heeded(weights['petits-batisseurs']),
    'grands-architectes': heeded(weights['grands-architectes']),
  };
}

async function weightsOf(name: string): Promise<ChateauWeights> {
  const [base, ...without] = name.split('-');
  if (base === 'hand' || base === 'now') return heeding(base === 'hand' ? BY_HAND : CHATEAU_WEIGHTS, without);
  const [weights] = Object.values(await import(pathToFileURL(name).href)) as Float64Array[];
  return { 'petits-batisseurs': weights, 'grands-architectes': weights };
}

async function sideOf(name: string): Promise<Side> {
  const [from, changes = ''] = name.split(':');
  const given = changes.split(',').map((change) => change.split('='));
  const changed = Object.fromEntries(given.flatMap(([key, value]) => (value ? [[key, Number(value)]] : [])));
  const settings = { search: { ...DEFAULT_SEARCH, nodes: 400, ...changed }, slipPercent: 0 };
  const { sharpness = CHATEAU_TRUST.sharpness, evenly = CHATEAU_TRUST.evenly } = changed;
  const knowledge = { ...chateauKnowledgeWith(await weightsOf(from)), prior: { sharpness, evenly } };
  return {
    name,
    sitDown: (options, seat, seed) =>
      new Bot(ohMonChateau, knowledge, new ChateauMind(options, seat), settings, new SeededChance(seed)),
  };
}

const sides = [await sideOf(values.a), await sideOf(values.b)] as const;
const players = Number(values.players);
const pairs: number[] = [];
const endings: Record<string, number> = {};
const time = [0, 0];
const made = [0, 0];
let longest = 0;
for (let deal = 1; pairs.length * players < Number(values.games); deal++) {
  const shares = seatings(sides[0], sides[1], players).map((seated, own) => {
    let started = 0;
    const { outcome, decisions } = playTable(
      ohMonChateau,
      { mode: values.mode },
      seated,
      `${values.seed}/${deal}`,
      {
        before: () => {
          started = performance.now();
        },
        after: (seat) => {
          time[seat === own ? 0 : 1] += performance.now() - started;
          made[seat === own ? 0 : 1]++;
        },
      },
    );
    longest = Math.max(longest, decisions);
    endings[outcome.reason] = (endings[outcome.reason] ?? 0) + 1;
    return shareOf(outcome, own, players);
  });
  pairs.push(pairScore(shares, players));
}
const { score, margin } = standingOf(pairs);
const times = time.map((sum, side) => (sum / made[side]).toFixed(2)).join(' and ');
console.log(`${values.mode}, ${values.players} players: ${values.a} against ${values.b}
  score ${(100 * score).toFixed(1)} % ± ${(100 * margin).toFixed(1)}, ${pairs.length * players} games, ${JSON.stringify(endings)}
  ${times} ms a decision, at most ${longest} decisions a game`);
