import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/*
 * Loaded into a node before its program: at SIGUSR2 its clock jumps by as many milliseconds as the file says. Timers go
 * on as they were, as on a machine whose clock is set. The program itself knows nothing of it.
 */
let offset = 0;
const RealDate = Date;
const now = RealDate.now.bind(RealDate);

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: []) => (args.length === 0 ? new target(now() + offset) : new target(...args)),
  get: (target, name, receiver) =>
    name === 'now' ? () => now() + offset : Reflect.get(target, name, receiver),
});

const file = process.env.CHAOS_CLOCK_FILE;
if (isMainThread && file !== undefined)
  process.on('SIGUSR2', () => {
    offset = Number(readFileSync(file, 'utf8'));
  });
