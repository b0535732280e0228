import {
  type AnyGame,
  type AnyOpposition,
  type Character,
  type Game,
  type JsonObject,
  type Opposition,
  Registry,
  type State,
} from '@castellan/kernel';
import { ohMonChateau, ohMonChateauOpposition } from '@castellan/oh-mon-chateau';
import { roquefort, roquefortOpposition } from '@castellan/roquefort';
import { accept } from './bad-input.js';
import type { AnyFace, Face } from './face.js';
import { ohMonChateauFace } from './games/oh-mon-chateau.js';
import { roquefortFace } from './games/roquefort.js';

/** A game as this program handles it: its rules, its face in a terminal, and who plays against people. */
export type Box = {
  readonly game: AnyGame;
  readonly face: AnyFace;
  readonly opposition: AnyOpposition | null;
};

class Shelf {
  readonly #rules = new Registry();
  readonly #faces = new Map<string, AnyFace>();
  readonly #oppositions = new Map<string, AnyOpposition>();

  add<O extends JsonObject, V, E, S extends State<V, E>, C extends Character>(
    game: Game<O, S>,
    face: Face<O, V, E>,
    opposition: Opposition<O, S, V, E, C> | null = null,
  ): this {
    this.#rules.add(game);
    this.#faces.set(game.id, face);
    if (opposition !== null) this.#oppositions.set(game.id, opposition);
    return this;
  }

  boxes(): Box[] {
    return this.ids().map((id) => this.find(id));
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
    return { game, face, opposition: this.#oppositions.get(game.id) ?? null };
  }
}

/** The one place where games are registered. The first is what `castellan play` plays. */
export const shelf = new Shelf()
  .add(roquefort, roquefortFace, roquefortOpposition)
  .add(ohMonChateau, ohMonChateauFace, ohMonChateauOpposition);
