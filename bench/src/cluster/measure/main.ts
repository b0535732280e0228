import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensure } from '@castellan/tools/needs/ensure';
import { POSTGRES } from '@castellan/tools/needs/list';
import { PostgresServer } from '@castellan/tools/postgres/server';
import { NodeProcess } from '../../chaos/setting/node-process.js';
import { inTurn, median, pairedRatio } from '../../measure.js';
import { measureAppends } from './appends.js';
import { CoreShare } from './core-share.js';
import { bareHop, moveHop } from './hop.js';
import { serveLoad } from './load.js';
import { line, ms, ratio, tellRate, verdict, whole } from './print.js';
import { Measured, type Rate, TABLES } from './rates.js';
import { measureRecoveries } from './recovery.js';

const HELP = `What a cluster on PostgreSQL does, as ratios to what is next to it on the same machine.

  --only LIST      appends,hop,nodes,recovery,sqlite (all)
  --rounds N       rounds of each measurement (5)
  --before FILE    dist/server.js of an earlier build, to hold one node on SQLite against
`;

/** What each node may use of a core: then two of them, their load and the database leave half of two cores idle. */
const SHARE = 0.25;
/** So many that a node has always something to do. */
const MANY_TABLES = 240;

if (process.argv[2] === 'load') serveLoad();
else await main();

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: 'appends,hop,nodes,recovery,sqlite' },
      rounds: { type: 'string', default: '5' },
      before: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  await ensure([POSTGRES]);
  const parts = values.only.split(',');
  const rounds = Number(values.rounds);
  console.log(
    `Node ${process.version}, ${availableParallelism()} cores, ${loadavg()[0].toFixed(1)} busy at the start`,
  );
  if (parts.includes('appends')) await withDatabase((url) => appends(url, rounds));
  if (parts.includes('hop')) await withDatabase((url) => hop(url));
  if (parts.includes('nodes')) await withDatabase((url, pid) => nodes(url, pid, rounds));
  if (parts.includes('recovery')) await recovery(Math.min(3, rounds));
  if (parts.includes('sqlite') && values.before !== undefined) await sqlite(values.before, rounds);
  process.exit(0);
}

async function withDatabase(measure: (url: string, pid: number) => Promise<void>): Promise<void> {
  const server = await PostgresServer.start({ settings: { shared_buffers: '64MB' } });
  try {
    await measure(server.url, server.pid ?? 0);
  } finally {
    await server.remove();
  }
}

async function appends(url: string, rounds: number): Promise<void> {
  const all = await measureAppends(url, rounds, 1500);
  console.log('\nEntries a second on PostgreSQL, 500 at once');
  line('the store', whole(median(all.map(({ ours }) => ours))));
  line('a bare loop of batched inserts', whole(median(all.map(({ bare }) => bare))));
  ratio('the store to the bare loop', median(all.map(({ ours, bare }) => ours / bare)), 0.5, 'least');
}

async function hop(url: string): Promise<void> {
  const both = [new NodeProcess(on(url)), new NodeProcess(on(url))];
  for (const node of both) await node.start();
  const bare = await bareHop(url, 300);
  const { here, there } = await moveHop([both[0].port, both[1].port], 200);
  await Promise.all(both.map((node) => node.end('SIGTERM')));
  console.log('\nA move until whoever acts next hears of it, median');
  line('a bare NOTIFY from one connection to another', ms(bare));
  line('at the node where it was made', ms(here));
  line('at another node', ms(there));
  ratio('added by the way between nodes, to a bare NOTIFY', (there - here) / bare, 3, 'most');
}

async function nodes(url: string, database: number, rounds: number): Promise<void> {
  const both = [new NodeProcess(on(url)), new NodeProcess(on(url))];
  for (const node of both) await node.start();
  const one = await Measured.open([both[0]], 0, database, MANY_TABLES);
  const two = await Measured.open(both, 5000, database, MANY_TABLES);
  const held = both.flatMap(({ pid }) => CoreShare.hold(pid, SHARE) ?? []);
  for (let i = 0; i < rounds; i++) {
    await one.round(3000);
    await two.round(3000);
  }
  const [single, double] = [one.result(), two.result()];
  for (const measured of [one, two]) measured.stop();
  await Promise.all(both.map((node) => node.end('SIGKILL')));
  for (const share of held) share.free();
  const isHeld = held.length === both.length;
  const how = isHeld ? `each node with ${SHARE} of a core` : 'nodes not held: there are no control groups';
  console.log(`\nMoves a second at ${MANY_TABLES} tables of two on PostgreSQL, ${how}`);
  tellRate('one node', single);
  tellRate('two nodes', double);
  ratio('two nodes to one', double.movesPerSecond / single.movesPerSecond, 1.6, 'least');
  ratio(
    'by processor time of nodes a move (2 x one / two)',
    (2 * single.nodeCpu) / double.nodeCpu,
    1.6,
    'least',
  );
  const cores = availableParallelism();
  const inUse = ({ nodesBusy, busy }: Rate): string => `${nodesBusy.toFixed(2)} and ${busy.toFixed(2)}`;
  line(`cores in use by nodes and by all, with one node, of ${cores}`, inUse(single));
  line('with two', inUse(double));
  line('so the limit of two nodes was', limitOf(double, isHeld ? 2 * SHARE : 2, cores));
}

function limitOf({ nodesBusy, busy }: Rate, nodesHave: number, cores: number): string {
  if (busy > 0.85 * cores) return 'the cores';
  return nodesBusy > 0.85 * nodesHave ? 'the nodes' : 'waiting for commits';
}

async function recovery(times: number): Promise<void> {
  const { node, database } = await measureRecoveries(times);
  console.log('\nAfter SIGKILL, until something happens at every table again');
  line('a node of three', node.map(ms).join(', '), `at most 3 s: ${verdict(Math.max(...node) <= 3000)}`);
  line(
    'PostgreSQL, since it is back',
    database.map(ms).join(', '),
    `at most 3 s: ${verdict(Math.max(...database) <= 3000)}`,
  );
}

/** This build and an earlier one, each with a file of its own, in turns. */
async function sqlite(before: string, rounds: number): Promise<void> {
  const home = mkdtempSync(fileURLToPath(new URL('./bench-cluster-', import.meta.url)));
  const start = async (name: string, program?: string): Promise<NodeProcess> => {
    const environment = { CASTELLAN_DATA: join(home, name) };
    const node = new NodeProcess(program === undefined ? { environment } : { environment, program });
    await node.start();
    return node;
  };
  const pair = [await start('before', before), await start('now')];
  const measured = [await Measured.open([pair[0]]), await Measured.open([pair[1]], 5000)];
  // four short ones for a long one: what lies next to each other is compared
  for (let i = 0; i < 4 * rounds; i++) for (const one of inTurn(measured, i)) await one.round(700);
  const [old, now] = measured.map((one) => one.result());
  for (const one of measured) one.stop();
  await Promise.all(pair.map((node) => node.end('SIGTERM')));
  rmSync(home, { recursive: true });
  console.log(`\nOne node on SQLite, moves a second at ${TABLES} tables of two`);
  tellRate('before', old);
  tellRate('now', now);
  const toBefore = (pick: (rate: Rate) => number): number =>
    pairedRatio(measured[1].each(pick), measured[0].each(pick));
  const rate = toBefore((one) => one.movesPerSecond);
  const cpu = toBefore((one) => one.nodeCpu);
  ratio('now to before', rate, 0.95, 'least');
  ratio('processor time a move, now to before', cpu, 1.05, 'most');
}

function on(url: string) {
  return { environment: { DATABASE_URL: url } };
}
