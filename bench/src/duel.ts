import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { Bot, DEFAULT_SEARCH, type SearchSettings, pairScore, playTable, seatings, shareOf, standingOf, type Contestant } from '@castellan/ai';
import { SeededChance } from '@castellan/kernel';
import {
  BY_HAND, CHATEAU_WEIGHTS, ChateauMind, type ChateauEvent, type ChateauOptions, type ChateauState, type ChateauView,
  chateauKnowledgeWith, ohMonChateau,
} from '@castellan/oh-mon-chateau';
const { values } = parseArgs({ options: {
  mode: { type: 'string', default: 'petits-batisseurs' }, a: { type: 'string', default: 'now' }, b: { type: 'string', default: 'hand' },
  games: { type: 'string', default: '100' }, players: { type: 'string', default: '2' }, seed: { type: 'string', default: 'duel' } } });
type C = Contestant<ChateauOptions, ChateauState, ChateauView, ChateauEvent>;
// name:key=value,key=value ; name = hand, now or a file
async function make(spec: string): Promise<C> {
  const [name, rest = ''] = spec.split(':');
  const settings: Record<string, unknown> = { ...DEFAULT_SEARCH, nodes: 400 };
  for (const part of rest.split(',')) { const [k, v] = part.split('='); if (v !== undefined) settings[k] = Number(v); }
  let weights = name === 'hand' ? BY_HAND : CHATEAU_WEIGHTS;
  if (name !== 'hand' && name !== 'now') {
    const mod = await import(pathToFileURL(name).href);
    const w = Object.values(mod)[0] as Float64Array;
    weights = { 'petits-batisseurs': w, 'grands-architectes': w };
  }
  const knowledge = chateauKnowledgeWith(weights);
  return { name: spec, sitDown: (options, seat, seed) =>
    new Bot(ohMonChateau as never, knowledge, new ChateauMind(options, seat), { search: settings as unknown as SearchSettings, slipPercent: 0 }, new SeededChance(seed)) as never };
}
const a = await make(values.a); const b = await make(values.b);
const players = Number(values.players); const pairs: number[] = []; const endings: Record<string, number> = {};
const time = [0, 0]; const made = [0, 0]; let total = 0; let decisions = 0; let games = 0;
for (let deal = 1; games < Number(values.games); deal++) {
  const shares = seatings(a, b, players).map((seated, own) => {
    let t = 0;
    const r = playTable(ohMonChateau, { mode: values.mode }, seated, `${values.seed}/${deal}`, { before: () => { t = performance.now(); }, after: (s) => { const i = s === own ? 0 : 1; time[i] += performance.now() - t; made[i]++; } });
    games++; endings[r.outcome.reason] = (endings[r.outcome.reason] ?? 0) + 1; total += Math.max(...r.outcome.scores); decisions += r.decisions;
    return shareOf(r.outcome, own, players);
  });
  pairs.push(pairScore(shares, players));
}
const s = standingOf(pairs);
console.log(`${values.mode} ${values.a} : ${values.b}  ${(100 * s.score).toFixed(1)} ± ${(100 * s.margin).toFixed(1)}  ${games} games ${JSON.stringify(endings)} ms ${(time[0] / made[0]).toFixed(2)} ${(time[1] / made[1]).toFixed(2)} best ${(total / games).toFixed(1)} decisions ${(decisions / games).toFixed(0)}`);
