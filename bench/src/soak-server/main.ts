import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensure } from '@castellan/tools/needs/ensure';
import { POSTGRES } from '@castellan/tools/needs/list';
import { parties, UNRULY } from '../chaos/load/parties.js';
import { onPostgres } from '../chaos/setting/on-postgres.js';
import { onSqlite } from '../chaos/setting/on-sqlite.js';
import { Setting } from '../chaos/setting/setting.js';
import { plot } from './plot.js';
import { rise, type Sample, sampleOf } from './sample.js';

const HELP = `Mixed load for a long time: memory, handles and latency, as numbers and as a drawing.

  --minutes N    how long (60)
  --nodes N      nodes; one is on SQLite, several are on PostgreSQL (1)
  --tables N     tables that are played at (28)
  --out FOLDER   where soak-N.json and soak-N.svg go (.cache/soak)
`;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    nodes: { type: 'string', default: '1' },
    tables: { type: 'string', default: '28' },
    out: { type: 'string', default: '.cache/soak' },
    help: { type: 'boolean', default: false },
  },
});
/** Samples of a run, whatever its length. */
const SAMPLES = 180;
/** What is flat rises by no more than this from the second quarter to the last. */
const FLAT = 1.2;

if (values.help) process.stdout.write(HELP);
else await main();

async function main(): Promise<void> {
  const count = Number(values.nodes);
  if (count > 1) await ensure([POSTGRES]);
  // on the disk that is there: an hour fills the small one
  const setting = await Setting.open(count > 1 ? await onPostgres(count, false) : onSqlite(false), count);
  // lines come and go, but nobody breaks anything: what grows here grows for everybody
  const groups = parties(Number(values.tables), setting.ports, 'soak', {
    manners: { ...UNRULY, vanish: 4, twins: 5 },
    isWrittenDown: false,
    slowness: 10,
  });
  const playing = groups.map((group) => group.run());
  const samples: Sample[] = [];
  const start = performance.now();
  const step = (Number(values.minutes) * 60_000) / SAMPLES;
  for (let i = 1; i <= SAMPLES; i++) {
    await sleep(Math.max(0, start + i * step - performance.now()));
    const latencies = groups.flatMap(({ guests }) => guests.flatMap((guest) => guest.latencies.splice(0)));
    samples.push(sampleOf((performance.now() - start) / 1000, setting.nodes, latencies));
    if (i % 15 === 0) tell(samples[i - 1]);
  }
  for (const group of groups) group.end();
  await Promise.all(playing);
  await setting.close();
  report(samples, count);
}

function tell({ at, nodes, moves, p50, p99 }: Sample): void {
  const used = nodes
    .map(({ megabytes, handles }) => `${megabytes.toFixed(0)} MB ${handles} handles`)
    .join(', ');
  process.stdout.write(
    `${(at / 60).toFixed(1)} min: ${used}; ${moves} moves, ${p50.toFixed(1)} ms, 99 of 100 within ${p99.toFixed(1)} ms\n`,
  );
}

function report(samples: readonly Sample[], count: number): void {
  mkdirSync(values.out, { recursive: true });
  const title = `${count === 1 ? 'One node on SQLite' : `${count} nodes on PostgreSQL`}, ${values.tables} tables, ${values.minutes} minutes`;
  writeFileSync(`${values.out}/soak-${count}.json`, JSON.stringify(samples));
  writeFileSync(`${values.out}/soak-${count}.svg`, plot(title, samples));
  const rises = {
    memory: Math.max(...samples[0].nodes.map((_, i) => rise(samples.map(({ nodes }) => nodes[i].megabytes)))),
    handles: Math.max(...samples[0].nodes.map((_, i) => rise(samples.map(({ nodes }) => nodes[i].handles)))),
    latency: rise(samples.map(({ p50 }) => p50)),
  };
  const moves = samples.reduce((sum, one) => sum + one.moves, 0);
  const cpu = samples.at(-1)?.nodes.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0) ?? 0;
  process.stdout.write(`${moves} moves, ${((cpu / moves) * 1000).toFixed(2)} ms of processor time each\n`);
  for (const [what, by] of Object.entries(rises))
    process.stdout.write(
      `${what}: last quarter ${by.toFixed(2)} x the second${by > FLAT ? ': NOT FLAT' : ''}\n`,
    );
  process.exit(rises.memory > FLAT || rises.handles > FLAT ? 1 : 0);
}
