import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderUnicodeCompact } from 'uqr';
import { COMMANDS_HELP, runCommand } from './commands/commands.js';
import { type Config, HELP, readConfig } from './config.js';
import { runDoctor } from './doctor/doctor.js';
import { readFiles } from './files.js';
import { isHeardInHouse, neighbours } from './http/neighbours.js';
import { openPeople } from './open-people.js';
import { Castellan } from './server.js';
import { StoreError } from './store/failure.js';

const USUAL_PORT = 8080;
const LAST_PORT = 8180;

/** Where commands look. */
const PLACE = {
  folder: process.env.CASTELLAN_DATA || 'castellan-data',
  databaseUrl: process.env.DATABASE_URL || null,
};

const args = process.argv.slice(2);
const page = join(fileURLToPath(new URL('.', import.meta.url)), 'web');
const done = await runCommand(args, PLACE, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
if (args[0] === 'doctor')
  process.exitCode = await runDoctor(args.slice(1), {
    environment: process.env,
    nodeVersion: process.version,
    page,
    usualPort: USUAL_PORT,
    now: () => Date.now(),
    out: (text) => process.stdout.write(text),
  });
else if (done !== null) process.exitCode = done;
else if (args.includes('--help'))
  process.stdout.write(
    `${HELP}\n${COMMANDS_HELP}  ${'doctor'.padEnd(34)} says what is wrong with a set-up, and what to do\n`,
  );
else {
  const config = readConfig(args, process.env);
  if (typeof config === 'string') fail(`${config}\n\n${HELP}`, 2);
  else await run(config);
}

async function run(config: Config): Promise<void> {
  if (!existsSync(join(page, 'index.html')))
    return fail(`the page is not built (there is no ${join(page, 'index.html')}): npm run build\n`, 1);
  let castellan: Castellan;
  try {
    castellan = await Castellan.start(config, readFiles(page), openPeople);
  } catch (error) {
    if (error instanceof StoreError) return fail(`cannot open the database: ${error.message}\n`, 1);
    throw error;
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void castellan.stop());
  try {
    const port = await listen(castellan, config, config.port ?? USUAL_PORT, config.host);
    greet(config, port);
  } catch (error) {
    fail(`cannot listen at port ${config.port ?? USUAL_PORT}: ${(error as Error).message}\n`, 1);
    await castellan.stop();
  }
}

/** At the port that was asked for, or at the first that is free. */
async function listen(castellan: Castellan, config: Config, port: number, host: string): Promise<number> {
  try {
    return await castellan.listen(port, host);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE' && config.port === null && port < LAST_PORT)
      return listen(castellan, config, port + 1, host);
    if (code === 'EAFNOSUPPORT' && host === '::') return listen(castellan, config, port, '0.0.0.0');
    throw error;
  }
}

/** Where to open it; for a telephone in the same house there is something to point a camera at. */
function greet({ host, url }: Config, port: number): void {
  process.stdout.write(`Castellan is open at http://localhost:${port}/\n`);
  const near = isHeardInHouse(host) ? neighbours().map((address) => `http://${address}:${port}/`) : [];
  for (const one of near) process.stdout.write(`In this house also at ${one}\n`);
  const best = url?.href ?? near[0];
  if (url !== null) process.stdout.write(`For everybody at ${url.href}\n`);
  if (best !== undefined && process.stdout.isTTY) process.stdout.write(`${renderUnicodeCompact(best)}\n`);
}

function fail(text: string, code: number): void {
  process.stderr.write(text);
  process.exitCode = code;
}
