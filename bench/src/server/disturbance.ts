import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';

/** Processor time of the whole machine so far, in hundredths of a second. */
type Ticks = { readonly total: number; readonly idle: number; readonly taken: number };

/** Shares of all processors over a while that others had: programs of this machine, and the host of a virtual one. */
export type Disturbance = { readonly others: number; readonly host: number; readonly load: number };

/** As much as that, and a figure says little about who was measured. */
const MOST = 0.05;

/** Looks at who else wants the processors. What is measured says how much it took itself. Null where nobody can tell. */
export class Watcher {
  readonly #began = ticks();

  end(ownSeconds: number): Disturbance | null {
    const now = ticks();
    if (now === null || this.#began === null) return null;
    const total = now.total - this.#began.total;
    const host = (now.taken - this.#began.taken) / total;
    const busy = (total - (now.idle - this.#began.idle)) / total - host;
    const others = Math.max(0, busy - (100 * ownSeconds) / total);
    return { others, host, load: loadavg()[0] };
  }
}

export const isUndisturbed = ({ others, host }: Disturbance): boolean => others + host < MOST;

/** The first line of /proc/stat: user, nice, system, idle, iowait, irq, softirq, steal. */
function ticks(): Ticks | null {
  try {
    const [, ...fields] = (/^cpu .*$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[0] ?? '').split(/\s+/);
    const [user, nice, system, idle, wait, hard, soft, taken = 0] = fields.map(Number);
    return { total: user + nice + system + idle + wait + hard + soft + taken, idle: idle + wait, taken };
  } catch {
    return null;
  }
}
