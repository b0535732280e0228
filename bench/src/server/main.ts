import '../production.js';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { asHanded, unwrapped } from '../boardgame-io/library.js';
import { installRivals } from '../rivals.js';
import { commitOneByOne } from './disk.js';
import { serveLoad } from './load/main.js';
import { measurePaces } from './pace.js';
import { serveBoardgameIo } from './peers/boardgame-io.js';
import { serveColyseus } from './peers/colyseus.js';
import { serveColyseusWithRules } from './peers/colyseus-rules.js';
import { serveEcho } from './peers/echo.js';
import { printMemory, printPace, printRates, printSizes } from './print.js';
import { figureFrom, Served } from './processes.js';
import { type Contestant, measureRates } from './rates.js';
import { measureMemory, measureSteps } from './size.js';

/*
 * `npm run bench:server`: what the server does in a second, how long a move takes, what it weighs on the wire and in
 * memory. Servers and those who play are processes of their own; `--only rates,pace,sizes,memory` measures some of it.
 */
const ROLES: Readonly<Record<string, () => unknown>> = {
  load: serveLoad,
  echo: serveEcho,
  colyseus: serveColyseus,
  'colyseus-rules': serveColyseusWithRules,
  'boardgame-io': () => serveBoardgameIo(asHanded),
  'boardgame-io-tuned': () => serveBoardgameIo(unwrapped),
  'single-commits': commitOneByOne,
};

const role = ROLES[process.argv[2] ?? ''];
if (role === undefined) await measure();
else await role();

async function measure(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: 'rates,pace,sizes,memory' },
      rounds: { type: 'string', default: '15' },
      against: {
        type: 'string',
        default: 'echo,colyseus,colyseus-rules,boardgame-io,boardgame-io-tuned,durable,slow disk',
      },
    },
  });
  const parts = values.only.split(',');
  const rounds = Number(values.rounds);
  console.log(`Node ${process.version}, ${availableParallelism()} cores`);
  // beside the programs: on the disk that a server would use, not in a folder that may be memory
  const home = mkdtempSync(fileURLToPath(new URL('./bench-server-', import.meta.url)));
  const folder = (name: string): string => {
    const path = join(home, name);
    mkdirSync(path);
    return path;
  };
  try {
    if (parts.includes('rates')) {
      const all: Contestant[] = [
        { name: 'echo', start: () => Served.peer('echo') },
        { name: 'in memory', start: () => Served.castellan(null) },
        { name: 'durable', start: () => Served.castellan(folder('rates')) },
        { name: 'slow disk', start: () => Served.castellan(folder('slow-rates'), 'slow') },
        { name: 'colyseus', start: () => Served.peer('colyseus') },
        { name: 'colyseus-rules', start: () => Served.peer('colyseus-rules') },
        { name: 'boardgame-io', start: () => Served.peer('boardgame-io') },
        { name: 'boardgame-io-tuned', start: () => Served.peer('boardgame-io-tuned') },
      ];
      const wanted = ['in memory', ...values.against.split(',')];
      if (wanted.some((name) => /colyseus|boardgame-io/.test(name))) installRivals();
      const rates = await measureRates(
        all.filter(({ name }) => wanted.includes(name)),
        rounds,
        700,
      );
      printRates(rates, {
        here: await figureFrom('single-commits', folder('single'), 'as it is'),
        slow: await figureFrom('single-commits', folder('slow-single'), 'slow'),
      });
    }
    if (parts.includes('pace')) printPace(await measurePaces(folder('pace'), folder('sync'), 7, 4_000));
    if (parts.includes('sizes')) {
      const served = await Served.castellan(null);
      const live = { kind: 'live', bank: 600_000, increment: 10_000 };
      printSizes(await measureSteps(served, { kind: 'none' }), await measureSteps(served, live));
      await served.stop();
    }
    if (parts.includes('memory')) printMemory(await measureMemory(folder('memory')));
  } finally {
    rmSync(home, { recursive: true });
  }
}
