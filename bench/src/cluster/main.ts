import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensure } from '@castellan/tools/needs/ensure';
import { NGINX, POSTGRES } from '@castellan/tools/needs/list';
import { PostgresServer } from '@castellan/tools/postgres/server';
import { NodeProcess } from '../chaos/setting/node-process.js';
import { startNginx } from './nginx.js';

const HELP = `A cluster on this machine: a PostgreSQL, several nodes, and nginx before them. Ctrl-C stops everything.

  --nodes N            nodes (3)
  --port N             where to open it (any that is free)
  --database-url URL   a PostgreSQL that is there already; else one of its own, which is gone afterwards
`;

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '3' },
    port: { type: 'string', default: '0' },
    'database-url': { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const count = Number(values.nodes);

if (values.help) process.stdout.write(HELP);
else if (!Number.isInteger(count) || count < 1 || count > 16) {
  process.stderr.write(`--nodes: "${values.nodes}" makes no sense; 1 to 16\n`);
  process.exitCode = 2;
} else await main();

async function main(): Promise<void> {
  await ensure(values['database-url'] === undefined ? [POSTGRES, NGINX] : [NGINX]);
  const folder = mkdtempSync(join(tmpdir(), 'castellan-cluster-'));
  const database = values['database-url'] === undefined ? await PostgresServer.start() : null;
  const url = values['database-url'] ?? database?.url ?? '';
  const nodes = Array.from({ length: count }, () => new NodeProcess({ environment: { DATABASE_URL: url } }));
  let isStopping = false;
  // one after the other: the first makes the schema
  for (const [i, node] of nodes.entries()) {
    await node.start();
    say(`node ${i + 1} at http://127.0.0.1:${node.port}/`);
    watch(node, i + 1, () => isStopping);
  }
  const port = Number(values.port) || (await freePort());
  const stopProxy = await startNginx(
    folder,
    port,
    nodes.map((node) => node.port),
  );
  say(`The cluster is open at http://127.0.0.1:${port}/`);
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    say('stopping');
    stopProxy();
    await Promise.all(nodes.map((node) => node.end('SIGTERM')));
    await database?.remove();
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.removeAllListeners(signal).on(signal, () => void stop());
}

/** A node that ends by itself is started again, as whoever runs one for others would have it. */
function watch(node: NodeProcess, number: number, isStopping: () => boolean): void {
  node.onExit = () => {
    if (isStopping()) return;
    say(`node ${number} has ended and is started again`);
    node.start().catch((error: Error) => say(`node ${number} does not start: ${error.message}`));
  };
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
