import type { ChanceSource, Game, JsonObject, Knowledge, Mind, State } from '@castellan/kernel';
import { type Candidate, Search, type SearchSettings, type Watch } from './search.js';

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

  /** What it makes of its position, best first. */
  consider(watch?: Watch): Candidate[] {
    const imagined = this.#mind.imagine();
    this.#search ??= new Search(this.#game, this.#knowledge, imagined, this.#settings.search);
    return this.#search.think(imagined, this.#mind.seat, watch);
  }

  choose(watch?: Watch): number {
    const candidates = this.consider(watch);
    const slips = this.#settings.slipPercent > 0 && this.#chance.below(100) < this.#settings.slipPercent;
    // a slip is still something one might do: one of the next best, not anything at all
    const choice = slips ? 1 + this.#chance.below(3) : 0;
    return candidates[Math.min(choice, candidates.length - 1)].action;
  }
}
