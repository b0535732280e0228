import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { actorOf, DEFAULT_SEARCH, pairScore, Search, shareOf } from '@castellan/ai';
import { Drawer, SeededChance, unwrap } from '@castellan/kernel';
import {
  BY_HAND,
  CHATEAU_WEIGHTS,
  type ChateauState,
  chateauKnowledgeWith,
  FEATURE_KINDS,
  type Mode,
  ohMonChateau,
} from '@castellan/oh-mon-chateau';

/**
 * `node dist/climb.js --mode MODE`: weights for Oh mon château, found by playing. Again and again some of them are changed a
 * little; who wins many short-sighted games with the changed ones keeps them. Writes the weights of the mode anew.
 */
const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'petits-batisseurs' },
    from: { type: 'string', default: 'now' },
    steps: { type: 'string', default: '100' },
    deals: { type: 'string', default: '120' },
    nodes: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'climb' },
    out: { type: 'string' },
  },
});
const MODES: readonly Mode[] = ['petits-batisseurs', 'grands-architectes'];
const mode = MODES.find((name) => name === values.mode);
if (mode === undefined) throw new Error(`--mode: one of ${MODES.join(', ')}`);

/** A change is kept if it scores at least this against what was best before. */
const WORTH_KEEPING = 0.535;
/** Nobody minds a game that never ends, but nobody waits for it either: it is then a draw. */
const MOST_ACTIONS = 1_500;

const chance = new SeededChance(`${values.seed}/${mode}`);
const settings = { ...DEFAULT_SEARCH, nodes: Number(values.nodes) };

function thinker(weights: Float64Array, sample: ChateauState): Search<ChateauState> {
  return new Search(
    ohMonChateau,
    chateauKnowledgeWith({ ...BY_HAND, [mode as Mode]: weights }),
    sample,
    settings,
  );
}

/** The share of a deal played from both seats that the first weights win. */
function playDeal(a: Float64Array, b: Float64Array, deal: string): number {
  const shares = [0, 1].map((own) => {
    const luck = new SeededChance(deal);
    const state = ohMonChateau.start(unwrap(ohMonChateau.prepare({ mode, players: 2 }, luck)));
    const drawer = new Drawer(ohMonChateau.maxLegal);
    const seated = [thinker(own === 0 ? a : b, state), thinker(own === 0 ? b : a, state)];
    for (let actions = 0; !state.isOver() && actions < MOST_ACTIONS; actions++) {
      const actor = actorOf(state);
      const action = state.isChance()
        ? drawer.draw(state, luck)
        : seated[actor].think(state, actor)[0].action;
      state.apply(actor, action, null);
    }
    const outcome = state.outcome();
    return outcome === null ? 0.5 : shareOf(outcome, own, 2);
  });
  return pairScore(shares, 2) / 2;
}

function compare(a: Float64Array, b: Float64Array, deals: number, name: string): number {
  let sum = 0;
  for (let deal = 0; deal < deals; deal++) {
    sum += playDeal(a, b, `${values.seed}/${name}/${deal}`);
    // what is clearly worse is not played to the end
    if (deal === Math.floor(deals / 4) && sum / (deal + 1) < 0.48) return sum / (deal + 1);
  }
  return sum / deals;
}

/** Roughly normal, mean 0, spread 1. */
function noise(): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += chance.below(1_000) / 1_000;
  return sum - 6;
}

function changed(weights: Float64Array): Float64Array {
  const next = weights.slice();
  for (const [from, end] of Object.values(FEATURE_KINDS)) {
    const factor = chance.below(4) === 0 ? Math.exp(0.4 * noise()) : 1;
    for (let i = from; i < end; i++) {
      next[i] *= factor;
      if (chance.below(12) === 0) next[i] += 0.15 * noise();
    }
  }
  return next;
}

const start = (values.from === 'hand' ? BY_HAND : CHATEAU_WEIGHTS)[mode];
let best = start;
let kept = 0;
const end = performance.now() + Number(values.minutes) * 60_000;
for (let step = 1; step <= Number(values.steps) && performance.now() < end; step++) {
  const tried = changed(best);
  const score = compare(tried, best, Number(values.deals), `step ${step}`);
  if (score < WORTH_KEEPING) continue;
  best = tried;
  kept++;
  console.error(`step ${step}: ${(100 * score).toFixed(1)} %, kept`);
  save();
}
const total = compare(best, start, 200, 'total');
console.error(`${kept} changes kept; ${(100 * total).toFixed(1)} % against where it started`);
save();

function save(): void {
  const rows = Array.from(best, (weight) => weight.toFixed(2));
  const lines: string[] = [];
  for (let i = 0; i < rows.length; i += 10) lines.push(`  ${rows.slice(i, i + 10).join(', ')},`);
  const constant = mode === 'petits-batisseurs' ? 'PETITS_BATISSEURS' : 'GRANDS_ARCHITECTES';
  const text = `/** What each feature is worth. Made by bench/src/climb.ts; the order is that of features.ts. */
export const ${constant}: Float64Array = Float64Array.from([
${lines.join('\n')}
]);
`;
  writeFileSync(values.out ?? `games/oh-mon-chateau/src/knowledge/weights/${mode}.ts`, text);
}
