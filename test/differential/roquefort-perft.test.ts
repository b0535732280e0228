import { readFileSync } from 'node:fs';
import { parseRecord, perft, unwrap } from '@castellan/kernel';
import { roquefort as reference } from '@castellan/reference';
import { roquefort } from '@castellan/roquefort';
import { describe, expect, it } from 'vitest';
import { applyToPair, expectAgreement, type Pair, startPair } from './roquefort.js';

function fromStart(players: number, layout: string): Pair {
  const pair = startPair({ players, layout, first: 0 });
  for (const move of ['draw spare blank', 'place a1', 'place a7', 'place g1', 'place g7'].slice(
    0,
    players + 1,
  ))
    applyToPair(pair, move);
  return pair;
}

/** The position of a golden record so many actions before its end. */
function beforeEnd(name: string, actions: number): Pair {
  const file = new URL(`../../games/roquefort/test/golden/${name}.record.json`, import.meta.url);
  const record = unwrap(parseRecord(readFileSync(file, 'utf8')));
  const pair = startPair(record.options);
  for (const move of record.actions.slice(0, -actions)) applyToPair(pair, move);
  return pair;
}

describe('Roquefort, perft in both models', () => {
  it.each([
    ['2 players on A', () => fromStart(2, 'A'), [18, 193, 1574, 16436, 169433]],
    ['3 players on A', () => fromStart(3, 'A'), [17, 171, 1211, 12369, 119285]],
    ['4 players on A', () => fromStart(4, 'A'), [16, 151, 896, 9204, 81949]],
    ['2 players on B', () => fromStart(2, 'B'), [18, 193, 1574, 16890]],
    ['4 players on B', () => fromStart(4, 'B'), [16, 151, 896, 9620]],
    ['mid-game, 2 players', () => beforeEnd('draw', 110), null],
    ['mid-game, 3 players', () => beforeEnd('goal-5', 90), null],
    ['before a goal', () => beforeEnd('goal-4', 2), null],
    ['before a third mouse', () => beforeEnd('third-mouse-tie', 2), null],
    ['before two third mice', () => beforeEnd('two-third-mice', 2), null],
    ['before a draw', () => beforeEnd('draw', 2), null],
    ['before a stall', () => beforeEnd('stall', 2), null],
  ] as const)('agrees: %s', (_name, make, published) => {
    const pair = make();
    expectAgreement(pair);
    const depth = published?.length ?? 4;
    for (let d = 1; d <= depth; d++) {
      const count = perft(roquefort, pair.fast, d);
      expect(count).toBe(reference.perft(pair.naive, d));
      if (published !== null) expect(count).toBe(published[d - 1]);
    }
  });
});
