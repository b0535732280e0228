import { readdirSync, readFileSync } from 'node:fs';
import { CHANCE, parseRecord, perft, readAction, unwrap } from '@castellan/kernel';
import { ohMonChateau } from '@castellan/oh-mon-chateau';
import { ohMonChateau as reference } from '@castellan/reference';
import { describe, expect, it } from 'vitest';
import { applyToPair, expectAgreement, type Pair, startPair } from './oh-mon-chateau.js';

const folder = new URL('../../games/oh-mon-chateau/test/golden/', import.meta.url);

function fromStart(mode: string, players: number, ...chances: readonly string[]): Pair {
  return beginning(2, mode, players, ...chances);
}

/** The same as it was before version 2. */
function firstRules(mode: string, players: number, ...chances: readonly string[]): Pair {
  return beginning(1, mode, players, ...chances);
}

function beginning(version: 1 | 2, mode: string, players: number, ...chances: readonly string[]): Pair {
  const pair = startPair({ mode, players, first: 0 }, version);
  for (const move of chances) applyToPair(pair, CHANCE, move);
  return pair;
}

/** The position of a golden record before the last action that begins so; at its end if none is named. */
function positionOf(name: string, start?: string): Pair {
  const record = unwrap(parseRecord(readFileSync(new URL(`${name}.record.json`, folder), 'utf8')));
  const last = record.actions
    .map((action) => start !== undefined && action.startsWith(start))
    .lastIndexOf(true);
  const actions = start === undefined ? record.actions : record.actions.slice(0, last);
  const pair = startPair(record.options, record.rulesVersion === 1 ? 1 : 2);
  for (const text of actions) {
    const { actor, action } = unwrap(readAction(ohMonChateau, pair.fast, text));
    applyToPair(pair, actor, ohMonChateau.writeMove(action));
  }
  return pair;
}

const THREE = ['turn dagobert', 'turn moine', 'turn roi'];
/** Beyond this many sequences the reference takes too long for one action more. */
const ENOUGH = 3_500;

describe('Oh mon château, perft in both models', () => {
  it.each([
    ['petits bâtisseurs, 2 players', () => fromStart('petits-batisseurs', 2), [21, 333, 4352]],
    ['version 1, petits bâtisseurs, 2 players', () => firstRules('petits-batisseurs', 2), [21, 354, 4862]],
    [
      'petits bâtisseurs, 3 players, rolled',
      () => fromStart('petits-batisseurs', 3, 'roll wood gold'),
      [20, 284, 2520, 10584],
    ],
    [
      'version 1, petits bâtisseurs, 3 players, rolled',
      () => firstRules('petits-batisseurs', 3, 'roll wood gold'),
      [21, 318, 3066, 14406],
    ],
    [
      'petits bâtisseurs, 4 players, double',
      () => fromStart('petits-batisseurs', 4, 'roll ? ?'),
      [55, 2425, 82110],
    ],
    ['grands architectes, 2 players', () => fromStart('grands-architectes', 2), [20, 380, 6840]],
    ['grands architectes, 3 players', () => fromStart('grands-architectes', 3, ...THREE), [21, 510, 12154]],
    [
      'grands architectes, 4 players',
      () => fromStart('grands-architectes', 4, ...THREE, 'roll wood stone'),
      [27, 564, 8484],
    ],
    [
      'version 1, grands architectes, 4 players',
      () => firstRules('grands-architectes', 4, ...THREE, 'roll wood stone'),
      [28, 612, 9744],
    ],
    ['version 2, a line cleared for nothing', () => positionOf('v2-final-for-nothing', 'build'), null],
    ['version 2, Architecte in the last building', () => positionOf('v2-final-architecte', 'build'), null],
    ['version 2, before a castle is finished', () => positionOf('v2-final-tokens-lost', 'roll'), null],
    ['version 2, dice that may be left', () => positionOf('v2-dice-left-tokens-lost', 'roll'), null],
    ['version 2, Magicien in the last building', () => positionOf('v2-final-magicien', 'move'), null],
    ['version 1, tokens in the last building', () => positionOf('v1-final-tokens', 'put'), null],
    ['mid-game, a guest is stolen', () => positionOf('theft-of-lightning', 'steal'), null],
    ['mid-game, a guest is reactivated', () => positionOf('tie', 'activate'), null],
    ['mid-game, a guest is invited', () => positionOf('theft-of-lightning', 'invite'), null],
    ['mid-game, Magicien moves', () => positionOf('last-guest-dagobert', 'move'), null],
    ['mid-game, 4 players', () => positionOf('final-theft', 'activate'), null],
    ['before a castle is finished, 2 players', () => positionOf('finisher-wins', 'roll'), null],
    ['before a castle is finished, 3 players', () => positionOf('tie-of-three', 'roll'), null],
    [
      'before a castle is finished with Dagobert',
      () => positionOf('last-guest-dagobert', 'invite dagobert'),
      null,
    ],
    ['in the final phase, Dagobert', () => positionOf('final-dagobert', 'activate dagobert'), null],
    ['in the final phase, a theft', () => positionOf('final-theft', 'steal'), null],
    ['before a stall', () => positionOf('stall', 'roll'), null],
    ['before a shared stall', () => positionOf('stall-tie', 'roll'), null],
  ] as const)('agrees: %s', (_name, make, published) => {
    const pair = make();
    expectAgreement(pair);
    const counts: number[] = [];
    for (let last = 1; last > 0 && last < ENOUGH && counts.length < 12; ) {
      last = perft(ohMonChateau, pair.fast, counts.length + 1);
      counts.push(last);
      expect(reference.perft(pair.naive, counts.length)).toBe(last);
    }
    expect(counts.length).toBeGreaterThan(2);
    if (published !== null) expect(counts).toEqual(published);
  });

  it.each(
    readdirSync(folder)
      .filter((file) => file.endsWith('.record.json'))
      .map((file) => file.replace('.record.json', '')),
  )('agrees at the end of a golden record: %s', (name) => {
    const pair = positionOf(name);
    expect(expectAgreement(pair)).toEqual([]);
    expect(perft(ohMonChateau, pair.fast, 1)).toBe(0);
    expect(reference.perft(pair.naive, 1)).toBe(0);
  });
});
