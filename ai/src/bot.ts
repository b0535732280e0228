import type { ChanceSource, Game, JsonObject, Knowledge, Mind, State } from '@castellan/kernel';
import { type Candidate, Search, type SearchSettings, WATCH_EVERY, type Watch } from './search.js';

export type BotSettings = {
  readonly search: SearchSettings;
  /** Of a hundred decisions, so many are not the best one the bot saw. */
  readonly slipPercent: number;
};

/**
 * A player that is told what a seat is told and answers with one of its moves. All it knows is in its mind; it
 * never holds the state of the table.
 */
export class Bot<S extends State, View, Event> {
  readonly #game: Game<JsonObject, S>;
  readonly #knowledge: Knowledge<S>;
  readonly #mind: Mind<S, View, Event>;
  readonly #settings: BotSettings;
  readonly #chance: ChanceSource;
  #search: Search<S> | null = null;

  constructor(
    game: Game<JsonObject, S>,
    knowledge: Knowledge<S>,
    mind: Mind<S, View, Event>,
    settings: BotSettings,
    chance: ChanceSource,
  ) {
    this.#game = game;
    this.#knowledge = knowledge;
    this.#mind = mind;
    this.#settings = settings;
    this.#chance = chance;
  }

  witness(events: readonly Event[], view: View): void {
    this.#mind.witness(events, view);
  }

  /** The position as it knows it now, and the seat from which it does. */
  imagine(): S {
    return this.#mind.imagine();
  }
  get seat(): number {
    return this.#mind.seat;
  }

  /** Turns to its position as it knows it now; `run` goes on from here. */
  begin(): void {
    const imagined = this.#mind.imagine();
    this.#search ??= new Search(this.#game, this.#knowledge, imagined, this.#settings.search);
    this.#search.begin(imagined, this.#mind.seat);
  }

  /** Gives back what it thinks with, which is megabytes; the next decision takes it anew. What it knows stays. */
  rest(): void {
    this.#search = null;
  }

  /** Thinks until so many positions have been looked at in all; returns whether there is more to do. */
  run(looked: number): boolean {
    return this.#begun.run(looked);
  }

  /** How many positions it has looked at since it began, and how many it looks at for a decision. */
  get looked(): number {
    return this.#begun.looked;
  }
  get nodes(): number {
    return this.#settings.search.nodes;
  }

  /** What it makes of its position so far, best first. */
  candidates(): Candidate[] {
    return this.#begun.candidates();
  }

  /** What it does, now that it has thought. To be asked once a decision: chance may make it slip. */
  decide(): number {
    const candidates = this.candidates();
    const slips = this.#settings.slipPercent > 0 && this.#chance.below(100) < this.#settings.slipPercent;
    // a slip is still something one might do: one of the next best, not anything at all
    const choice = slips ? 1 + this.#chance.below(3) : 0;
    return candidates[Math.min(choice, candidates.length - 1)].action;
  }

  /** What it makes of its position, best first. */
  consider(watch: Watch = () => false): Candidate[] {
    this.begin();
    let target = 0;
    do target += WATCH_EVERY;
    while (this.run(target) && !watch(this.looked));
    return this.candidates();
  }

  choose(watch?: Watch): number {
    this.consider(watch);
    return this.decide();
  }

  get #begun(): Search<S> {
    if (this.#search === null) throw new Error('it has not begun to think');
    return this.#search;
  }
}
