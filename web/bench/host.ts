import { existsSync, readFileSync } from 'node:fs';

/**
 * How much of the processors a host gave to others since then, as a share: what this machine would have had and did not
 * get. Its own programs do not count. Zero where nothing tells.
 */
export function hostTook(): () => number {
  const before = ticks();
  return () => {
    const spent = ticks().map((now, i) => now - before[i]);
    const all = spent.reduce((sum, one) => sum + one, 0);
    return all > 0 ? spent[STOLEN] / all : 0;
  };
}

const STAT = '/proc/stat';
/** user, nice, system, idle, waiting, two kinds of interrupts, stolen. */
const KINDS = 8;
const STOLEN = 7;

function ticks(): number[] {
  if (!existsSync(STAT)) return Array<number>(KINDS).fill(0);
  const [, ...numbers] = readFileSync(STAT, 'utf8').split('\n', 1)[0].split(/\s+/);
  return numbers.slice(0, KINDS).map(Number);
}
