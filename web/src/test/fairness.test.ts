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
  const check = (told: GameRecord, seed = SEED, seal = SEAL) =>
    checkFairness(roquefort, told, options, seed, seal);

  it('is fair if everything follows from the seed', () => {
    const found = check(record);
    expect(found).toMatchObject({ sealFits: true, beginning: 'drawn', odd: null });
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

  it('tells what the host has chosen', () => {
    const first = 1 - Number(played({ players: 2 }).options.first);
    const chosen = played({ players: 2, first });
    expect(checkFairness(roquefort, chosen.record, chosen.options, SEED, SEAL).beginning).toBe('chosen');
  });
});
