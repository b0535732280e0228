import { SeededChance, unwrap } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { ohMonChateau, ohMonChateau1 } from '../src/index.js';

const problemsOf = (input: unknown): string[] => {
  const prepared = ohMonChateau.prepare(input, null);
  if (prepared.ok || prepared.error.kind !== 'bad-options') return [];
  return prepared.error.problems.map(({ place, rule }) => `${place} ${rule}`);
};

describe('options', () => {
  it('fills in what is not said', () => {
    expect(unwrap(ohMonChateau.prepare({ first: 1 }, null))).toEqual({
      mode: 'petits-batisseurs',
      players: 2,
      first: 1,
      stallTurns: 100,
      theft: true,
      mustUseDice: true,
    });
  });

  it('keeps what is said', () => {
    const house = { stallTurns: 0, theft: false, mustUseDice: false };
    const input = { mode: 'grands-architectes', players: 4, first: 3, ...house };
    const options = unwrap(ohMonChateau.prepare(input, null));
    expect(options).toEqual(input);
    expect(ohMonChateau.describeOptions(options)).toEqual(input);
  });

  it('writes the house rule down only where it is played', () => {
    const plain = unwrap(ohMonChateau.prepare({ first: 0 }, null));
    expect(ohMonChateau.describeOptions(plain)).not.toHaveProperty('theft');
    const family = unwrap(ohMonChateau.prepare({ first: 0, theft: false }, null));
    expect(ohMonChateau.describeOptions(family)).toMatchObject({ theft: false });
    expect(problemsOf({ first: 0, theft: 'no' })).toEqual(['theft O11.1']);
  });

  it('[O3.4] says in every trace whether dice must be used, and in version 1 nothing of it', () => {
    const tell = (input: object) =>
      ohMonChateau.describeOptions(unwrap(ohMonChateau.prepare({ first: 0, ...input }, null)));
    expect(tell({})).toEqual({
      mode: 'petits-batisseurs',
      players: 2,
      first: 0,
      stallTurns: 100,
      mustUseDice: true,
    });
    expect(tell({ mustUseDice: false })).toMatchObject({ mustUseDice: false });
    expect(problemsOf({ first: 0, mustUseDice: 1 })).toEqual(['mustUseDice O3.4']);
    const old = unwrap(ohMonChateau1.prepare({ first: 0 }, null));
    expect(old).toEqual({ mode: 'petits-batisseurs', players: 2, first: 0, stallTurns: 100, theft: true });
    expect(ohMonChateau1.describeOptions(old)).not.toHaveProperty('mustUseDice');
    expect(ohMonChateau1.prepare({ first: 0, mustUseDice: true }, null).ok).toBe(false);
  });

  it('prepares what it has prepared to the same', () => {
    for (const input of [
      {},
      { mode: 'grands-architectes', players: 4 },
      { players: 3, stallTurns: 10_000 },
    ]) {
      const options = unwrap(ohMonChateau.prepare(input, new SeededChance('again')));
      expect(unwrap(ohMonChateau.prepare(JSON.parse(JSON.stringify(options)), null))).toEqual(options);
    }
  });

  it('reports every problem at once', () => {
    const input = { mode: 'blue', players: 7, first: 9, stallTurns: -1, x: 0, board: [] };
    expect(problemsOf(input)).toEqual([
      'mode O1.3',
      'players O1.1',
      'stallTurns O5.4',
      'first O2.2',
      'x O1.3',
      'board O1.3',
    ]);
    for (const wrong of [null, 4, 'petits-batisseurs', [], undefined])
      expect(problemsOf(wrong)).toEqual(['options O1.1']);
  });

  it('says what is needed and what was found', () => {
    const prepared = ohMonChateau.prepare({ players: 5, first: 0 }, null);
    expect(prepared).toMatchObject({
      error: { problems: [{ message: 'one of 2, 3, 4 is needed, not 5' }] },
    });
  });

  it('needs chance for a random first player', () => {
    for (const input of [{}, { first: 'random' }]) {
      expect(problemsOf(input)).toEqual(['first O2.2']);
      const { first } = unwrap(ohMonChateau.prepare({ ...input, players: 3 }, new SeededChance('first')));
      expect([0, 1, 2]).toContain(first);
    }
    expect(problemsOf({ first: 2 })).toEqual(['first O2.2']);
    expect(problemsOf({ first: 2, players: 3 })).toEqual([]);
    expect(problemsOf({ first: null })).toEqual(['first O2.2']);
  });

  it('reads the limits of the stall rule', () => {
    for (const stallTurns of [0, 1, 10_000]) expect(problemsOf({ first: 0, stallTurns })).toEqual([]);
    for (const stallTurns of [-1, 10_001, 1.5, '100', true])
      expect(problemsOf({ first: 0, stallTurns })).toEqual(['stallTurns O5.4']);
  });
});
