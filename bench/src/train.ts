import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Search } from '@castellan/ai';
import { Drawer, SeededChance, unwrap } from '@castellan/kernel';
import {
  FEATURES,
  type RoquefortState,
  roquefort,
  roquefortKnowledge,
  writeFeatures,
} from '@castellan/roquefort';
import { fitShares, type Sample } from './fit.js';

/**
 * `npm run train`: plays games of the present knowledge against itself, notes the features of positions and who
 * won, and fits the weights to it. Writes games/roquefort/src/knowledge/weights.ts anew.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '600' },
    nodes: { type: 'string', default: '400' },
    seed: { type: 'string', default: 'train' },
    out: { type: 'string' },
  },
});

function playGame(index: number, samples: Sample[]): string {
  const chance = new SeededChance(`${values.seed}/${index}`);
  const players = [2, 2, 3, 4][index % 4];
  const layout = ['A', 'B', 'random'][index % 3];
  const goal = [4, 4, 5, 6][chance.below(4)];
  const state: RoquefortState = roquefort.start(unwrap(roquefort.prepare({ players, layout, goal }, chance)));
  const settings = { nodes: Number(values.nodes), curiosity: 0.4, sharpness: 12 };
  const search = new Search(roquefort, roquefortKnowledge, state, settings);
  const drawer = new Drawer(roquefort.maxLegal);
  const noted: Float64Array[] = [];
  while (!state.isOver()) {
    if (state.isChance()) {
      state.apply(-1, drawer.draw(state, chance), null);
      continue;
    }
    if (state.phase === 1 && chance.below(3) === 0) {
      const features = new Float64Array(players * FEATURES);
      writeFeatures(state, features);
      noted.push(features);
    }
    const candidates = search.think(state, state.turn);
    // a little waywardness, so that the games differ and mistakes are seen being punished
    const wayward = chance.below(12) === 0;
    const choice = wayward ? candidates[chance.below(Math.min(5, candidates.length))] : candidates[0];
    state.apply(state.turn, choice.action, null);
  }
  const winner = state.outcome()?.winners[0];
  if (winner !== undefined) for (const features of noted) samples.push({ features, players, winner });
  return state.outcome()?.reason ?? '';
}

const samples: Sample[] = [];
const endings: Record<string, number> = {};
const games = Number(values.games);
for (let i = 0; i < games; i++) {
  const reason = playGame(i, samples);
  endings[reason] = (endings[reason] ?? 0) + 1;
  if ((i + 1) % 50 === 0)
    console.error(`${i + 1} games, ${samples.length} positions, ${JSON.stringify(endings)}`);
}
const { weights, loss, before } = fitShares(samples, FEATURES);
console.error(`loss ${before.toFixed(4)} without knowledge, ${loss.toFixed(4)} fitted, on held-out games`);
const rows = Array.from(weights, (weight) => weight.toFixed(3));
const lines: string[] = [];
for (let i = 0; i < rows.length; i += 10) lines.push(`  ${rows.slice(i, i + 10).join(', ')},`);
const text = `/** What each feature is worth. Made by \`npm run train\` from ${games} games; the order is that of features.ts. */
export const WEIGHTS: Float64Array = Float64Array.from([
${lines.join('\n')}
]);
`;
writeFileSync(values.out ?? 'games/roquefort/src/knowledge/weights.ts', text);
