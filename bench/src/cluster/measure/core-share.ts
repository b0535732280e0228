import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Microseconds. Short, so that a node that has used its share does not stand still for long. */
const PERIOD = 5_000;
const ROOT = '/sys/fs/cgroup';

type Group = { readonly folder: string; readonly limit: readonly (readonly [file: string, text: string])[] };

/**
 * Holds a process to a share of one core, as if it had a small machine of its own (a CPU quota, by a control group). So a
 * few cores are enough to see how nodes add up: without it nodes, load and database want the same cores, and a second
 * node only takes from the first.
 */
export class CoreShare {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Null where this system or this user has no control groups. */
  static hold(pid: number, share: number): CoreShare | null {
    const { folder, limit } = groupOf(pid, Math.round(share * PERIOD));
    try {
      mkdirSync(folder);
    } catch {
      return null;
    }
    const held = new CoreShare(folder);
    try {
      for (const [file, text] of limit) writeFileSync(join(folder, file), text);
      writeFileSync(join(folder, 'cgroup.procs'), String(pid));
    } catch {
      held.free();
      return null;
    }
    return held;
  }

  /** Once the process has ended. */
  free(): void {
    rmdirSync(this.#folder);
  }
}

/** Version 1 has a tree for each kind of limit, version 2 one for all. */
function groupOf(pid: number, quota: number): Group {
  const name = `castellan-bench-${pid}`;
  return existsSync(join(ROOT, 'cpu'))
    ? {
        folder: join(ROOT, 'cpu', name),
        limit: [
          ['cpu.cfs_period_us', String(PERIOD)],
          ['cpu.cfs_quota_us', String(quota)],
        ],
      }
    : { folder: join(ROOT, name), limit: [['cpu.max', `${quota} ${PERIOD}`]] };
}
