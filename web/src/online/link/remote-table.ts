import type { AnyGame } from '@castellan/kernel';
import { Follower, type Request, type Update } from '@castellan/match';
import type {
  Full,
  Refusal,
  Joined as ServerJoined,
  TableState,
  ToClient,
  ToClientOf,
  ToServer,
} from '@castellan/protocol';
import { loadVersion } from '../../tables/games/load.js';
import { TableError } from '../../tables/problem.js';
import type { Hint, Joined, SheetData, Visit, Why, WorkerMessage } from '../../tables/worker-messages.js';
import { sittersOf } from '../sitters.js';
import { LastTurn } from './last-turn.js';
import type { Link } from './link.js';
import { MovesUnderway } from './moves-underway.js';
import { OptimisticMove } from './optimistic-move.js';
import { SheetSync } from './sheet-sync.js';

/** As much talk as is kept for whoever comes. */
const MOST_SAID = 100;
/** As much of what happened. */
const MOST_PAST = 100;

/** What is told of a table without being asked. */
export type Told = ToClientOf<'step' | 'full' | 'table' | 'ink' | 'said' | 'error'>;

type Around = {
  readonly link: Pick<Link, 'ask' | 'tell' | 'isOn'>;
  readonly post: (message: WorkerMessage) => void;
  /** Who one is, as far as the server has said so. */
  readonly me: () => string | null;
};

/** What the server has told of the table. */
type Known = {
  readonly game: AnyGame;
  options: Joined['options'];
  state: TableState;
  holds: readonly number[];
  seed: string | null;
  /** Null before the game begins. */
  follower: Follower | null;
  /** What happened lately, as far as it may still be told. */
  past: readonly unknown[];
};

type Phase =
  /** Everything is asked for, and nothing sent; what is told meanwhile waits. */
  | { readonly kind: 'joining'; readonly backlog: Told[]; isAsked: boolean }
  /** Steps lead from what is known to what is next. */
  | { readonly kind: 'following' }
  /** A step is missing, or the seats are others: until the whole position comes, steps make no sense. */
  | { readonly kind: 'lost' };

/**
 * A table on the server that this page is at: follows it move by move, asks for everything when the thread is lost, and
 * after a break of the line takes it up again.
 */
export class RemoteTable {
  readonly #id: string;
  readonly #around: Around;
  readonly #moves: MovesUnderway;
  readonly #ahead = new OptimisticMove();
  readonly #sheets: SheetSync;
  readonly #lastTurn = new LastTurn();
  #phase: Phase = { kind: 'joining', backlog: [], isAsked: false };
  /** Null until the server has answered for the first time. */
  #known: Known | null = null;
  #said: readonly ToClientOf<'said'>[] = [];
  /** The page shows the table and is told what happens. */
  #isShown = false;
  #coming: Promise<unknown> = Promise.resolve();

  constructor(id: string, around: Around) {
    this.#id = id;
    this.#around = around;
    const send = (message: ToServer): boolean => this.#phase.kind !== 'joining' && around.link.tell(message);
    this.#moves = new MovesUnderway(id, send);
    this.#sheets = new SheetSync(id, send);
  }

  /** Comes to the table for the first time. */
  visit(): Promise<Visit> {
    return this.#inTurn(() => this.#watch());
  }

  /** The line stands again. A question that was underway is put again by itself. */
  async comeBack(): Promise<void> {
    if (this.#phase.kind === 'joining' && this.#phase.isAsked) return;
    await this.#inTurn(() => this.#takeUpAgain());
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#coming.then(work);
    this.#coming = done.catch(() => null);
    return done;
  }

  async #watch(): Promise<Visit> {
    const phase: Phase = { kind: 'joining', backlog: [], isAsked: true };
    this.#phase = phase;
    const answer = await this.#around.link.ask({
      type: 'watch',
      table: this.#id,
      sheets: this.#sheets.tags(),
    });
    phase.isAsked = false;
    if (answer.type !== 'joined') throw new Error(`not an answer to "watch": ${answer.type}`);
    const known = this.#takeJoined(answer.joined, this.#known?.game ?? (await gameFor(answer.joined)));
    this.#phase = { kind: 'following' };
    const { commitment } = answer.joined;
    // what was told meanwhile is part of the answer: nobody listens to the table before that, and the game may have begun
    for (const told of phase.backlog) this.hear(told);
    const { state, holds, seed, options } = known;
    const joined = this.#joined(known);
    this.#moves.sendAgain();
    this.#sheets.flush();
    return { state, holds, seed, commitment, options, joined, said: this.#said };
  }

  async #takeUpAgain(): Promise<void> {
    const hadBegun = this.#known !== null && this.#known.follower !== null;
    const { joined, state, holds, seed } = await this.#watch();
    this.#around.post({ type: 'state', table: this.#id, state, holds, seed });
    if (joined === null) return;
    if (hadBegun) this.#tellAll();
    else this.#around.post({ type: 'began', table: this.#id, joined });
    this.#tellSheets();
  }

  play(request: Request): Promise<number> {
    const answer = this.#moves.play(request);
    const foreseen = this.#ahead.send(request, this.#known?.follower ?? null);
    if (foreseen !== null) this.#tell(foreseen);
    return answer;
  }

  /** A hint for a seat here, or why somebody did what they did: from what the seat is shown, where all have agreed. */
  async advise(ask: 'hint' | 'why', seat: number): Promise<Hint | Why | null> {
    const known = this.#known;
    if (known?.follower == null || !known.holds.includes(seat) || !mayHint(known.state)) return null;
    const { game, options, follower } = known;
    const { hintFrom, whyFrom } = await import('../../tables/hints.js');
    if (ask === 'why') {
      const turn = this.#lastTurn.seenBy(seat);
      return turn === null ? null : whyFrom(game, options, turn);
    }
    const { actors, sights } = follower.update();
    const sight = sights.find((one) => one.seat === seat);
    return sight === undefined || !actors.includes(seat) ? null : hintFrom(game, options, sight.view, seat);
  }

  /** The page is ready to be told; what happened while it was fetched it has missed. */
  shown(version: number): void {
    if (this.#isShown) return;
    this.#isShown = true;
    const follower = this.#known?.follower;
    if (follower == null || follower.version === version) return;
    this.#tellAll();
    this.#tellState();
    this.#tellSheets();
  }

  /** Something of what was sent was not looked at. */
  sendAgain(): void {
    this.#moves.sendAgain();
    this.#sheets.sendWhole();
  }

  draw(seat: number, sheet: SheetData): void {
    if (this.#known?.holds.includes(seat)) this.#sheets.draw(seat, sheet);
  }

  leave(): void {
    this.#sheets.flush();
    this.#moves.giveUp();
  }

  hear(told: Told): void {
    if (this.#phase.kind === 'joining') this.#phase.backlog.push(told);
    else if (told.type === 'step') this.#takeStep(told);
    else if (told.type === 'full') this.#takeFull(told);
    else if (told.type === 'table') this.#takeState(told.state);
    else if (told.type === 'ink') this.#takeInk(told);
    else if (told.type === 'said') this.#said = [...this.#said, told].slice(-MOST_SAID);
    else this.#takeError(told);
  }

  #takeJoined(joined: ServerJoined, game: AnyGame): Known {
    const { state, holds, full, seed, options } = joined;
    const { follower = null, past = [] } = this.#known ?? {};
    const known: Known = { game, options: options as Joined['options'], state, holds, seed, follower, past };
    this.#known = known;
    this.#sheets.know(joined);
    if (full !== null) this.#showFull(full, known);
    return known;
  }

  #showFull(full: Full, known: Known): void {
    this.#lastTurn.forget();
    known.past = full.past ?? [];
    if (known.follower !== null) known.follower.show(full as Parameters<Follower['show']>[0]);
    else {
      const whole = full as ConstructorParameters<typeof Follower>[3];
      known.follower = new Follower(this.#id, known.game, known.options, whole);
    }
  }

  #joined({ game, options, state, holds, follower, past }: Known): Joined | null {
    if (follower === null) return null;
    return {
      isOnline: true,
      game: game.id,
      rulesVersion: game.rulesVersion,
      scenery: game.scenery?.(options) ?? null,
      options,
      sitters: sittersOf(state),
      update: stilled(follower.update(), state),
      past,
      drawings: Object.fromEntries(this.#sheets.all()),
      holds,
    };
  }

  #takeStep({ seen = [], undo, clocks, moveId, ...step }: ToClientOf<'step'>): void {
    if (clocks !== undefined) this.#takeClocks(clocks);
    const known = this.#known;
    // a repeat: what it tells is known
    if (known?.follower && step.version > known.follower.version && this.#phase.kind === 'following') {
      const { follower } = known;
      this.#lastTurn.begins(step.seat, known.holds, () => follower.update());
      const update = follower.take({ ...step, seen, undo: undo ?? null });
      if (update !== null) {
        this.#lastTurn.led(step.seat, update);
        known.past = pastWith(known, update.events);
      }
      if (update === null) this.#resync();
      else if (!this.#ahead.isShowing) this.#tell(update);
      // nothing new if it was foreseen, and the truth instead of it if not
      else if (!this.#ahead.confirm(update)) this.#tellAll();
    }
    if (moveId !== undefined) this.#moves.answered(moveId, step.version);
  }

  #takeFull({ full, holds, moveId, clocks, seed }: ToClientOf<'full'>): void {
    const known = this.#known;
    if (known === null) return;
    const hadBegun = known.follower !== null;
    const wasAt = known.follower?.version ?? -1;
    const wasAskedFor = this.#phase.kind === 'lost';
    this.#phase = { kind: 'following' };
    known.holds = holds;
    if (seed !== undefined) known.seed = seed;
    if (clocks !== undefined) this.#takeClocks(clocks);
    this.#showFull(full, known);
    const joined = hadBegun ? null : this.#joined(known);
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
    if (this.#known === null) return;
    this.#known.state = { ...this.#known.state, clocks };
    this.#tellState();
  }

  #takeState(state: TableState): void {
    const known = this.#known;
    if (known === null) return;
    const me = this.#around.me();
    known.state = state;
    if (state.first !== undefined) known.options = { ...known.options, first: state.first.seat };
    const holds = state.seats.flatMap(({ person }, seat) =>
      person !== null && person.id === me ? [seat] : [],
    );
    const isSame = holds.join() === known.holds.join();
    known.holds = holds;
    this.#tellState();
    // other seats see other things
    if (!isSame && known.follower !== null) this.#resync();
  }

  #takeInk(told: ToClientOf<'ink'>): void {
    const sheet = this.#sheets.receive(told);
    // too far behind: the sheets come with everything else
    if (sheet === null) void this.comeBack().catch(console.error);
    else this.#tellSheet(told.seat, sheet);
  }

  #takeError({ moveId, problem }: ToClientOf<'error'>): void {
    if (moveId !== undefined) this.#refused(moveId, problem);
    else if (problem.kind === 'ink-gap') this.#sheets.sendWhole();
    else if (problem.kind === 'too-fast')
      setTimeout(() => this.#sheets.sendWhole(), problem.retryAfter ?? 1000);
    else if (problem.kind === 'storage') void this.comeBack().catch(console.error);
  }

  #refused(moveId: string, problem: Refusal): void {
    this.#moves.refused(moveId, problem);
    // unless it will be sent again
    if (!this.#moves.has(moveId) && this.#ahead.forget(moveId)) this.#tellAll();
  }

  #resync(): void {
    if (this.#phase.kind !== 'following') return;
    this.#phase = { kind: 'lost' };
    this.#around.link.tell({ type: 'resync', table: this.#id });
  }

  #tell(update: Update): void {
    this.#around.post({ ...stilled(update, this.#known?.state), isCaughtUp: false });
  }

  /** How everything is now; what has just been taken back is told like a move. */
  #tellAll(isCaughtUp = true): void {
    const known = this.#known;
    if (known === null || known.follower === null) return;
    // a move that is still underway stays on the screen
    const update = this.#ahead.again(known.follower) ?? known.follower.update();
    const told = stilled(update, known.state);
    if (isCaughtUp) this.#around.post({ ...told, isCaughtUp, past: pastWith(known, this.#ahead.events) });
    else this.#tell(update);
  }

  #tellState(): void {
    if (this.#known === null) return;
    const { state, holds, seed } = this.#known;
    this.#around.post({ type: 'state', table: this.#id, state, holds, seed });
  }

  #tellSheets(): void {
    for (const [seat, sheet] of this.#sheets.all()) this.#tellSheet(seat, sheet);
  }

  #tellSheet(seat: number, sheet: SheetData): void {
    this.#around.post({ type: 'sheet', table: this.#id, seat, sheet });
  }
}

function pastWith({ past, game }: Known, events: readonly unknown[]): readonly unknown[] {
  const all = [...past, ...events];
  return (game.tellable?.(all) ?? all).slice(-MOST_PAST);
}

/** Whoever plays with bots alone need not ask; all others have agreed. */
function mayHint({ hints, seats }: TableState): boolean {
  return hints === true || new Set(seats.flatMap(({ person }) => person?.id ?? [])).size === 1;
}

/** Nobody acts at a table that was ended, though the rules would let them. */
function stilled(update: Update, state: TableState | undefined): Update {
  if (state?.ended === undefined) return update;
  const sights = update.sights.map((sight) => ({ ...sight, offers: [], mayUndo: false }));
  return { ...update, actors: [], sights };
}

/** The rules that the table was opened with. */
async function gameFor({ state, rulesVersion }: ServerJoined): Promise<AnyGame> {
  const found = await loadVersion(state.game, rulesVersion);
  if (!found.ok) throw new TableError(found.error);
  return found.value.game;
}

export function isTold(message: ToClient): message is Told {
  return /^(step|full|table|ink|said|error)$/.test(message.type);
}
