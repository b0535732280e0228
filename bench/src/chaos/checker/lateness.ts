import type { Trouble } from '../transcript.js';
import type { Hearing } from './hearing.js';

/** Steps that everybody at a table was told within the same moment are few problems to read; more are counted. */
const SHOWN = 5;

/**
 * Everybody who follows a table hears of every version soon after the first who does, unless their line broke or
 * something was broken on purpose in between. So a message between nodes that gets lost does not stay unnoticed because
 * the next one brings everything.
 */
export function lateness(
  hearings: readonly Hearing[],
  troubles: readonly Trouble[],
  latest: number,
): { readonly problems: readonly string[]; readonly spread: { readonly p50: number; readonly max: number } } {
  const first = new Map<string, number>();
  const last = new Map<string, number>();
  for (const { arrivals } of hearings)
    for (const { table, version, at } of arrivals) {
      const key = `${table} ${version}`;
      first.set(key, Math.min(at, first.get(key) ?? Infinity));
      last.set(table, Math.max(version, last.get(table) ?? 0));
    }
  const problems: string[] = [];
  const spreads: number[] = [];
  for (const { client, arrivals, followings } of hearings)
    for (const following of followings) {
      const { table, line, from, to } = following;
      const heard = new Map(
        arrivals
          .filter((one) => one.table === table && one.line === line)
          .map(({ version, at }) => [version, at]),
      );
      let arrivedBy = Infinity;
      // whoever was told a later version knows all before it
      for (let version = last.get(table) ?? 0; version > following.first; version--) {
        const told = first.get(`${table} ${version}`);
        arrivedBy = Math.min(arrivedBy, heard.get(version) ?? Infinity);
        if (told === undefined || told < from || isTroubled(troubles, told, latest)) continue;
        const waited = Math.min(arrivedBy, to) - told;
        if (waited > latest)
          problems.push(`${client} heard of version ${version} of ${table} after ${Math.round(waited)} ms`);
        if (arrivedBy <= to) spreads.push(arrivedBy - told);
      }
    }
  spreads.sort((a, b) => a - b);
  const more = problems.length - SHOWN;
  return {
    problems: more > 0 ? [...problems.slice(0, SHOWN), `${more} more were told too late`] : problems,
    spread: { p50: spreads[spreads.length >> 1] ?? 0, max: spreads.at(-1) ?? 0 },
  };
}

/** Something was broken while it should have been heard. */
function isTroubled(troubles: readonly Trouble[], at: number, latest: number): boolean {
  return troubles.some(({ from, to }) => at + latest >= from && at <= to);
}
