import type { ChateauState } from '@castellan/oh-mon-chateau';
import { ohMonChateau } from '@castellan/oh-mon-chateau';
import { actorOf } from '../../src/index.js';

/** Between what and what a seat's share of the win must lie, whatever else is true of the game. */
export type Bounds = readonly [least: number, most: number];

/**
 * Everything that can happen up to the next roll of both dice, enumerated: each of two players does the best for
 * itself, chance counts by its odds. What comes after a roll is anybody's guess and counts as anything from 0 to 1.
 */
export function boundsOf(state: ChateauState, seat: number): Bounds {
  if (state.seats !== 2) throw new Error('two players are needed: what is good for one is bad for the other');
  return explore(state, seat, new Map());
}

/** The same for each of the seat's moves. */
export function boundsOfMoves(state: ChateauState, seat: number): Map<string, Bounds> {
  const known = new Map<string, Bounds>();
  const legal = new Int32Array(ohMonChateau.maxLegal);
  const moves = legal.subarray(0, state.legal(seat, legal));
  return new Map(
    Array.from(moves, (action) => {
      const next = state.copy();
      next.apply(seat, action, null);
      return [ohMonChateau.writeMove(action), explore(next, seat, known)];
    }),
  );
}

function explore(state: ChateauState, seat: number, known: Map<string, Bounds>): Bounds {
  const winners = state.outcome()?.winners;
  if (winners !== undefined) {
    const share = winners.includes(seat) ? 1 / winners.length : 0;
    return [share, share];
  }
  if (state.view().phase === 'roll') return [0, 1];
  const key = state.bytes.join();
  const found =
    known.get(key) ?? (state.isChance() ? average(state, seat, known) : choose(state, seat, known));
  known.set(key, found);
  return found;
}

function average(state: ChateauState, seat: number, known: Map<string, Bounds>): Bounds {
  const actions = new Int32Array(ohMonChateau.maxLegal);
  const weights = new Int32Array(ohMonChateau.maxLegal);
  const count = state.chances(actions, weights);
  let [least, most, total] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const next = state.copy();
    next.apply(-1, actions[i], null);
    const bounds = explore(next, seat, known);
    least += weights[i] * bounds[0];
    most += weights[i] * bounds[1];
    total += weights[i];
  }
  return [least / total, most / total];
}

function choose(state: ChateauState, seat: number, known: Map<string, Bounds>): Bounds {
  const actor = actorOf(state);
  const legal = new Int32Array(ohMonChateau.maxLegal);
  const pick = actor === seat ? Math.max : Math.min;
  let best: Bounds | null = null;
  for (const action of legal.subarray(0, state.legal(actor, legal))) {
    const next = state.copy();
    next.apply(actor, action, null);
    const bounds = explore(next, seat, known);
    best = best === null ? bounds : [pick(best[0], bounds[0]), pick(best[1], bounds[1])];
  }
  return best ?? [0, 1];
}
