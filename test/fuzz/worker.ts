import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { Coverage } from './coverage.js';
import { FoundWith, fuzz, type Outcome, type Run } from './engine.js';
import { TARGETS } from './targets.js';

/** What a worker is told. `progress` holds the number of the input that is under way, for whoever looks whether it hangs. */
export type Task = {
  readonly target: string;
  readonly run: Run;
  readonly isGuided: boolean;
  readonly progress: SharedArrayBuffer;
};
export type Report = { readonly outcome: Outcome } | { readonly found: string };

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const heapNow = (): number => {
  collect();
  return process.memoryUsage().heapUsed;
};

const { target: name, run, isGuided, progress } = workerData as Task;
const at = new Int32Array(progress);
const tell = (report: Report): void => parentPort?.postMessage(report);
const target = TARGETS.find((one) => one.name === name);
if (target === undefined) throw new Error(`no target ${name}`);
const coverage = isGuided ? new Coverage((url) => url === import.meta.url) : undefined;
const begun = (n: number): void => void Atomics.store(at, 0, n);
try {
  tell({ outcome: await fuzz(target, run, { begun, heapNow, ...(coverage && { coverage }) }) });
} catch (error) {
  tell({ found: error instanceof FoundWith ? error.message : String((error as Error).stack) });
}
