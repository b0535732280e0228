import { readAction, unwrap } from '@castellan/kernel';
import { type RoquefortEvent, type RoquefortView, roquefort } from '@castellan/roquefort';
import { describe, expect, it } from 'vitest';
import { largestFirst, loads, standingOf, storyOf } from '../games/roquefort/ending/standing.js';

const RECORDS = import.meta.glob<string>('../../../games/roquefort/test/golden/*.record.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** How a golden game looks when it is over, and everything that happened in it. */
function ended(name: string): { readonly view: RoquefortView; readonly past: readonly RoquefortEvent[] } {
  const text = Object.entries(RECORDS).find(([path]) => path.endsWith(`/${name}.record.json`))?.[1] ?? '';
  const { options, actions } = JSON.parse(text) as { options: object; actions: readonly string[] };
  const state = roquefort.start(unwrap(roquefort.prepare(options, null)));
  const past: RoquefortEvent[] = [];
  for (const one of actions) {
    const { actor, action } = unwrap(readAction(roquefort, state, one));
    state.apply(actor, action, past);
  }
  return { view: state.view(0) as RoquefortView, past };
}

describe('when a game is over', () => {
  it.each([
    ['goal-4', { winner: 1, losers: [], equals: [], isAlone: false, last: 'C5' }],
    ['third-mouse', { winner: 1, losers: [0], equals: [], isAlone: false, last: 'C6' }],
    ['third-mouse-two-players', { winner: 1, losers: [0], equals: [], isAlone: true, last: null }],
    ['third-mouse-tie', { winner: 1, losers: [2], equals: [0], isAlone: false, last: null }],
    ['two-third-mice', { winner: 2, losers: [0, 1], equals: [], isAlone: true, last: null }],
    ['stall', { winner: 1, losers: [], equals: [], isAlone: false, last: 'C1' }],
    ['stall-tie', { winner: 0, losers: [], equals: [1], isAlone: false, last: null }],
    ['draw', { winner: null }],
  ])('the way it was won is told: %s', (name, story) => {
    const { view, past } = ended(name);
    expect(storyOf(view, past)).toMatchObject(story);
    // who comes back later knows all but what came last
    expect(storyOf(view, [])).toMatchObject({ ...story, last: null });
  });

  it('[R9.2] the winner is first, who lost three mice is last, equals share a place', () => {
    for (const name of ['goal-5', 'third-mouse', 'third-mouse-tie', 'two-third-mice', 'stall']) {
      const { view } = ended(name);
      const standing = standingOf(view);
      expect(standing[0].seat).toBe(view.result?.winner);
      expect(standing.map(({ seat }) => seat).sort()).toEqual([0, 1, 2]);
      expect(standing.filter(({ rank }) => rank === 1).length).toBe(1);
    }
    const ranks = (name: string) => standingOf(ended(name).view).map(({ seat, rank }) => [seat, rank]);
    expect(ranks('goal-5')).toEqual([
      [0, 1],
      [1, 2],
      [2, 2],
    ]);
    expect(ranks('third-mouse-tie')).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ]);
    // they have different kinds, and neither has won
    expect(ranks('draw')).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  it('the last cheese is the largest, and nobody carries all of it', () => {
    expect(largestFirst(['C4', 'C5', 'C6'], 'C5')).toEqual(['C5', 'C4', 'C6']);
    expect(largestFirst(['C4'], null)).toEqual(['C4']);
    expect(loads(['a', 'b', 'c', 'd', 'e', 'f'], 4)).toEqual([['a', 'e'], ['b', 'f'], ['c'], ['d']]);
    expect(loads([], 4)).toEqual([[], [], [], []]);
  });
});
