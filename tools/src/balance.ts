import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { type Counted, cell, sum, tableOf } from './balance-table.js';

/**
 * What docs/BALANCE.md says about Château Roquefort among opponents of equal strength: who wins by order of play, how
 * long games take, and what a shorter first turn changes. Games are played in rounds of fifty for every kind of
 * table and kept in `.balance/`, so that it can be stopped at any time and goes on from there; what is written covers
 * what there is. `npm run balance -- ROUNDS`; 0 plays nothing more.
 */
const WHO = 'praline';
const ROUND = 50;
const DOCUMENT = 'docs/BALANCE.md';
const FILE = '.balance/roquefort.ndjson';

type Kind = Readonly<Record<'players' | 'layout' | 'goal' | 'first', string>>;
type Line = Kind & { readonly round: number; readonly counted: Counted };

const PLAYERS = ['2', '3', '4'];
const tables = PLAYERS.flatMap((players) =>
  ['A', 'B', 'random'].flatMap((layout) =>
    ['4', '5', '6'].map((goal): Kind => ({ players, layout, goal, first: '4' })),
  ),
);
const houseRules = PLAYERS.flatMap((players) =>
  ['A', 'B', 'random'].flatMap((layout) =>
    ['3', '2', '1'].map((first): Kind => ({ players, layout, goal: '4', first })),
  ),
);

const sameKind = (a: Kind, b: Kind): boolean =>
  a.players === b.players && a.layout === b.layout && a.goal === b.goal && a.first === b.first;

async function simulate(kind: Kind, round: number): Promise<Counted> {
  const args = ['simulate', 'roquefort', '--policy', WHO, '--seed', 'balance', '--json'];
  args.push('--players', kind.players, '--layout', kind.layout, '--goal', kind.goal);
  args.push(
    '--first-turn-actions',
    kind.first,
    '--games',
    `${ROUND}`,
    '--from',
    `${(round - 1) * ROUND + 1}`,
  );
  const { stdout } = await promisify(execFile)(process.execPath, ['dist/castellan.js', ...args]);
  const { games, turns, endings, winSharesByOrder } = JSON.parse(stdout);
  return { games, turns: turns.mean * games, endings, wins: winSharesByOrder };
}

/** Between two comments, so that a later run replaces it. */
function replace(text: string, name: string, lines: readonly string[]): string {
  const [opening, closing] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [start, end] = [text.indexOf(opening), text.indexOf(closing)];
  if (start < 0 || end < start) throw new Error(`${DOCUMENT} needs the lines ${opening} and ${closing}`);
  return `${text.slice(0, start + opening.length)}\n\n${lines.join('\n')}\n\n${text.slice(end)}`;
}

mkdirSync('.balance', { recursive: true });
const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
const kept: Line[] = text
  .split('\n')
  .slice(0, -1)
  .map((line) => JSON.parse(line));
const rounds = Number(process.argv[2] ?? 10);
const tasks = Array.from({ length: rounds }, (_, i) => i + 1).flatMap((round) =>
  [...houseRules, ...tables]
    .filter((kind) => !kept.some((line) => line.round === round && sameKind(line, kind)))
    .map((kind) => ({ ...kind, round })),
);
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) {
      const line: Line = { ...task, counted: await simulate(task, task.round) };
      appendFileSync(FILE, `${JSON.stringify(line)}\n`);
      kept.push(line);
    }
  }),
);

const counted = (kind: Kind): Counted =>
  sum(kept.filter((line) => sameKind(line, kind)).map((l) => l.counted));
/** Everything of a kind together, whatever the rest. */
const pooled = (players: string, layout: string, goal: string): string[] => {
  const any = (wanted: string, found: string): boolean => wanted === 'any' || wanted === found;
  const kinds = tables.filter((k) => k.players === players && any(layout, k.layout) && any(goal, k.goal));
  return cell(`${players}, ${layout}, ${goal}`, sum(kinds.map(counted)));
};
const summed = PLAYERS.flatMap((players) => [
  pooled(players, 'any', 'any'),
  ...['A', 'B', 'random'].map((layout) => pooled(players, layout, 'any')),
  ...['4', '5', '6'].map((goal) => pooled(players, 'any', goal)),
]);
let document = readFileSync(DOCUMENT, 'utf8');
document = replace(document, 'balance tables', tableOf('players, layout, goal', summed));
/** On all layouts, for four kinds. */
const byFirst = PLAYERS.flatMap((players) =>
  ['4', '3', '2', '1'].map((first) => {
    const kinds = [...tables, ...houseRules].filter(
      (kind) => kind.players === players && kind.goal === '4' && kind.first === first,
    );
    return cell(`${players}, ${first}`, sum(kinds.map(counted)));
  }),
);
document = replace(document, 'balance first turn', tableOf('players, actions of the first turn', byFirst));
writeFileSync(DOCUMENT, document);
