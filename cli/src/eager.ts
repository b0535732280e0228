import {
  type Actor,
  type AnyGame,
  CHANCE,
  type ChanceSource,
  RandomPlay,
  type Seat,
  type State,
} from '@castellan/kernel';
import type { AnyFace } from './face.js';
import { firstWord } from './words.js';

/** Does something as long as there is something to do; which of it, is left to chance. */
export class Eagerness {
  readonly #game: AnyGame;
  readonly #face: AnyFace;
  readonly #actions: Int32Array;
  /** Whether an action is idle. Remembered, because putting moves into words takes time. */
  readonly #idle = new Map<number, boolean>();

  constructor(game: AnyGame, face: AnyFace) {
    this.#game = game;
    this.#face = face;
    this.#actions = new Int32Array(game.maxLegal);
  }

  /** The action, if it is not idle or nothing else is possible; otherwise one that is not. */
  instead(state: State, seat: Seat, action: number, chance: ChanceSource): number {
    if (!this.#isIdle(action)) return action;
    const legal = this.#actions.subarray(0, state.legal(seat, this.#actions));
    const busy = legal.filter((other) => !this.#isIdle(other));
    return busy.length === 0 ? action : busy[chance.below(busy.length)];
  }

  #isIdle(action: number): boolean {
    const known = this.#idle.get(action);
    if (known !== undefined) return known;
    const idle = this.#face.idle.includes(firstWord(this.#game.writeMove(action)));
    this.#idle.set(action, idle);
    return idle;
  }
}

/** Random play without idle moves, where there are others. */
export class EagerPlay {
  readonly #random: RandomPlay;
  readonly #eagerness: Eagerness;
  actor: Actor = CHANCE;
  action = 0;

  constructor(game: AnyGame, face: AnyFace) {
    this.#random = new RandomPlay(game.maxLegal);
    this.#eagerness = new Eagerness(game, face);
  }

  choose(state: State, chance: ChanceSource): void {
    this.#random.choose(state, chance);
    const { actor, action } = this.#random;
    this.actor = actor;
    this.action = actor === CHANCE ? action : this.#eagerness.instead(state, actor, action, chance);
  }
}
