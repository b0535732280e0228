import type { Reworded, Versions } from '@castellan/protocol';
import { describe, expect, it } from 'vitest';
import type { BusMessage } from '../../src/cluster/bus.js';
import { readWord, writeWord } from '../../src/cluster/words.js';

/** Each version counts from another number, so that once too often shows; `fresh` is new in each. */
const counting = (word: Readonly<Record<string, unknown>>, by: number) => {
  return { ...word, name: `in ${Number(/\d+/.exec(String(word.name))?.[0]) + by}` };
};
const renaming: Reworded = {
  older: (word) => (word.type === 'fresh' ? null : counting(word, -1)),
  newer: (word) => counting(word, 1),
};
const same: Reworded = { older: (word) => word, newer: (word) => word };
const speaking = (newest: number): Versions => ({
  newest,
  oldest: newest - 1,
  change: { toServer: same, toClient: renaming, betweenNodes: renaming },
});
const said = (name: string): BusMessage => ({ type: 'said', table: 't', n: 1, name });

describe('words between nodes', () => {
  it.each([
    [2, 2],
    [2, 3],
    [3, 2],
    [3, 3],
    [3, 4],
  ])('of version %i are what they should be in version %i', (from, to) => {
    const line = writeWord(said(`in ${from}`), speaking(from));
    expect(readWord(line, speaking(to))).toEqual(said(`in ${to}`));
  });

  it('that nothing has changed are the same in the next version and the one before', () => {
    const still = (newest: number): Versions => ({ newest, oldest: newest - 1, change: null });
    const kept: Versions = { ...speaking(2), change: { toServer: same, toClient: same, betweenNodes: same } };
    expect(readWord(writeWord(said('a'), still(3)), kept)).toEqual(said('a'));
    expect(readWord(writeWord(said('a'), kept), still(3))).toEqual(said('a'));
  });

  it('pass on what is meant for people in words of each', () => {
    const tell = (name: string): BusMessage => ({
      ...{ type: 'tell', person: 'p' },
      text: JSON.stringify({ type: 'news', name }),
    });
    const line = writeWord(tell('in 3'), speaking(3));
    expect(readWord(line, speaking(3))).toEqual(tell('in 3'));
    expect(readWord(line, speaking(2))).toMatchObject({ text: '{"type":"news","name":"in 2"}' });
  });

  it('that the version before has none for are nothing to it', () => {
    const fresh = { type: 'fresh', table: 't' } as unknown as BusMessage;
    const line = writeWord(fresh, speaking(3));
    expect(readWord(line, speaking(3))).toEqual(fresh);
    // a type that nobody listens to
    expect(readWord(line, speaking(2))).toMatchObject({ type: 'new' });
  });

  it('are what they always were where nothing has changed, and nothing if they make no sense', () => {
    const today: Versions = { newest: 1, oldest: 1, change: null };
    expect(writeWord(said('a'), today)).toBe(JSON.stringify(said('a')));
    expect(readWord(JSON.stringify(said('a')), today)).toEqual(said('a'));
    for (const line of ['', '7', 'null', '{"type":1}', '{"v1":null}'])
      expect(readWord(line, today)).toBeNull();
  });
});
