import { actorOf } from '@castellan/ai';
import {
  type Actor,
  CHANCE,
  type ChanceSource,
  Drawer,
  type JsonObject,
  type State,
} from '@castellan/kernel';
import { sitDown } from './opponents.js';
import type { Companion } from './play/live-game.js';
import type { Box } from './registry.js';

/** The same opponent at every seat of a table, each with a mind of its own. */
export class Company {
  readonly #companions: readonly Companion[];
  readonly #drawer: Drawer;
  actor: Actor = CHANCE;
  action = 0;

  constructor(box: Box, name: string, options: JsonObject, seed: string) {
    const { seats } = box.game.start(options);
    this.#companions = Array.from({ length: seats }, (_, seat) => sitDown(box, name, options, seat, seed));
    this.#drawer = new Drawer(box.game.maxLegal);
  }

  choose(state: State, chance: ChanceSource): void {
    this.actor = actorOf(state);
    this.action =
      this.actor === CHANCE ? this.#drawer.draw(state, chance) : this.#companions[this.actor].choose();
  }

  witness(events: readonly unknown[], state: State): void {
    this.#companions.forEach((companion, seat) => {
      companion.witness(events, state.view(seat));
    });
  }
}
