import {
  commitment,
  type GameRecord,
  HmacChance,
  type JsonObject,
  RandomPlay,
  SeededChance,
  unwrap,
  writeAction,
} from '@castellan/kernel';
import { roquefort } from '@castellan/roquefort';
import { describe, expect, it } from 'vitest';
import { checkFairness, isFair } from '../tables/fairness.js';

const SEED = '5a'.repeat(32);
const BYTES = new Uint8Array(32).fill(0x5a);
const SEAL = commitment(BYTES);

/** A game as a server would host it, played at random. */
function played(input: JsonObject): { record: GameRecord; options: JsonObject } {
  const options = unwrap(roquefort.prepare(input, new HmacChance(BYTES, 'setup')));
  const state = roquefort.start(options);
  const play = new RandomPlay(roquefort.maxLegal);
  const people = new SeededChance('tea');
  const actions: string[] = [];
  while (!state.isOver()) {
    play.choose(state, state.isChance() ? new HmacChance(BYTES, `play/${actions.length}`) : people);
    actions.push(writeAction(roquefort, state, play.actor, play.action));
    state.apply(play.actor, play.action, null);
  }
  const { id: game, rulesVersion } = roquefort;
  return { record: { game, rulesVersion, options, actions }, options };
}

describe('a game calculated again', () => {
  const { record, options } = played({ players: 2, layout: 'random' });
  const asked: JsonObject = { players: 2, layout: 'random' };
  const check = (told: GameRecord, seed = SEED, seal = SEAL) =>
    checkFairness(roquefort, told, options, { seed, seal, asked });

  it('is fair if everything follows from the seed', () => {
    const found = check(record);
    expect(found).toMatchObject({ sealFits: true, odd: null });
    expect(found.beginning).toEqual({ fits: true, drawn: ['rooms', 'first'], chosen: [] });
    expect(found.draws + found.moves).toBe(record.actions.length);
    expect(found.draws).toBeGreaterThan(10);
    expect(isFair(found)).toBe(true);
  });

  it('shows the first draw that was another', () => {
    const at = record.actions.findLastIndex((action) => action.startsWith('draw'));
    const [, place, tile] = record.actions[at].split(' ');
    const other = `draw ${place} ${tile === 'blank' ? 'C1' : 'blank'}`;
    const found = check({ ...record, actions: record.actions.with(at, other) });
    expect(found.odd).toEqual({ number: at + 1, told: other, computed: record.actions[at] });
    expect(isFair(found)).toBe(false);
  });

  it('knows another seed, another seal, a game that stops, and moves that nobody may do', () => {
    expect(check(record, '5b'.repeat(32)).sealFits).toBe(false);
    expect(check(record, '5b'.repeat(32)).odd).not.toBe(null);
    expect(check(record, SEED, SEAL.replace(/^./, 'x')).sealFits).toBe(false);
    expect(isFair(check({ ...record, actions: record.actions.slice(0, -1) }))).toBe(false);
    const more = check({ ...record, actions: [...record.actions, 'end'] });
    expect(more.odd).toEqual({ number: record.actions.length + 1, told: 'end', computed: null });
  });

  it('tells what the host has chosen from what was drawn', () => {
    const beginning = (input: JsonObject, told: JsonObject | undefined = input) => {
      const game = played(input);
      const how = { seed: SEED, seal: SEAL, asked: told };
      return checkFairness(roquefort, game.record, game.options, how).beginning;
    };
    const drawn = Number(played({ players: 2 }).options.first);
    // to have chosen what chance would have chosen is still to have chosen
    for (const first of [0, 1])
      expect(beginning({ players: 2, first })).toEqual({ fits: true, drawn: [], chosen: ['first'] });
    expect(beginning({ players: 2, layout: 'random', first: 1 - drawn })).toMatchObject({
      drawn: ['rooms'],
      chosen: ['first'],
    });
    expect(beginning({ players: 2, rooms: options.rooms })).toMatchObject({
      drawn: ['first'],
      chosen: ['rooms'],
    });
    // whoever says that it was left to chance must have left it to chance
    const lied = beginning({ players: 2, first: 1 - drawn }, { players: 2 });
    expect(lied).toEqual({ fits: false, drawn: ['first'], chosen: [] });
    // where nothing is told, only what was all drawn can be known
    expect(beginning({ players: 2, first: drawn }, null as never)?.fits).toBe(true);
    expect(beginning({ players: 2, first: 1 - drawn }, null as never)?.fits).toBe(null);
  });

  it('that came from elsewhere is held against the rules, and against the seed from where that begins', () => {
    const draws = record.actions.filter((action) => action.startsWith('draw')).length;
    const moves = record.actions.length - draws;
    const late = (told: GameRecord, unsealed: number, seed = SEED) =>
      checkFairness(roquefort, told, options, { seed, seal: SEAL, unsealed });
    const all = late(record, record.actions.length);
    expect(all).toMatchObject({ beginning: null, draws: 0, drawsElsewhere: draws, moves, odd: null });
    expect(isFair(all)).toBe(true);
    const half = late(record, record.actions.length / 2);
    expect(half.draws).toBeGreaterThan(0);
    expect(half.drawsElsewhere).toBeGreaterThan(0);
    expect(half.draws + half.drawsElsewhere).toBe(draws);
    // the seed has no say in what was before, and the rules have
    expect(late(record, record.actions.length, '5b'.repeat(32)).odd).toBe(null);
    expect(late(record, record.actions.length / 2, '5b'.repeat(32)).odd).not.toBe(null);
    const at = record.actions.findLastIndex((action) => action.startsWith('draw'));
    const odd = { number: at + 1, told: 'draw spare C9', computed: null };
    const actions = record.actions.with(at, odd.told);
    expect(late({ ...record, actions }, actions.length).odd).toEqual(odd);
  });

  it('is not fair if it began otherwise than it should have', () => {
    const drawn = Number(played({ players: 2 }).options.first);
    const chosen = played({ players: 2, first: 1 - drawn });
    const how = { seed: SEED, seal: SEAL, asked: { players: 2 } };
    expect(isFair(checkFairness(roquefort, chosen.record, chosen.options, how))).toBe(false);
    expect(
      isFair(checkFairness(roquefort, chosen.record, chosen.options, { ...how, asked: chosen.options })),
    ).toBe(true);
  });
});
