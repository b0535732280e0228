import { type AnyGame, legalMoves, Registry, unwrap } from '@castellan/kernel';
import { Table } from '@castellan/match';
import { actionsOf, LEARNER, LESSON_SEED, type Position } from '../learn/lesson.js';
import { entropyOf } from '../tables/entropy.js';

export function newest(id: string, versions: readonly AnyGame[]): AnyGame {
  return unwrap(versions.reduce((all, one) => all.add(one), new Registry()).find(id));
}

/** A practice table as the page opens it: chance comes from the seed of all lessons, and bots do what is written. */
export class Practice {
  readonly events: unknown[] = [];
  readonly table: Table;
  readonly #replies: readonly string[];
  #moves = 0;

  constructor(game: AnyGame, position: Position, replies: readonly string[]) {
    const { id, rulesVersion } = game;
    const options = unwrap(game.prepare(position.options, null));
    const kept = { game: id, rulesVersion, options, actions: actionsOf(position), sitters: [], version: 0 };
    this.table = unwrap(Table.restore('practice', game, kept, entropyOf(LESSON_SEED)));
    this.#replies = replies;
  }

  offers(): string[] {
    return legalMoves(this.table.game, this.table.position(), LEARNER);
  }

  play(move: string): void {
    this.#act(LEARNER, move);
  }

  /** Lets others act if a move has to wait for them. */
  ready(move: string): Table {
    if (!this.offers().includes(move) && !this.table.mayAct(LEARNER)) this.letOthersAct();
    return this.table;
  }

  /** All others do what they have to, as long as they have to. */
  letOthersAct(): void {
    for (;;) {
      const seat = this.table.actors().find((one) => one !== LEARNER);
      if (seat === undefined) return;
      const allowed = legalMoves(this.table.game, this.table.position(), seat);
      this.#act(seat, this.#replies.find((move) => allowed.includes(move)) ?? allowed[0]);
    }
  }

  #act(seat: number, move: string): void {
    const { version } = this.table;
    unwrap(this.table.handle({ type: 'move', seat, version, moveId: `${this.#moves++}`, move }));
    this.events.push(...this.table.update([]).events);
  }
}
