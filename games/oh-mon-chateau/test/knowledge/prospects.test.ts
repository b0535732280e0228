import { describe, expect, it } from 'vitest';
import {
  BY_HAND,
  type ChateauState,
  chateauKnowledge,
  chateauKnowledgeWith,
  ohMonChateau,
  ohMonChateauBotSupport,
  pointsOf,
  scoreOf,
  totalOf,
} from '../../src/index.js';
import { eagerGame, keyOf, prospectsOf, TABLES } from './watched.js';

/** The same table seen from the next seat: every seat moves one place on. */
function rotated(state: ChateauState): ChateauState {
  const { seats } = state;
  const to = (seat: number): number => (seat + 1) % seats;
  const other = ohMonChateau.start({ ...state.options, first: to(state.options.first) });
  other.bytes.set(state.bytes);
  const bySeat = [
    state.guests,
    state.tokens,
    state.usedDice,
    state.inhabitants,
    state.towers,
    state.bigWalls,
    state.smallWalls,
    state.flags,
    state.floors,
    state.clouds,
    state.towerPoints,
    state.flagPoints,
    state.smallGuests,
  ];
  const target = [
    other.guests,
    other.tokens,
    other.usedDice,
    other.inhabitants,
    other.towers,
    other.bigWalls,
    other.smallWalls,
    other.flags,
    other.floors,
    other.clouds,
    other.towerPoints,
    other.flagPoints,
    other.smallGuests,
  ];
  bySeat.forEach((values, i) => {
    const each = values.length / 4;
    for (let seat = 0; seat < seats; seat++)
      for (let k = 0; k < each; k++) target[i][to(seat) * each + k] = values[seat * each + k];
  });
  other.turn = to(state.turn);
  if (state.sun < seats) other.sun = to(state.sun);
  if (state.finisher < seats) other.finisher = to(state.finisher);
  let waiting = 0;
  for (let seat = 0; seat < seats; seat++) if ((state.waiting >> seat) & 1) waiting |= 1 << to(seat);
  other.waiting = waiting;
  return other;
}

describe('prospects', () => {
  it.each(TABLES)('add up to 1 and are the outcome after the end: $mode, $players players', (table) => {
    for (let game = 0; game < 3; game++)
      for (const { state } of eagerGame(`sum ${game}`, table)) {
        const prospects = prospectsOf(state);
        expect(prospects.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
        expect(Math.min(...prospects)).toBeGreaterThanOrEqual(0);
        if (!state.isOver()) continue;
        const winners = state.outcome()?.winners ?? [];
        expect(prospects).toEqual(
          prospects.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
        );
      }
  });

  it.each(TABLES)(
    'do not depend on where the table begins to count seats: $mode, $players players',
    (table) => {
      for (let game = 0; game < 2; game++)
        for (const { state } of eagerGame(`turn ${game}`, table)) {
          const here = prospectsOf(state);
          const there = prospectsOf(rotated(state));
          here.forEach((chance, seat) => {
            expect(there[(seat + 1) % table.players]).toBeCloseTo(chance, 12);
          });
        }
    },
  );

  it('the quick count of points is that of the rules', () => {
    for (const table of TABLES)
      for (const { state } of eagerGame('count', table))
        for (let seat = 0; seat < state.seats; seat++)
          expect(pointsOf(state, seat)).toBe(totalOf(scoreOf(state, seat)));
  });
});

describe('the key', () => {
  it('is the same exactly where positions play alike', () => {
    const seen = new Map<string, string>();
    for (const table of TABLES)
      for (let game = 0; game < 2; game++)
        for (const { state } of eagerGame(`key ${game}`, table)) {
          const { dice, castles, winners: _, ...rest } = state.view();
          const alike = castles.map(({ score, towers, flags, clouds, ...castle }) => ({
            ...castle,
            towers: towers.length,
            flags: flags.length,
            total: score.total,
          }));
          const shown = JSON.stringify({ ...rest, alike, dice: state.view().phase === 'dice' ? dice : [] });
          const key = `${table.players} ${keyOf(state)}`;
          expect(seen.get(key) ?? shown).toBe(shown);
          seen.set(key, shown);
        }
    expect(new Set(seen.values()).size).toBe(seen.size);
  });

  it('does not tell apart in which order towers were drawn', () => {
    for (const { state } of eagerGame('order', { mode: 'petits-batisseurs', players: 2 })) {
      const other = state.copy();
      const n = state.towers[0];
      other.towerPoints.set(Array.from(state.towerPoints.subarray(0, n)).reverse(), 0);
      expect(keyOf(other)).toBe(keyOf(state));
      expect(prospectsOf(other)).toEqual(prospectsOf(state));
    }
  });
});

describe('those one can play against', () => {
  it('are five in each mode, with names of their own', () => {
    const { everybody, characters } = ohMonChateauBotSupport;
    const ids = everybody.map(({ id }) => id);
    expect(new Set(ids).size).toBe(10);
    for (const mode of ['petits-batisseurs', 'grands-architectes'] as const) {
      const five = characters({ mode, players: 2, first: 0, stallTurns: 100, theft: true });
      expect(five).toHaveLength(5);
      expect(five.map((character) => character.nodes)).toEqual(
        five.map((character) => character.nodes).sort((a, b) => a - b),
      );
    }
  });

  it('see less, the more they overlook', () => {
    const [first] = ohMonChateauBotSupport.everybody;
    const plain = ohMonChateauBotSupport.knowledgeOf?.(first) ?? chateauKnowledge;
    let differ = 0;
    for (const { state } of eagerGame('see', { mode: first.mode, players: 2 })) {
      if (Math.abs(prospectsOf(state)[0] - prospectsOf(state, plain)[0]) > 0.02) differ++;
      expect(prospectsOf(state, chateauKnowledgeWith(BY_HAND)).reduce((a, b) => a + b)).toBeCloseTo(1, 12);
    }
    expect(differ).toBeGreaterThan(10);
  });
});
