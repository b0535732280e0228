import { describe, expect, it } from 'vitest';
import { BotQueue, type Queued } from '../../src/bots/bot-queue.js';
import type { Waiter } from '../../src/tables/table-services.js';

const NOBODY_MIND = { seat: 0, character: 'crumb', seed: '', isCurrent: () => true, decided: () => {} };

function setUp() {
  let now = 0;
  const queue = new BotQueue(() => now);
  const ask = (name: string, ...waiters: Waiter[]): Queued => {
    const question = { ...NOBODY_MIND, table: { id: name } as Queued['table'], waiters: () => waiters };
    queue.add(question);
    return question;
  };
  /** The names of all tables in the order in which they are thought about. */
  const order = (positions = 0): string[] => {
    const names: string[] = [];
    for (let next = queue.next(() => true); next !== null; next = queue.next(() => true)) {
      queue.remove(next.question);
      queue.spent(next.waiter, positions);
      names.push(next.question.table.id);
    }
    return names;
  };
  return { queue, ask, order, pass: (milliseconds: number) => (now += milliseconds) };
}

const at = (address: string, person: string, presence: Waiter['presence'] = 'playing'): Waiter => ({
  address,
  person,
  presence,
});

describe('bots think', () => {
  it('for whoever has asked first, where nobody has used more than others', () => {
    const { ask, order } = setUp();
    for (const name of ['a', 'b', 'c']) ask(name, at(name, name));
    expect(order()).toEqual(['a', 'b', 'c']);
  });

  it('for somebody else before a hundred tables of one address, however many people open them', () => {
    const { queue, ask, order } = setUp();
    queue.spent(at('crowd', 'x'), 20_000);
    for (let n = 0; n < 100; n++) ask(`crowd ${n}`, at('crowd', `guest ${n}`));
    ask('mine', at('home', 'ann'));
    expect(order()[0]).toBe('mine');
  });

  it('in turn for the people of one address', () => {
    const { ask, order } = setUp();
    for (const name of ['a1', 'a2', 'a3']) ask(name, at('house', 'ann'));
    ask('b1', at('house', 'ben'));
    expect(order(1000)).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('for those who are there before those who are away, and for bots alone when somebody looks', () => {
    const { ask, order } = setUp();
    ask('away', at('away ann', 'ann', 'away'));
    ask('alone', at('away x', 'x', 'nobody'));
    ask('watched', at('b', 'ben', 'watching'));
    ask('played', at('b', 'ben', 'playing'));
    expect(order()).toEqual(['played', 'watched', 'away']);
  });

  it('for the one at the table who has used the least', () => {
    const { queue, ask } = setUp();
    queue.spent(at('crowd', 'x'), 20_000);
    queue.spent(at('a', 'ann'), 100);
    ask('other', at('a', 'ann'));
    ask('shared', at('crowd', 'x'), at('b', 'ben'));
    expect(queue.next(() => true)?.waiter.person).toBe('ben');
  });

  it('without holding against anybody what was long ago', () => {
    const { queue, ask, order, pass } = setUp();
    queue.spent(at('a', 'ann'), 20_000);
    pass(30_000);
    queue.spent(at('b', 'ben'), 12_000);
    ask('b', at('b', 'ben'));
    ask('a', at('a', 'ann'));
    expect(order()).toEqual(['a', 'b']);
  });

  it('no more for a table that is put away', () => {
    const { queue, ask } = setUp();
    const question = ask('a', at('a', 'ann'));
    expect(queue.take(question.table)).toEqual([question]);
    expect(queue.size).toBe(0);
  });
});
