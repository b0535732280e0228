import {
  Drawer,
  type Game,
  type JsonObject,
  type Outcome,
  SeededChance,
  type State,
  unwrap,
} from '@castellan/kernel';
import { actorOf } from './search.js';

/** Anybody who can be told what a seat is shown and asked for a move: bots, and whoever they are held against. */
export type Player<View, Event> = {
  readonly witness: (events: readonly Event[], view: View) => void;
  readonly choose: () => number;
};

/** Somebody who can take any seat at a table, however they think. */
export type Contender<O, View, Event> = {
  readonly name: string;
  readonly sitDown: (options: O, seat: number, seed: string) => Player<View, Event>;
};

export type TableResult = {
  readonly outcome: Outcome;
  readonly decisions: number;
};

/** Told before and after each decision, so that whoever has a clock can take the time. */
export type Timekeeper = { readonly before: (seat: number) => void; readonly after: (seat: number) => void };
const NO_TIMEKEEPER: Timekeeper = { before: () => {}, after: () => {} };

/**
 * One game between contenders. Each is told what its seat is shown and nothing else; the deal follows from the seed, so
 * that the same one can be played again with the seats changed.
 */
export function playTable<O extends JsonObject, S extends State<View, Event>, View, Event>(
  game: Game<O, S>,
  input: JsonObject,
  seated: readonly Contender<O, View, Event>[],
  seed: string,
  timekeeper: Timekeeper = NO_TIMEKEEPER,
): TableResult {
  const chance = new SeededChance(seed);
  const options = unwrap(game.prepare({ ...input, players: seated.length }, chance));
  const state = game.start(options);
  const drawer = new Drawer(game.maxLegal);
  const bots = seated.map((contestant, seat) => contestant.sitDown(options, seat, `${seed}/${seat}`));
  let decisions = 0;
  while (!state.isOver()) {
    const actor = actorOf(state);
    let action: number;
    if (state.isChance()) {
      action = drawer.draw(state, chance);
    } else {
      timekeeper.before(actor);
      action = bots[actor].choose();
      timekeeper.after(actor);
      decisions++;
    }
    const log: Event[] = [];
    state.apply(actor, action, log);
    bots.forEach((bot, seat) => {
      bot.witness(log, state.view(seat));
    });
  }
  return { outcome: state.outcome() ?? { reason: '', winners: [], scores: [] }, decisions };
}

/** Who sits where in the games of one deal: one seat is A's in turn and the others are B's; with two seats, swapped. */
export function seatings<T>(a: T, b: T, players: number): T[][] {
  return Array.from({ length: players }, (_, own) =>
    Array.from({ length: players }, (_, seat) => (seat === own ? a : b)),
  );
}

/** What A got from a game: 1 for a win, a share of it if shared; with nobody winning, as much as everybody. */
export function shareOf(outcome: Outcome, seat: number, players: number): number {
  if (outcome.winners.length === 0) return 1 / players;
  return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
}

/**
 * A deal's games as one number from 0 to 2, where 1 is even: with two players the sum of two games. With more, A's
 * one seat is held against the average of the others.
 */
export function pairScore(sharesOfA: readonly number[], players: number): number {
  const own = sharesOfA.reduce((sum, share) => sum + share, 0) / players;
  const others = (1 - own) / (players - 1);
  return own + others === 0 ? 1 : (2 * own) / (own + others);
}
