import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { fuzzOnce } from './engine.js';
import type { Target } from './target.js';
import { TARGETS } from './targets.js';
import type { Report, Task } from './worker.js';

/**
 * `npm run fuzz`: a million inputs for everything that reads what comes from outside, guided by the code that they reach
 * (coverage.ts). docs/RELIABILITY.md
 */
const USUAL = 1_000_000;
/** Seconds without an end of one input. */
const PATIENCE = 60;
/** Bytes that may be in use more at the end than after a tenth of the way. */
const MOST_GROWTH = 24 * 2 ** 20;

const HELP = `Usage: npm run fuzz -- [TARGET...] [--count N] [--seed TEXT] [--plain] [--input BASE64]

${TARGETS.map(({ name, about }) => `  ${name.padEnd(20)} ${about}`).join('\n')}

  --count N            how many inputs each (${USUAL.toLocaleString('en')})
  --seed TEXT          what they are made from; printed, so that a run can be made again
  --plain              by chance alone, without looking at the code that they reach
  --input BASE64       this one input only
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: String(USUAL) },
    seed: { type: 'string', default: randomBytes(4).toString('hex') },
    plain: { type: 'boolean', default: false },
    input: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const { seed } = values;
const count = Number(values.count);
const unknown = positionals.filter((name) => !TARGETS.some((target) => target.name === name));
if (values.help || unknown.length > 0 || !(Number.isSafeInteger(count) && count > 0)) {
  if (unknown.length > 0) process.stderr.write(`There is no target ${unknown.join(', ')}.\n\n`);
  process.stdout.write(HELP);
  process.exitCode = values.help ? 0 : 2;
} else await all();

async function all(): Promise<void> {
  for (const target of TARGETS) {
    if (positionals.length > 0 && !positionals.includes(target.name)) continue;
    if (values.input !== undefined) {
      await fuzzOnce(target, values.input);
      process.stdout.write(`${target.name}: nothing found\n`);
      continue;
    }
    const isGuided = !values.plain && target.unguided === undefined;
    process.stdout.write(
      `${target.name}: seed ${seed}, ${count} inputs, ${isGuided ? 'guided by coverage' : 'by chance'}\n`,
    );
    const problem = await tried(target, isGuided);
    if (problem === null) continue;
    process.stdout.write(`${target.name}: FOUND\n${problem}\n`);
    process.exitCode = 1;
  }
}

/** In a thread of its own, so that one that never ends is noticed. Null if nothing was found. */
function tried({ name }: Target, isGuided: boolean): Promise<string | null> {
  const task: Task = { target: name, run: { seed, count }, isGuided, progress: new SharedArrayBuffer(4) };
  const worker = new Worker(new URL('./fuzz-worker.js', import.meta.url), { workerData: task });
  const at = new Int32Array(task.progress);
  let [seen, still] = [-1, 0];
  return new Promise((resolve) => {
    const end = (problem: string | null): void => {
      clearInterval(watch);
      void worker.terminate();
      resolve(problem);
    };
    const watch = setInterval(() => {
      const now = Atomics.load(at, 0);
      still = now === seen ? still + 1 : 0;
      seen = now;
      if (still >= PATIENCE) end(`input ${now} of seed ${seed} does not end`);
    }, 1000);
    worker.on('message', (report: Report) =>
      end('found' in report ? report.found : judged(name, report.outcome)),
    );
    worker.on('error', (error) => end(`near input ${Atomics.load(at, 0)} of seed ${seed}: ${error.stack}`));
    worker.on('exit', (code) => end(`the thread ended with ${code} near input ${Atomics.load(at, 0)}`));
  });
}

type Outcome = Extract<Report, { outcome: unknown }>['outcome'];

function judged(
  name: string,
  { inputs, milliseconds, heap: [early, late], reached }: Outcome,
): string | null {
  const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(1);
  const rate = Math.round((1000 * inputs) / milliseconds);
  process.stdout.write(
    `${name}: ${inputs} inputs in ${(milliseconds / 1000).toFixed(1)} s (${rate} a second), nothing found; ` +
      `heap ${megabytes(early)} MB after a tenth, ${megabytes(late)} MB at the end${
        reached === undefined
          ? ''
          : `; ${reached.functions} functions entered, ${Math.round(100 * reached.share)} % of them run, ${reached.kept} inputs kept`
      }\n`,
  );
  return late - early > MOST_GROWTH ? `the heap grew by ${megabytes(late - early)} MB` : null;
}
