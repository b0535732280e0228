import { Drawer } from './chance/draw.js';
import type { ChanceSource } from './chance/source.js';
import type { State } from './game.js';
import { type Actor, CHANCE, hasSeat } from './seats.js';

/** Plays uniformly random legal actions without allocating; the measure of the core and the tests' engine. */
export class RandomPlay {
  readonly #actions: Int32Array;
  readonly #drawer: Drawer;
  /** Who acted in the last step, and what they did. */
  actor: Actor = CHANCE;
  action = 0;

  constructor(maxLegal: number) {
    this.#actions = new Int32Array(maxLegal);
    this.#drawer = new Drawer(maxLegal);
  }

  /** Chooses the next action without applying it; `actor` and `action` hold the choice. */
  choose(state: State, source: ChanceSource): void {
    if (state.isChance()) {
      this.actor = CHANCE;
      this.action = this.#drawer.draw(state, source);
      return;
    }
    this.actor = anyOf(state, source);
    this.action = this.#actions[source.below(state.legal(this.actor, this.#actions))];
  }

  step<E>(state: State<unknown, E>, source: ChanceSource, log: E[] | null): boolean {
    this.choose(state, source);
    return state.apply(this.actor, this.action, log);
  }
}

/** One of the seats that may act, each equally likely. */
function anyOf(state: State, source: ChanceSource): number {
  const actors = state.actors();
  let first = 0;
  while (!hasSeat(actors, first)) first++;
  if (actors === 1 << first) return first;
  let count = 0;
  for (let seat = 0; seat < state.seats; seat++) if (hasSeat(actors, seat)) count++;
  let skip = source.below(count);
  for (let seat = first; ; seat++) if (hasSeat(actors, seat) && skip-- === 0) return seat;
}
