import { SeededChance, unwrap } from '@castellan/kernel';
import { Table } from '@castellan/match';
import { roquefort } from '@castellan/roquefort';
import { afterEach, describe, expect, it } from 'vitest';
import { BotPool } from '../../src/bots/pool.js';
import type { BotQuestion, Waiter } from '../../src/tables/table-services.js';

let pool: BotPool;
afterEach(() => pool.close());

const complaints: string[] = [];
function open(): BotPool {
  pool = new BotPool(1, (what, error) => complaints.push(`${what} ${String(error)}`));
  return pool;
}

function questionOf(name: string, waiter: Waiter, character: string, isCurrent = () => true): BotQuestion {
  const options = unwrap(roquefort.prepare({ players: 2, first: 0 }, new SeededChance(name)));
  const sitters = [0, 1].map((look) => ({ name, bot: character, look }));
  const table = Table.open(
    name,
    roquefort as never,
    options,
    sitters,
    (n) => new SeededChance(`${name}/${n}`),
  );
  return { table, seat: 0, character, seed: name, isCurrent, waiters: () => [waiter] };
}

const at = (address: string, presence: Waiter['presence'] = 'playing'): Waiter => ({
  address,
  person: address,
  presence,
});

describe('a thread of bots', () => {
  it('lets what a crowd asked for rest when somebody else asks, and answers all in the end', async () => {
    open();
    const decided: string[] = [];
    const ask = async (name: string, address: string, character: string): Promise<void> => {
      const move = await pool.decide(questionOf(name, at(address), character));
      decided.push(name);
      expect(move).not.toBeNull();
    };
    const crowd = [1, 2, 3, 4].map((n) => ask(`crowd ${n}`, 'crowd', 'castellane'));
    await crowd[0];
    // the second is under way
    const home = ask('home', 'home', 'crumb');
    await Promise.all([...crowd, home]);
    expect(decided).toEqual(['crowd 1', 'home', 'crowd 2', 'crowd 3', 'crowd 4']);
    expect([pool.waiting, complaints]).toEqual([0, []]);
  });

  it('asks nobody about a table that has gone on, is put away or is looked at by nobody', async () => {
    open();
    expect(await pool.decide(questionOf('late', at('a'), 'crumb', () => false))).toBeNull();
    const alone = questionOf('alone', at('away x', 'nobody'), 'crumb');
    const waiting = pool.decide(alone);
    expect(await pool.decide(questionOf('seen', at('a'), 'crumb'))).not.toBeNull();
    expect(pool.waiting).toBe(1);
    pool.leave(alone.table);
    expect(await waiting).toBeNull();
    expect([pool.waiting, complaints]).toEqual([0, []]);
  });
});
