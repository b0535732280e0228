import { describe, expect, it } from 'vitest';
import { Costs } from '../../src/limits/costs.js';
import { FairQueue } from '../../src/limits/fair-queue.js';
import { COSTS, MOST_UNREAD, UNREAD } from '../../src/limits/rates.js';
import { RecentUse } from '../../src/limits/recent-use.js';
import { Slots } from '../../src/limits/slots.js';
import { Backlog } from '../../src/net/backlog.js';

const payer = (identity: string, address = 'house') => ({ identity, address });

describe('what somebody may cost', () => {
  it('is taken before where it is known before, from the person and from the address', () => {
    let now = 0;
    const costs = new Costs(() => now);
    const { burst, house } = COSTS.tables;
    for (let n = 0; n < burst; n++) expect(costs.take('tables', payer('ann'))).toBe(0);
    expect(costs.take('tables', payer('ann'))).toBe(5000);
    let more = 0;
    while (costs.take('tables', payer(`guest ${more}`)) === 0) more++;
    expect(more).toBe(burst * (house - 1));
    // who lives elsewhere has lost nothing by it
    expect(costs.take('tables', payer('ben', 'elsewhere'))).toBe(0);
    now += 5000;
    expect(costs.take('tables', payer('ann'))).toBe(0);
  });

  it('is paid afterwards where it shows only then: whoever owes waits until it is paid', () => {
    let now = 0;
    const costs = new Costs(() => now);
    const { burst, perSecond } = COSTS.bytes;
    costs.spend('bytes', payer('ann'), burst);
    expect(costs.debt(payer('ann'))).toBe(0);
    costs.spend('bytes', payer('ann'), perSecond);
    expect(costs.debt(payer('ann'))).toBe(1000);
    expect(costs.debt(payer('ben'))).toBe(0);
    now += 999;
    expect(costs.debt(payer('ann'))).toBeGreaterThan(0);
    now += 1;
    expect(costs.debt(payer('ann'))).toBe(0);
  });

  it('adds up for an address, whoever spends it there', () => {
    const costs = new Costs(() => 0);
    const { burst, house } = COSTS.processor;
    for (let n = 0; n <= house; n++) costs.spend('processor', payer(`guest ${n}`), burst);
    expect(costs.debt(payer('somebody new'))).toBeGreaterThan(0);
    expect(costs.debt(payer('somebody new', 'elsewhere'))).toBe(0);
  });

  it('is more where the server is told to be generous', () => {
    const costs = new Costs(() => 0, { address: 10, messages: 4 });
    const { burst, house } = COSTS.bytes;
    costs.spend('bytes', payer('ann'), 4 * burst);
    expect(costs.debt(payer('ann'))).toBe(0);
    costs.spend('bytes', payer('ben'), 1);
    for (let n = 0; n < 10 * house - 1; n++) costs.spend('bytes', payer(`guest ${n}`), 4 * burst);
    expect(costs.debt(payer('cas'))).toBeGreaterThan(0);
    expect(costs.debt(payer('cas'))).toBeLessThan(10);
  });
});

describe('what is said', () => {
  it('is answered in turn, by address and then by identity, and in order for each', () => {
    const queue = new FairQueue<string>();
    for (const text of ['a1', 'a2', 'a3']) queue.add('crowd', 'a', text);
    for (const text of ['b1', 'b2']) queue.add('crowd', 'b', text);
    queue.add('home', 'c', 'c1');
    const order: (string | undefined)[] = [];
    while (queue.size > 0) order.push(queue.take());
    expect(order).toEqual(['a1', 'c1', 'b1', 'a2', 'b2', 'a3']);
    expect(queue.take()).toBeUndefined();
  });

  it('once is answered next, however much others have said', () => {
    const queue = new FairQueue<string>();
    for (let n = 0; n < 10_000; n++) queue.add('crowd', `guest ${n % 40}`, 'x');
    queue.take();
    queue.add('home', 'ann', 'hello');
    expect([queue.take(), queue.take()]).toContain('hello');
  });
});

describe('what was used', () => {
  it('counts half after a while, and is forgotten at last', () => {
    let now = 0;
    const use = new RecentUse(() => now);
    use.add('ann', 100);
    now += 30_000;
    expect(use.of('ann')).toBeCloseTo(50);
    use.add('ann', 10);
    expect(use.of('ann')).toBeCloseTo(60);
    now += 3_600_000;
    expect(use.of('ann')).toBeLessThan(1e-9);
    for (let n = 0; n < 30_000; n++) use.add(`guest ${n}`, 5);
    expect(use.of('guest 29999')).toBe(5);
    expect(use.of('guest 1')).toBe(0);
  });
});

describe('what nobody reads', () => {
  it('is bounded for a connection, for an address and in all, and those who read slowly stay', () => {
    const backlog = new Backlog();
    expect(backlog.changed('a', 0, MOST_UNREAD.connection)).toBe(true);
    expect(backlog.changed('a', MOST_UNREAD.connection, MOST_UNREAD.connection + 1)).toBe(false);
    backlog.changed('a', MOST_UNREAD.connection + 1, 0);
    expect(backlog.bytes).toBe(0);
    const each = MOST_UNREAD.connection;
    let lines = 0;
    while (backlog.changed('crowd', 0, each)) lines++;
    expect(lines).toBe(MOST_UNREAD.address / each);
    expect(backlog.changed('crowd', 0, UNREAD)).toBe(true);
    expect(backlog.changed('home', 0, each)).toBe(true);
    let houses = 0;
    while (backlog.changed(`house ${houses}`, 0, each)) houses++;
    expect(backlog.bytes).toBeLessThan(MOST_UNREAD.all + 2 * each);
  });
});

describe('slots', () => {
  it('are given out in turn: whoever fills theirs waits for themselves', async () => {
    const slots = new Slots({ atOnce: 3, each: 2, waiting: 3 });
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const work = (name: string) => () => {
      begun.push(name);
      return new Promise<void>((end) => ends.push(end));
    };
    const runs = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => slots.run('a', work(name)));
    expect(slots.run('a', work('a6'))).toBeNull();
    runs.push(slots.run('b', work('b1')), slots.run('b', work('b2')), slots.run('c', work('c1')));
    expect([begun, slots.underWay]).toEqual([['a1', 'a2', 'b1'], 3]);
    ends[0]();
    await runs[0];
    // it is the turn of those who have waited, one after the other
    expect(begun.slice(3)).toEqual(['a3']);
    ends[1]();
    await runs[1];
    expect(begun.slice(4)).toEqual(['b2']);
    while (begun.length < 8) {
      const { length } = begun;
      for (const end of ends) end();
      await expect.poll(() => begun.length).toBeGreaterThan(length);
    }
    for (const end of ends) end();
    await Promise.all(runs);
    expect([begun.slice(5).sort(), slots.underWay]).toEqual([['a4', 'a5', 'c1'], 0]);
  });

  it('are so many for one place, whoever wants to go there', async () => {
    const slots = new Slots({ atOnce: 9, each: 2, place: 1, waiting: 3 });
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const go = (person: string, place: string) =>
      slots.run(
        person,
        () => {
          begun.push(`${person} to ${place}`);
          return new Promise<void>((end) => ends.push(end));
        },
        place,
      );
    const runs = [go('a', 'slow'), go('a', 'slow'), go('b', 'slow'), go('a', 'else'), go('b', 'other')];
    expect(begun).toEqual(['a to slow', 'a to else', 'b to other']);
    ends[0]();
    await runs[0];
    expect(begun.slice(3)).toEqual(['a to slow']);
    ends[3]();
    await runs[1];
    expect(begun.slice(4)).toEqual(['b to slow']);
    for (const end of ends) end();
    await Promise.all(runs);
  });

  it('are free again after what goes wrong', async () => {
    const slots = new Slots({ atOnce: 1, each: 1, waiting: 1 });
    await expect(slots.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await slots.run('a', async () => 5)).toBe(5);
  });
});
