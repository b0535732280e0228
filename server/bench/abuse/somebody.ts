import { type AnyGame, SeededChance } from '@castellan/kernel';
import { Follower, type Shown, type Step, type Update } from '@castellan/match';
import { registry } from '../../src/games.js';
import { type Heard, type Line, openTable } from './line.js';

/** Milliseconds, one for each time. */
export type Times = number[];

/** Somebody who only wants to play: follows a table, plays at random, and notes how long everything takes. */
export class Somebody {
  readonly line: Line;
  readonly table: string;
  readonly #game: AnyGame;
  readonly #options: never;
  readonly #chance: SeededChance;
  /** From a move to its answer. */
  readonly answers: Times = [];
  /** From one's last step, or the bot's, to the bot's next. */
  readonly bots: Times = [];
  #follower: Follower | null = null;
  #update: Update | null = null;
  #sent: { readonly moveId: string; readonly at: number } | null = null;
  #lastStep = 0;
  #moves = 0;
  #changed: () => void = () => {};

  private constructor(line: Line, table: string, joined: Record<string, unknown>, seed: string) {
    this.line = line;
    this.table = table;
    this.#options = joined.options as never;
    this.#chance = new SeededChance(seed);
    const { game } = joined.state as { game: string };
    const found = registry.findVersion(game, joined.rulesVersion as number);
    if (!found.ok) throw new Error(`no game ${game}`);
    this.#game = found.value;
    line.hear = (message) => this.#hear(message);
    if (joined.full !== null) this.#show(joined.full as Shown);
  }

  /** At a table of one's own, alone with bots or with more seats of one's own. */
  static async sitDown(line: Line, seats: readonly object[], seed: string): Promise<Somebody> {
    const table = await openTable(line, seats, { options: { first: 0 } });
    const answer = table === null ? null : await line.ask({ type: 'watch', table });
    if (table === null || answer?.type !== 'joined') throw new Error(`no table: ${JSON.stringify(answer)}`);
    return new Somebody(line, table, answer.joined as Record<string, unknown>, seed);
  }

  get isOver(): boolean {
    return this.#update?.outcome != null;
  }

  #show(full: Shown): void {
    this.#follower ??= new Follower(this.table, this.#game, this.#options, full);
    this.#follower.show(full);
    this.#update = this.#follower.update();
    this.#changed();
  }

  #hear(message: Heard): void {
    if (message.table !== this.table) return;
    if (message.type === 'error') throw new Error(JSON.stringify(message));
    if (message.type === 'full') this.#show(message.full as Shown);
    if (message.type !== 'step') return;
    const now = performance.now();
    if (message.moveId === undefined) this.bots.push(now - this.#lastStep);
    else if (message.moveId === this.#sent?.moveId) this.answers.push(now - this.#sent.at);
    this.#lastStep = now;
    this.#sent = null;
    const step = { seen: [], undo: null, ...message } as unknown as Step;
    const update = this.#follower?.take(step) ?? null;
    if (update === null) throw new Error('a step is missing');
    this.#update = update;
    this.#changed();
  }

  /** Plays a move if it is one's turn, and waits until something has happened. */
  async goOn(): Promise<void> {
    const sight = this.#update?.sights.find(({ offers }) => offers.length > 0);
    const changed = new Promise<void>((done) => {
      this.#changed = done;
    });
    if (sight !== undefined && this.#update !== null && this.#sent === null) {
      const { move } = sight.offers[this.#chance.below(sight.offers.length)];
      const moveId = `m${this.#moves++}`;
      this.#sent = { moveId, at: performance.now() };
      const { version } = this.#update;
      this.line.tell({ type: 'move', table: this.table, seat: sight.seat, version, moveId, move });
    }
    await changed;
  }
}
