import { setTimeout as sleep } from 'node:timers/promises';
import type { Group } from '../../chaos/load/group.js';
import { parties, UNRULY } from '../../chaos/load/parties.js';
import { onPostgres } from '../../chaos/setting/on-postgres.js';
import { Setting } from '../../chaos/setting/setting.js';

const POLITE = { ...UNRULY, vanish: 0, twins: 0, reorder: 0, resign: 0, undo: 0 };
const TABLES = 4;

/** How long until something happens again at every table, in milliseconds. */
export type Recoveries = { readonly node: number[]; readonly database: number[] };

/** A node is killed, then the database, so many times each, under an even load. */
export async function measureRecoveries(times: number): Promise<Recoveries> {
  const setting = await Setting.open(await onPostgres(3), 3);
  const groups = parties(TABLES, setting.ports, 'recovery', { manners: POLITE, isWrittenDown: false });
  const playing = groups.map((group) => group.run());
  const result: Recoveries = { node: [], database: [] };
  await slowest(groups, performance.now());
  for (let i = 0; i < times; i++) {
    const node = setting.nodes[i % setting.nodes.length];
    await sleep(1000);
    const killed = performance.now();
    await node.end('SIGKILL');
    result.node.push(await slowest(groups, killed));
    await node.start();
    await sleep(1000);
    await setting.backing.kill?.();
    await sleep(300);
    await setting.backing.start?.();
    result.database.push(await slowest(groups, performance.now()));
  }
  for (const group of groups) group.end();
  await Promise.all(playing);
  await setting.close();
  return result;
}

async function slowest(groups: readonly Group[], since: number): Promise<number> {
  const first = ({ progress }: Group): number | undefined => progress.find((at) => at > since);
  while (groups.some((group) => first(group) === undefined)) {
    if (performance.now() - since > 60_000) return Number.POSITIVE_INFINITY;
    await sleep(5);
  }
  return Math.max(...groups.map((group) => (first(group) ?? since) - since));
}
