import type { AnyGame, Json } from '@castellan/kernel';
import { Follower, type Request, type Update } from '@castellan/match';
import type {
  Full,
  Problem,
  Joined as ServerJoined,
  TableState,
  ToClient,
  ToClientOf,
} from '@castellan/protocol';
import { loadGame } from '../../tables/games/load.js';
import { InTrouble } from '../../tables/hosted-table.js';
import type { Inked, Joined, Visit, WorkerMessage } from '../../tables/protocol.js';
import { sittersOf } from '../sitters.js';
import type { Link } from './link.js';
import { MovesUnderway } from './moves-underway.js';
import { SheetsOut } from './sheets-out.js';
import { ShownAhead } from './shown-ahead.js';

/** As much talk as is kept for whoever comes. */
const MOST_SAID = 100;

/** What is told of a table without being asked. */
export type Told = ToClientOf<'step' | 'full' | 'table' | 'ink' | 'said' | 'error'>;

type Around = {
  readonly link: Pick<Link, 'ask' | 'tell' | 'isOn'>;
  readonly post: (message: WorkerMessage) => void;
  /** Who one is, as far as the server has said so. */
  readonly me: () => string | null;
};

/**
 * A table on the server that this page is at: follows it move by move, asks for everything when the thread is lost, and
 * after a break of the line takes it up again.
 */
export class FollowedTable {
  readonly #id: string;
  readonly #around: Around;
  readonly #moves: MovesUnderway;
  readonly #ahead = new ShownAhead();
  readonly #sheets: SheetsOut;
  #game: AnyGame | null = null;
  #options: Joined['options'] = {};
  #state: TableState | null = null;
  #holds: readonly number[] = [];
  #seed: string | null = null;
  #follower: Follower | null = null;
  /** Null while steps make sense; else what came while everything was asked for. */
  #backlog: Told[] | null = [];
  #said: readonly ToClientOf<'said'>[] = [];
  #isLost = false;
  #isAsking = false;
  #isShown = false;
  #coming: Promise<unknown> = Promise.resolve();

  constructor(id: string, around: Around) {
    this.#id = id;
    this.#around = around;
    this.#moves = new MovesUnderway(id, (message) => this.#backlog === null && around.link.tell(message));
    this.#sheets = new SheetsOut(id, (message) => this.#backlog === null && around.link.tell(message));
  }

  /** Comes to the table for the first time. */
  visit(): Promise<Visit> {
    return this.#inTurn(() => this.#watch());
  }

  /** The line stands again. A question that was underway is put again by itself. */
  async comeBack(): Promise<void> {
    if (!this.#isAsking) await this.#inTurn(() => this.#takeUpAgain());
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#coming.then(work);
    this.#coming = done.catch(() => null);
    return done;
  }

  async #watch(): Promise<Visit> {
    this.#backlog = [];
    this.#isAsking = true;
    const answer = await this.#around.link.ask({ type: 'watch', table: this.#id });
    this.#isAsking = false;
    if (answer.type !== 'joined') throw new Error(`not an answer to "watch": ${answer.type}`);
    const { joined } = answer;
    this.#game ??= await gameFor(joined);
    const visit = this.#takeJoined(joined, this.#game);
    const backlog = this.#backlog;
    this.#backlog = null;
    for (const told of backlog) this.hear(told);
    this.#moves.sendAgain();
    this.#sheets.flush();
    return { ...visit, said: this.#said };
  }

  async #takeUpAgain(): Promise<void> {
    const hadBegun = this.#follower !== null;
    const { joined, state, holds, seed } = await this.#watch();
    this.#around.post({ type: 'state', table: this.#id, state, holds, seed });
    if (joined === null) return;
    if (hadBegun) this.#tellAll();
    else this.#around.post({ type: 'began', table: this.#id, joined });
    for (const [seat, sheet] of this.#sheets.all()) this.#tellInk(seat, sheet);
  }

  play(request: Request): Promise<number> {
    const answer = this.#moves.play(request);
    const foreseen = this.#ahead.send(request, this.#follower);
    if (foreseen !== null) this.#tell(foreseen);
    return answer;
  }

  /** The page is ready to be told; what happened while it was fetched it has missed. */
  shown(version: number): void {
    if (this.#isShown) return;
    this.#isShown = true;
    if (this.#follower === null || this.#follower.version === version) return;
    this.#tellAll();
    this.#tellState();
    for (const [seat, sheet] of this.#sheets.all()) this.#tellInk(seat, sheet);
  }

  /** Something of what was sent was not looked at. */
  sendAgain(): void {
    this.#moves.sendAgain();
    this.#sheets.sendWhole();
  }

  draw(seat: number, drawing: Json): void {
    if (this.#holds.includes(seat)) this.#sheets.draw(seat, drawing as Inked);
  }

  leave(): void {
    this.#sheets.flush();
    this.#moves.giveUp();
  }

  hear(told: Told): void {
    if (this.#backlog !== null) this.#backlog.push(told);
    else if (told.type === 'step') this.#takeStep(told);
    else if (told.type === 'full') this.#takeFull(told);
    else if (told.type === 'table') this.#takeState(told.state);
    else if (told.type === 'ink') this.#takeInk(told);
    else if (told.type === 'said') this.#said = [...this.#said, told].slice(-MOST_SAID);
    else this.#takeError(told);
  }

  #takeJoined(joined: ServerJoined, game: AnyGame): Omit<Visit, 'said'> {
    const { state, holds, full, seed, commitment, options } = joined;
    this.#state = state;
    this.#holds = holds;
    this.#seed = seed;
    this.#options = options as Joined['options'];
    this.#isLost = false;
    this.#sheets.know(joined.drawings);
    if (full !== null) this.#showFull(full, game);
    return { state, holds, seed, commitment, options: this.#options, joined: this.#joined(game) };
  }

  #showFull(full: Full, game: AnyGame): Follower {
    if (this.#follower === null)
      this.#follower = new Follower(
        this.#id,
        game,
        this.#options,
        full as ConstructorParameters<typeof Follower>[3],
      );
    else this.#follower.show(full as Parameters<Follower['show']>[0]);
    return this.#follower;
  }

  #joined(game: AnyGame): Joined | null {
    if (this.#follower === null || this.#state === null) return null;
    return {
      game: game.id,
      rulesVersion: game.rulesVersion,
      scenery: game.scenery?.(this.#options) ?? null,
      options: this.#options,
      sitters: sittersOf(this.#state),
      update: this.#follower.update(),
      drawings: Object.fromEntries(this.#sheets.all()),
      holds: this.#holds,
    };
  }

  #takeStep({ seen = [], undo, clocks, moveId, ...step }: ToClientOf<'step'>): void {
    const follower = this.#follower;
    if (clocks !== undefined) this.#takeClocks(clocks);
    // a repeat: what it tells is known
    if (follower !== null && step.version > follower.version && !this.#isLost) {
      const update = follower.take({ ...step, seen, undo: undo ?? null });
      if (update === null) this.#resync();
      else if (!this.#ahead.isShowing) this.#tell(update);
      // nothing new if it was foreseen, and the truth instead of it if not
      else if (!this.#ahead.confirm(update)) this.#tellAll();
    }
    if (moveId !== undefined) this.#moves.answered(moveId, step.version);
  }

  #takeFull({ full, holds, moveId, clocks, seed }: ToClientOf<'full'>): void {
    const game = this.#game;
    if (game === null) return;
    const before = this.#follower;
    const wasAt = before?.version ?? -1;
    const wasAskedFor = this.#isLost;
    this.#isLost = false;
    this.#holds = holds;
    if (seed !== undefined) this.#seed = seed;
    if (clocks !== undefined) this.#takeClocks(clocks);
    this.#showFull(full, game);
    const joined = before === null ? this.#joined(game) : null;
    if (joined !== null) this.#around.post({ type: 'began', table: this.#id, joined });
    // unasked and right after what is known: a move was taken back
    else
      this.#tellAll(
        wasAskedFor || this.#ahead.isShowing || full.version !== wasAt + 1 || full.outcome !== null,
      );
    this.#tellState();
    if (moveId !== undefined) this.#moves.answered(moveId, full.version);
  }

  #takeClocks(clocks: NonNullable<TableState['clocks']>): void {
    if (this.#state === null) return;
    this.#state = { ...this.#state, clocks };
    this.#tellState();
  }

  #takeState(state: TableState): void {
    const me = this.#around.me();
    this.#state = state;
    const holds = state.seats.flatMap(({ person }, seat) =>
      person !== null && person.id === me ? [seat] : [],
    );
    const isSame = holds.join() === this.#holds.join();
    this.#holds = holds;
    this.#tellState();
    // other seats see other things
    if (!isSame && this.#follower !== null) this.#resync();
  }

  #takeInk({ seat, side, keep, add }: ToClientOf<'ink'>): void {
    const sheet = this.#sheets.receive(seat, side, keep, add);
    // too far behind: the sheets come with everything else
    if (sheet === null) void this.comeBack().catch(console.error);
    else this.#tellInk(seat, sheet);
  }

  #takeError({ moveId, problem }: ToClientOf<'error'>): void {
    if (moveId !== undefined) this.#refused(moveId, problem);
    else if (problem.kind === 'ink-gap') this.#sheets.sendWhole();
    else if (problem.kind === 'too-fast')
      setTimeout(() => this.#sheets.sendWhole(), problem.retryAfter ?? 1000);
    else if (problem.kind === 'storage') void this.comeBack().catch(console.error);
  }

  #refused(moveId: string, problem: Problem): void {
    this.#moves.refused(moveId, problem, this.#follower?.version ?? 0);
    // unless it will be sent again
    if (!this.#moves.has(moveId) && this.#ahead.forget(moveId)) this.#tellAll();
  }

  #resync(): void {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#around.link.tell({ type: 'resync', table: this.#id });
  }

  #tell(update: Update, isCaughtUp = false): void {
    this.#around.post({ ...update, isCaughtUp });
  }

  #tellAll(isCaughtUp = true): void {
    if (this.#follower === null) return;
    // a move that is still underway stays on the screen
    this.#tell(this.#ahead.again(this.#follower) ?? this.#follower.update(), isCaughtUp);
  }

  #tellState(): void {
    const [state, holds, seed] = [this.#state, this.#holds, this.#seed];
    if (state !== null) this.#around.post({ type: 'state', table: this.#id, state, holds, seed });
  }

  #tellInk(seat: number, sheet: Inked): void {
    this.#around.post({ type: 'inked', table: this.#id, seat, sheet });
  }
}

async function gameFor({ state, rulesVersion: version }: ServerJoined): Promise<AnyGame> {
  const found = await loadGame(state.game);
  if (found === null) throw new InTrouble({ kind: 'unknown-game', game: state.game, known: [] });
  const { game } = found;
  if (game.rulesVersion !== version)
    throw new InTrouble({
      kind: 'unknown-rules-version',
      game: game.id,
      version,
      known: [game.rulesVersion],
    });
  return game;
}

export function isTold(message: ToClient): message is Told {
  return /^(step|full|table|ink|said|error)$/.test(message.type);
}
