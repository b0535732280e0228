import { plainBotSupport } from '@castellan/ai';
import {
  type AnyBotSupport,
  type AnyGame,
  type BotSupport,
  type Character,
  type Game,
  type JsonObject,
  Registry,
  type State,
} from '@castellan/kernel';
import { ohMonChateau, ohMonChateau1, ohMonChateauBotSupport } from '@castellan/oh-mon-chateau';
import { roquefort, roquefortBotSupport } from '@castellan/roquefort';
import { accept } from './bad-input.js';
import type { AnyFace, Face } from './face.js';
import { ohMonChateauFace } from './games/oh-mon-chateau.js';
import { plainFace } from './games/plain.js';
import { roquefortFace } from './games/roquefort.js';

/** A game as this program handles it: its rules, its face in a terminal, and who plays against people. */
export type Box = {
  readonly game: AnyGame;
  readonly face: AnyFace;
  readonly botSupport: AnyBotSupport | null;
};

class Shelf {
  readonly #rules = new Registry();
  readonly #faces = new Map<string, AnyFace>();
  readonly #botSupports = new Map<string, AnyBotSupport>();

  add<O extends JsonObject, V, E, S extends State<V, E>, C extends Character>(
    game: Game<O, S>,
    face: Face<O, V, E>,
    botSupport: BotSupport<O, S, V, E, C> | null = null,
  ): this {
    this.#rules.add(game);
    this.#faces.set(game.id, face);
    if (botSupport !== null) this.#botSupports.set(game.id, botSupport);
    return this;
  }

  /** A game that has no face and no knowledge of its own yet: drawn as text, and played by plain search. */
  addPlain<O extends JsonObject, V, E, S extends State<V, E>>(
    title: string,
    game: Game<O, S>,
    imagine: (options: O, view: V) => S,
  ): this {
    return this.add(game, plainFace(title, game), plainBotSupport(game, imagine));
  }

  /** Every game with its newest rules. */
  boxes(): Box[] {
    return this.ids().map((id) => this.find(id));
  }

  /** Every game with each of the versions of its rules. */
  allVersions(): Box[] {
    return this.#rules.all().map((game) => this.#box(game));
  }

  ids(): string[] {
    return this.#rules.ids();
  }

  faces(): AnyFace[] {
    return [...this.#faces.values()];
  }

  /** The newest rules of a game; the first game on the shelf if none is named. */
  find(id: string = this.ids()[0]): Box {
    return this.#box(accept(this.#rules.find(id)));
  }

  /** The rules that a record was played by. */
  findVersion(id: string, version: number): Box {
    return this.#box(accept(this.#rules.findVersion(id, version)));
  }

  #box(game: AnyGame): Box {
    const face = this.#faces.get(game.id);
    if (face === undefined) throw new Error(`${game.id} was put on the shelf without a face`);
    return { game, face, botSupport: this.#botSupports.get(game.id) ?? null };
  }
}

/** The one place where games are registered. The first is what `castellan play` plays. */
export const shelf = new Shelf()
  .add(roquefort, roquefortFace, roquefortBotSupport)
  .add(ohMonChateau, ohMonChateauFace, ohMonChateauBotSupport)
  .add(ohMonChateau1, ohMonChateauFace, ohMonChateauBotSupport);
