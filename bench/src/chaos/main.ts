import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensure } from '@castellan/tools/needs/ensure';
import { POSTGRES } from '@castellan/tools/needs/list';
import { type RunResult, runSeed } from './run.js';
import type { Backing } from './setting/backing.js';
import { onPostgres } from './setting/on-postgres.js';
import { onSqlite } from './setting/on-sqlite.js';
import { Setting } from './setting/setting.js';

const HELP = `Breaks a cluster under load and compares what people were told with what is in the log.

  --seeds N      so many runs (3)
  --seed TEXT    only this one
  --nodes N      nodes (3; 1 with SQLite)
  --store X      postgres or sqlite (postgres)
  --tables N     tables that are played at (7)
  --faults N     things that are broken in a run (6)
  --calm N       seconds in which nothing is broken, before anything is (2)
  --only TEXT    only faults whose name has this in it
  --other FILE   dist/server.js of another build: rolling updates lead to it and back
  --plant BUG    plants a bug that has to be found: acknowledge-early, no-guard, dropped-notify
  --keep         writes transcripts and logs of every run to .cache/chaos/, not only of those that fail
`;

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '3' },
    seed: { type: 'string' },
    nodes: { type: 'string', default: '3' },
    store: { type: 'string', default: 'postgres' },
    tables: { type: 'string', default: '7' },
    faults: { type: 'string', default: '6' },
    calm: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    other: { type: 'string' },
    plant: { type: 'string' },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) process.stdout.write(HELP);
else await main();

async function main(): Promise<void> {
  if (values.store === 'postgres') await ensure([POSTGRES]);
  const seeds =
    values.seed === undefined
      ? Array.from({ length: Number(values.seeds) }, (_, i) => `${i + 1}`)
      : [values.seed];
  const failed: string[] = [];
  for (const seed of seeds) {
    process.stdout.write(`seed ${seed}\n`);
    const result = await one(seed);
    tell(result);
    const isGood = result.verdict.problems.length === 0;
    if (!isGood) failed.push(seed);
    if (!isGood || values.keep) keep(result);
  }
  const good = seeds.length - failed.length;
  process.stdout.write(
    `${good} of ${seeds.length} seeds with nothing lost${failed.length > 0 ? `; failed: ${failed.join(', ')}` : ''}\n`,
  );
  process.exit(failed.length === 0 ? 0 : 1);
}

/** What is loaded into every node so that it has this bug. */
function planted(bug: string | undefined): readonly string[] {
  if (bug === undefined) return [];
  process.env.CHAOS_PLANT = bug;
  const preload = values.store === 'sqlite' ? './chaos-lying-sqlite.js' : './chaos-bad-postgres.js';
  return [new URL(preload, import.meta.url).href];
}

async function one(seed: string): Promise<RunResult> {
  const backing: Backing = values.store === 'sqlite' ? onSqlite() : await onPostgres(Number(values.nodes));
  const setting = await Setting.open(
    backing,
    values.store === 'sqlite' ? 1 : Number(values.nodes),
    planted(values.plant),
  );
  try {
    if (values.plant === 'no-guard') await backing.order?.('ALTER TABLE log DROP CONSTRAINT log_pkey');
    return await runSeed(setting, {
      seed,
      tables: Number(values.tables),
      faults: Number(values.faults),
      calm: Number(values.calm),
      only: values.only,
      say: (text) => process.stdout.write(`${text}\n`),
    });
  } finally {
    await setting.close();
  }
}

function tell({ verdict }: RunResult): void {
  const { problems, tables, entries, acknowledged, steps, views, draws, spread } = verdict;
  process.stdout.write(
    `  ${tables} tables, ${entries} entries; compared: ${acknowledged} acknowledged moves, ${steps} steps, ${views} views, ` +
      `${draws} draws; told within ${spread.p50.toFixed(1)} ms (median), ${Math.round(spread.max)} ms (worst)\n`,
  );
  for (const problem of problems.slice(0, 20)) process.stdout.write(`  PROBLEM: ${problem}\n`);
  if (problems.length > 20) process.stdout.write(`  and ${problems.length - 20} more\n`);
}

/** For whoever looks for the cause. */
function keep({ seed, transcripts, truths, verdict, complaints }: RunResult): void {
  const folder = `.cache/chaos/${seed}`;
  mkdirSync(folder, { recursive: true });
  const lines = transcripts.flatMap(({ client, lines: all }) => all.map((line) => ({ client, ...line })));
  lines.sort((a, b) => a.at - b.at);
  writeFileSync(`${folder}/transcript.jsonl`, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  writeFileSync(`${folder}/truth.json`, JSON.stringify(truths, null, 1));
  for (const [i, text] of complaints.entries()) writeFileSync(`${folder}/node-${i}.log`, text);
  writeFileSync(`${folder}/problems.txt`, verdict.problems.join('\n'));
}
