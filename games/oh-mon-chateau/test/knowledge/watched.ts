import { RandomPlay, SeededChance, unwrap } from '@castellan/kernel';
import { type ChateauEvent, type ChateauState, chateauKnowledge, ohMonChateau } from '../../src/index.js';

export const MODES = ['petits-batisseurs', 'grands-architectes'] as const;
export const TABLES = MODES.flatMap((mode) => [2, 3, 4].map((players) => ({ mode, players })));

/** A random game whose players seldom sit idle, so that it gets far; yields the state after every action. */
export function* eagerGame(
  seed: string,
  input: object,
): Generator<{ state: ChateauState; log: ChateauEvent[] }> {
  const chance = new SeededChance(seed);
  const state = ohMonChateau.start(unwrap(ohMonChateau.prepare(input, chance)));
  const random = new RandomPlay(ohMonChateau.maxLegal);
  while (!state.isOver()) {
    const log: ChateauEvent[] = [];
    const idle = (): boolean => /^(pass|end|skip)$/.test(ohMonChateau.writeMove(random.action));
    for (let tries = 0; tries === 0 || (idle() && tries < 8); tries++) random.choose(state, chance);
    state.apply(random.actor, random.action, log);
    yield { state, log };
  }
}

export function keyOf(state: ChateauState): string {
  const key = new Int32Array(2);
  chateauKnowledge.key(state, key);
  return key.join();
}

export function prospectsOf(state: ChateauState, knowledge = chateauKnowledge): number[] {
  const out = new Float64Array(state.seats);
  knowledge.prospects(state, out);
  return Array.from(out);
}
