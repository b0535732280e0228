import { SeededChance, unwrap } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { EDITIONS, roquefort } from '../src/index.js';

const problemsOf = (input: unknown): string[] => {
  const prepared = roquefort.prepare(input, null);
  if (prepared.ok || prepared.error.kind !== 'bad-options') return [];
  return prepared.error.problems.map(({ place, rule }) => `${place} ${rule}`);
};

describe('options', () => {
  it('fills in what is not said', () => {
    expect(unwrap(roquefort.prepare({ first: 1 }, null))).toMatchObject({
      players: 2,
      edition: 'zoch-2007',
      layout: 'A',
      goal: 4,
      mustAct: false,
      enterOverTower: true,
      noPushBack: false,
      memoryAid: [false, false],
      stallTurns: 40,
      firstTurnActions: 4,
      first: 1,
    });
  });

  it('prepares what it has prepared to the same', () => {
    for (const input of [{}, { layout: 'random', players: 4 }, { edition: 'appenzell-2007', layout: 'B' }]) {
      const options = unwrap(roquefort.prepare(input, new SeededChance('again')));
      expect(unwrap(roquefort.prepare(JSON.parse(JSON.stringify(options)), null))).toEqual(options);
    }
  });

  it('reports every problem at once', () => {
    const input = {
      players: 7,
      goal: 3,
      mustAct: 1,
      stallTurns: -1,
      firstTurnActions: 0,
      memoryAid: [true],
      layout: 'C',
      first: 9,
      x: 0,
    };
    expect(problemsOf(input)).toEqual([
      'players R1.8',
      'layout R1.7',
      'goal R2.4',
      'mustAct R3.2',
      'memoryAid R10.3',
      'stallTurns R9.5',
      'firstTurnActions R12.1',
      'first R2.3',
      'x R2.4',
    ]);
    for (const wrong of [null, 4, 'A', []]) expect(problemsOf(wrong)).toEqual(['options R1.8']);
  });

  it('does not leave a layout to chance where there is none', () => {
    expect(problemsOf({ first: 0, layout: 'random' })).toEqual(['rooms R1.7']);
    expect(problemsOf({ first: 0, layout: 'custom' })).toEqual(['rooms R1.7']);
  });

  it('keeps the rooms of a record, whatever its layout is called', () => {
    const rooms = unwrap(roquefort.prepare({ first: 0, layout: 'B' }, null)).rooms;
    expect(unwrap(roquefort.prepare({ first: 0, layout: 'A', rooms }, null)).rooms).toEqual(rooms);
  });

  it('tells the edition with everything else that a trace says about a table', () => {
    const told = (input: object) => roquefort.describeOptions(unwrap(roquefort.prepare(input, null)));
    expect(told({ first: 0 })).toMatchObject({ edition: 'zoch-2007', options: { mustAct: false } });
    expect(told({ first: 0, edition: 'appenzell-2007' })).toMatchObject({
      edition: 'appenzell-2007',
      options: { mustAct: true },
    });
  });

  it('[R3.2] knows three editions, of which one needs an action a turn', () => {
    expect(Object.keys(EDITIONS)).toEqual(['zoch-2007', 'appenzell-2007', 'rio-grande-2022']);
    expect(unwrap(roquefort.prepare({ first: 0, edition: 'appenzell-2007' }, null)).mustAct).toBe(true);
    expect(
      unwrap(roquefort.prepare({ first: 0, edition: 'appenzell-2007', mustAct: false }, null)).mustAct,
    ).toBe(false);
  });
});
