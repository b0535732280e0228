import type { AnyGame, Game, State } from './game.js';
import type { JsonObject } from './json.js';
import type { Rejection } from './rejection.js';
import { failed, ok, type Result } from './result.js';

/** The games a program knows, each with every rules version that it can still replay. */
export class Registry {
  readonly #games: AnyGame[] = [];

  add<O extends JsonObject, S extends State>(game: Game<O, S>): this {
    this.#games.push(game);
    return this;
  }

  ids(): string[] {
    return [...new Set(this.#games.map((game) => game.id))];
  }

  /** Every version of every game. */
  all(): readonly AnyGame[] {
    return this.#games;
  }

  /** The newest rules of a game. */
  find(id: string): Result<AnyGame, Rejection> {
    const versions = this.#games.filter((game) => game.id === id);
    if (versions.length === 0) return failed({ kind: 'unknown-game', game: id, known: this.ids() });
    return ok(versions.reduce((a, b) => (b.rulesVersion > a.rulesVersion ? b : a)));
  }

  /** The rules that a record was played by. */
  findVersion(id: string, version: number): Result<AnyGame, Rejection> {
    const newest = this.find(id);
    if (!newest.ok) return newest;
    const versions = this.#games.filter((game) => game.id === id);
    const game = versions.find((g) => g.rulesVersion === version);
    if (game !== undefined) return ok(game);
    const known = versions.map((g) => g.rulesVersion);
    return failed({ kind: 'unknown-rules-version', game: id, version, known });
  }
}
