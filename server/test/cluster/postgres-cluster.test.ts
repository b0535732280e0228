import { afterEach, describe, expect, it } from 'vitest';
import { PostgresServer } from '../../../tools/src/postgres/server.js';
import type { BusMessage } from '../../src/cluster/bus.js';
import type { Cluster } from '../../src/cluster/cluster.js';
import { Link } from '../../src/cluster/postgres/link.js';
import { openPostgresCluster } from '../../src/cluster/postgres/postgres-cluster.js';
import { PostgresLeases } from '../../src/cluster/postgres/postgres-leases.js';
import { Challenges } from '../../src/people/challenges.js';
import { COOKIE } from '../../src/people/cookie.js';
import { Identity } from '../../src/people/identity.js';
import { Connections } from '../../src/store/postgres/connections.js';
import { until } from '../online/nodes.js';
import { askPostgres, freshDatabase, openPostgres } from '../store/engines.js';

const open: Cluster[] = [];
afterEach(async () => {
  for (const cluster of open.splice(0)) await cluster.close();
});

async function join(url: string, name: string): Promise<Cluster> {
  const cluster = await openPostgresCluster(url, name, (what, error) => {
    throw new Error(what, { cause: error });
  });
  open.push(cluster);
  return cluster;
}

/** Every connection to the database breaks. */
async function cutOff(url: string): Promise<void> {
  const others = 'datname = current_database() AND pid <> pg_backend_pid()';
  await askPostgres(url, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${others}`);
}

async function pair(): Promise<[Cluster, Cluster, string]> {
  const url = await freshDatabase();
  // the schema is the store's
  await openPostgres(url);
  return [await join(url, 'one'), await join(url, 'other'), url];
}

describe.runIf(PostgresServer.isHere)('nodes of a cluster', () => {
  it('hear each other and not themselves, in order, however much is said', async () => {
    const [one, other] = await pair();
    const heard: BusMessage[] = [];
    const own: BusMessage[] = [];
    other.bus.listen({ message: (message) => void heard.push(message) });
    one.bus.listen({ message: (message) => void own.push(message) });
    const said = Array.from({ length: 500 }, (_, n) => ({
      ...{ type: 'said', table: 't', name: 'é'.repeat(n % 40) },
      n,
    })) satisfies object[] as BusMessage[];
    for (const message of said) one.bus.tell(message);
    await until(() => heard.length >= said.length);
    expect(heard).toEqual(said);
    expect(own).toEqual([]);
  });

  it('have one holder of a lease; another takes it when the holder stops', async () => {
    const [one, other] = await pair();
    const [first, second] = await Promise.all([one.leases.take('a'), other.leases.take('a')]);
    expect([first, second].filter((taken) => taken !== null).length).toBe(1);
    const [holder, waiter] = first === null ? [other, one] : [one, other];
    expect([holder.leases.holds('a'), waiter.leases.holds('a')]).toEqual([true, false]);
    const fallen: (string | number | null)[] = [];
    waiter.leases.watch(({ name, gap }) => void fallen.push(name, gap));
    await holder.close();
    expect(holder.leases.holds('a')).toBe(false);
    await until(() => waiter.leases.holds('a'));
    expect(fallen[0]).toBe('a');
    expect(fallen[1]).toBeLessThan(5_000);
  });

  it('take a node that is silent for dead, and it knows: it goes on with nothing', async () => {
    const [one, other, url] = await pair();
    await one.leases.take('a');
    // as if it had been stopped for long, by the clock of the database
    await askPostgres(url, `UPDATE nodes SET until = now() - interval '20 seconds' WHERE id LIKE 'one.%'`);
    const gaps: (number | null)[] = [];
    for (const { leases } of [one, other]) leases.watch(({ gap }) => void gaps.push(gap));
    await until(() => gaps.length > 0);
    expect(gaps[0]).toBeGreaterThan(19_000);
    await until(() => [one, other].filter(({ leases }) => leases.holds('a')).length === 1);
    const [{ lives }] = await askPostgres(url, `SELECT count(*) AS lives FROM nodes WHERE id LIKE 'one.%'`);
    await until(async () => Number(lives) > 0 && (await one.leases.take('b')) !== null);
  });

  it('live on after a moment without a connection', async () => {
    const url = await freshDatabase();
    await openPostgres(url);
    const connections = new Connections(url);
    const quiet = { heard: () => {}, connected: () => {}, complain: () => {} };
    const link = new Link(connections, [], quiet);
    const leases = new PostgresLeases('one', link, { died: () => {}, reborn: () => {}, ...quiet });
    await leases.beat();
    await link.open();
    await leases.beat();
    expect(await leases.take('a')).toEqual({ name: 'a', gap: null });
    await leases.close();
    link.close();
    await connections.close();
  });

  it('compare what they hold with the rows after a break, in which answers may have been lost', async () => {
    const url = await freshDatabase();
    await openPostgres(url);
    const one = await join(url, 'one');
    await one.leases.take('kept');
    await one.leases.take('lost');
    const taken: string[] = [];
    one.leases.watch(({ name }) => void taken.push(name));
    // as if the answer had never come: nobody else takes what a living node has
    await askPostgres(url, `INSERT INTO leases (name, node) SELECT 'unheard', id FROM nodes`);
    // as if the database had forgotten its last moment, and another node had come first
    await askPostgres(url, `INSERT INTO nodes (id, until) VALUES ('other.1', now() + interval '1 hour')`);
    await askPostgres(url, `UPDATE leases SET node = 'other.1' WHERE name = 'lost'`);
    await cutOff(url);
    await until(() => one.leases.holds('unheard'));
    expect(taken).toContain('unheard');
    await until(() => !one.leases.holds('lost'));
    await until(() => one.leases.holds('kept'));
  });

  it('know the same people: who signs out at one is gone from the other', async () => {
    const [one, other, url] = await pair();
    const store = await openPostgres(url);
    const [here, there] = [
      await Identity.open(store, Date.now, one.bus),
      await Identity.open(store, Date.now, other.bus),
    ];
    const { visitor, cookie } = await here.welcome(undefined);
    const header = `${COOKIE}=${cookie}`;
    expect((await there.whoIs(header))?.id).toBe(visitor.person.id);
    await here.rename(visitor.person.id, 'Anna', 2);
    await until(async () => (await there.whoIs(header))?.name === 'Anna');
    const closed: string[] = [];
    there.watch({ signedOut: (person) => void closed.push(person) });
    await here.signOut(visitor);
    await until(() => closed.includes(visitor.person.id));
    expect(await there.whoIs(header)).toBeNull();
    const [asks, checks] = [new Challenges(Date.now, one.bus), new Challenges(Date.now, other.bus)];
    asks.put('login', 'browser', 'sign this');
    let taken: string | null = null;
    await until(() => {
      taken = checks.take('login', 'browser');
      return taken !== null;
    });
    expect(taken).toBe('sign this');
    await until(() => asks.take('login', 'browser') === null);
  });
});
