/** The state in the form that traces of games compare. */

import { type Castle, tokensLeft } from './castle.js';
import { GUESTS, type Guest } from './guests.js';
import { actors } from './moves.js';
import { score } from './score.js';
import type { Face, State } from './state.js';

type BySeat<T> = readonly T[];

export type TraceState = {
  readonly turn: number;
  readonly phase: State['phase'];
  readonly dice: readonly Face[];
  readonly actors: readonly number[];
  readonly decision: string | null;
  readonly boards: BySeat<readonly string[]>;
  readonly tokensLeft: BySeat<number>;
  readonly inhabitants: BySeat<number>;
  readonly towers: BySeat<readonly number[]>;
  readonly walls: BySeat<readonly number[]>;
  readonly flags: BySeat<readonly number[]>;
  readonly floors: BySeat<number>;
  readonly guests: BySeat<readonly Guest[]>;
  readonly faceUp: readonly Guest[];
  readonly deck: number;
  readonly sun: number | null;
  readonly clouds: BySeat<readonly number[]>;
  readonly scores: BySeat<number>;
  readonly over: boolean;
  readonly winners: readonly number[];
};

const ascending = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b);

export const describe = (state: State): TraceState => {
  const bySeat = <T>(part: (castle: Castle) => T): BySeat<T> => state.castles.map(part);
  const all = GUESTS[state.setup.mode];
  const rank = (guest: Guest): number => (typeof guest === 'number' ? guest : all.indexOf(guest));
  const inOrder = (guests: readonly Guest[]): readonly Guest[] =>
    [...guests].sort((one, other) => rank(one) - rank(other));
  const acting = actors(state);
  return {
    turn: state.turn,
    phase: state.phase,
    dice: state.rolled,
    actors: acting === 'chance' || acting === null ? [] : acting,
    decision: state.tasks.length === 0 ? null : state.tasks[0].ask,
    boards: bySeat((castle) => [...castle.tokens].sort()),
    tokensLeft: bySeat(tokensLeft),
    inhabitants: bySeat((castle) => castle.inhabitants),
    towers: bySeat((castle) => ascending(castle.towers)),
    walls: bySeat((castle) => ascending(castle.walls)),
    flags: bySeat((castle) => ascending(castle.flags)),
    floors: bySeat((castle) => castle.floors),
    guests: bySeat((castle) => inOrder(castle.guests)),
    faceUp: inOrder(state.faceUp),
    deck: state.deck.length,
    sun: state.sun,
    clouds: bySeat((castle) => ascending(castle.clouds)),
    scores: state.castles.map((_, seat) => score(state, seat)),
    over: state.phase === 'over',
    winners: state.winners,
  };
};
