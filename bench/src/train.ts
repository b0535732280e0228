import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { actorOf, Search, shareOf } from '@castellan/ai';
import { Drawer, SeededChance, unwrap } from '@castellan/kernel';
import { COURSES } from './courses.js';
import { fitShares, type Sample } from './fit.js';

/**
 * `npm run train`: plays games of the present knowledge against itself, notes the features of positions and who
 * won, and fits the weights to it. Writes the weights of its course anew.
 */
const { values } = parseArgs({
  options: {
    course: { type: 'string', default: 'roquefort' },
    games: { type: 'string', default: '600' },
    nodes: { type: 'string', default: '400' },
    seed: { type: 'string', default: 'train' },
    out: { type: 'string' },
  },
});
const found = Object.entries(COURSES).find(([name]) => name === values.course);
if (found === undefined) throw new Error(`--course: one of ${Object.keys(COURSES).join(', ')}`);
const [, course] = found;

function playGame(index: number, samples: Sample[]): string {
  const chance = new SeededChance(`${values.seed}/${index}`);
  const state = course.game.start(unwrap(course.game.prepare(course.input(index, chance), chance)));
  const players = state.seats;
  const settings = { nodes: Number(values.nodes), curiosity: 0.4, sharpness: 12 };
  const anyOf = <T>(list: readonly T[]): T => list[chance.below(list.length)];
  const seated = Array.from({ length: players }, () => ({
    search: new Search(course.game, anyOf(course.players), state, settings),
    waywardOneIn: anyOf(course.waywardOneIn),
  }));
  const drawer = new Drawer(course.game.maxLegal);
  const noted: Float64Array[] = [];
  while (!state.isOver()) {
    if (state.isChance()) {
      state.apply(-1, drawer.draw(state, chance), null);
      continue;
    }
    if (course.isNoted(state) && chance.below(course.noteOneIn) === 0) {
      const features = new Float64Array(players * course.features);
      course.writeFeatures(state, features);
      noted.push(features);
    }
    const actor = actorOf(state);
    const { search, waywardOneIn } = seated[actor];
    const candidates = search.think(state, actor);
    // a little waywardness, so that the games differ and mistakes are seen being punished
    const wayward = chance.below(waywardOneIn) === 0;
    const choice = wayward ? candidates[chance.below(Math.min(5, candidates.length))] : candidates[0];
    state.apply(actor, choice.action, null);
  }
  const outcome = state.outcome();
  if (outcome !== null && outcome.winners.length > 0) {
    const shares = Float64Array.from({ length: players }, (_, seat) => shareOf(outcome, seat, players));
    for (const features of noted) samples.push({ features, shares });
  }
  return outcome?.reason ?? '';
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
const { weights, loss, before } = fitShares(samples, course.start);
console.error(`loss ${before.toFixed(4)} as it started, ${loss.toFixed(4)} fitted, on held-out games`);
const rows = Array.from(weights, (weight) => weight.toFixed(3));
const lines: string[] = [];
for (let i = 0; i < rows.length; i += 10) lines.push(`  ${rows.slice(i, i + 10).join(', ')},`);
const text = `/** What each feature is worth. Made by \`npm run train\` from ${games} games; the order is that of features.ts. */
export const ${course.constant}: Float64Array = Float64Array.from([
${lines.join('\n')}
]);
`;
writeFileSync(values.out ?? course.file, text);
