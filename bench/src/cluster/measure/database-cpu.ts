import { readdirSync, readFileSync } from 'node:fs';

const TICKS = 100;

/** Seconds of processor time that a PostgreSQL has used so far: its first process and the children that live. */
export function databaseCpu(pid: number): number {
  let seconds = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const fields = statOf(name);
    if (fields === null || (Number(name) !== pid && Number(fields[1]) !== pid)) continue;
    seconds += (Number(fields[11]) + Number(fields[12])) / TICKS;
  }
  return seconds;
}

/** What follows the name; null for a process that has just ended. */
function statOf(pid: string): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
