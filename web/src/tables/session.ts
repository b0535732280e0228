import type { Outcome } from '@castellan/kernel';
import type { Sight, Sitter, Update } from '@castellan/match';
import { batch, computed, type Signal, signal } from '@preact/signals';
import { sittersOf } from '../online/sitters.js';
import { type TableMessage, tableWorker } from './client.js';
import { type Problem, TableError } from './problem.js';
import type { Joined } from './worker-messages.js';

/** Shows what happened on the way to a view, and resolves when it has been seen. */
export type Show<View, Event> = (events: readonly Event[], view: View, sight: Sight) => Promise<void>;

/** A move as this screen was shown it: the view before, and what happened. */
export type Witnessed<View, Event> = { readonly before: View; readonly events: readonly Event[] };

/** What happened, numbered; null where something was taken back. */
export type Happened<Event> = { readonly number: number; readonly event: Event | null };

/**
 * A table as the page is at it, whatever the game: takes updates one after another, lets each be shown before the
 * next, and sends what people want. Games build on it what touching their board means.
 */
export class Session<View, Event> {
  readonly table: string;
  /** At the server's table, not at one of this device. */
  readonly isOnline: boolean;
  readonly game: string;
  readonly options: Joined['options'];
  /** The seats of whoever is here. */
  readonly holds;
  readonly drawings: Joined['drawings'];
  readonly sight;
  readonly sights;
  readonly view;
  readonly actors;
  readonly outcome;
  /** Something is being shown. */
  readonly showing = signal(false);
  /** A request is on its way. */
  readonly pending = signal(false);
  /** Of what is shown, or is to be shown next, something changes what may be done here. */
  readonly #changing = signal(false);
  /** Why a request was refused; counted, so that the same reason is told again. */
  readonly objection = signal<{ readonly problem: Problem; readonly count: number } | null>(null);
  /** The last moves, to be shown again. A game shows no more of them than may still be known. */
  readonly witnessed = signal<readonly Witnessed<View, Event>[]>([]);
  /** Something is shown again; who wants no more of it says so here. */
  readonly recalling = signal(false);
  readonly past: Signal<readonly Happened<Event>[]>;
  /** What has this number or a higher one happened before somebody's eyes; what has a lower one was told afterwards. */
  liveFrom = 0;
  /** The version of the table that is on the screen. */
  readonly version;
  readonly #queue: TableUpdate[] = [];
  readonly #sitters;
  #show: Show<View, Event> | null = null;
  #again: (() => Promise<void>) | null = null;
  /** Nobody else calls their moves by such names, on whatever device. */
  readonly #name = crypto.getRandomValues(new Uint32Array(3)).join('-');
  #requests = 0;
  #objections = 0;
  #happened = 0;
  readonly #stop: () => void;

  /** Somebody is to act: not after its end, by whomever it was brought about. */
  readonly isOn = computed(() => this.outcome.value === null && this.actors.value.length > 0);
  /** The seat on this screen that may act now; the first where several may. */
  readonly actor = computed(() => this.actors.value.find((seat) => this.#isHere(seat)) ?? null);
  /** The seat that the screen is handed over to; until it has been, nothing can be done. */
  readonly handover = signal<number | null>(null);
  /** Nothing can be done here now. Where several choose at once, what others do keeps nobody from it. */
  readonly busy = computed(
    () => this.pending.value || this.handover.value !== null || (this.showing.value && this.#changing.value),
  );
  readonly mayUndo = computed(
    () =>
      this.sight.value.mayUndo && !this.showing.value && !this.pending.value && this.handover.value === null,
  );
  /** The bot, or somebody elsewhere, that everybody waits for. */
  readonly thinking = computed(() => {
    const seat = this.actors.value[0];
    return this.outcome.value === null && seat !== undefined && !this.#isHere(seat) ? seat : null;
  });

  constructor(table: string, { isOnline, game, options, sitters, update, past, drawings, holds }: Joined) {
    this.table = table;
    this.isOnline = isOnline;
    this.game = game;
    this.options = options;
    this.#sitters = signal(sitters);
    this.holds = signal(holds ?? sitters.flatMap(({ bot }, seat) => (bot === null ? [seat] : [])));
    this.drawings = drawings;
    this.sights = signal<readonly Sight[]>(update.sights);
    this.sight = signal<Sight>(this.#sightIn(update, null));
    this.view = computed(() => this.sight.value.view as View);
    this.actors = signal(this.inOrder(update.actors, this.view.value));
    this.outcome = signal<Outcome | null>(update.outcome);
    this.version = signal(update.version);
    this.past = signal(this.#retold(past as readonly Event[]));
    this.#stop = tableWorker().listen(table, (next) => this.#take(next));
  }

  /** Who sits where; at a table on the server somebody may stand up, and a bot take over. */
  get sitters(): readonly Sitter[] {
    return this.#sitters.value;
  }

  /** Somebody on this screen plays that seat. */
  #isHere(seat: number): boolean {
    return this.holds.value.includes(seat) && this.sitters[seat].bot === null;
  }

  /** From now on what happens is shown; bots have waited for that. */
  attach(show: Show<View, Event>, again: (() => Promise<void>) | null = null): void {
    this.#show = show;
    this.#again = again;
    this.#tellShown();
  }

  /** Shows again what the others did, or puts an end to that. Nothing can be done meanwhile, and nothing is let go of. */
  recall(): void {
    if (this.recalling.value) this.recalling.value = false;
    else if (this.#again !== null && !this.showing.value && !this.busy.value) void this.#recall(this.#again);
  }

  async #recall(again: () => Promise<void>): Promise<void> {
    batch(() => {
      this.recalling.value = true;
      this.showing.value = true;
      this.#changing.value = true;
    });
    await again().catch(console.error);
    this.recalling.value = false;
    await this.#work();
  }

  leave(): void {
    this.#stop();
    void tableWorker().ask('leave', { table: this.table });
  }

  undo(): void {
    if (this.mayUndo.value) void this.request({ type: 'undo' });
  }

  send(move: string, seat: number = this.sight.value.seat): Promise<void> {
    return this.request({ type: 'move', move }, seat);
  }

  protected async request(
    wish: { type: 'move'; move: string } | { type: 'undo' },
    seat: number = this.sight.value.seat,
  ): Promise<void> {
    this.pending.value = true;
    try {
      const moveId = `${this.#name}/${this.#requests++}`;
      const request = { ...wish, seat, version: this.version.value, moveId };
      await tableWorker().ask('play', { table: this.table, request });
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
      this.objection.value = { problem: error.problem, count: ++this.#objections };
    } finally {
      this.pending.value = false;
    }
  }

  /** What must be let go of before something is shown. */
  protected beforeShowing(): void {}

  /** What the page may remember of the past; a game where remembering is the point keeps less. */
  protected remember(past: readonly Happened<Event>[]): readonly Happened<Event>[] {
    return past;
  }

  /** Where several may act, who is asked first on a screen that they share. */
  protected inOrder(actors: readonly number[], _view: View): readonly number[] {
    return actors;
  }

  /** Something is shown as if it had just come. */
  protected happen(update: TableUpdate): void {
    this.#take(update);
  }

  /** What this screen is shown: the seat that is asked first if it is here, else whoever looked last. */
  #sightIn({ sights, actors }: Update, last: number | null): Sight {
    const order = this.inOrder(actors, sights[0].view as View);
    const acting = order
      .map((actor) => sights.find(({ seat }) => seat === actor))
      .find((one) => one !== undefined);
    return acting ?? sights.find(({ seat }) => seat === last) ?? sights[0];
  }

  /** A view has become what is on the screen. */
  protected arrived(_view: View): void {}

  #take(message: TableMessage): void {
    if (message.type === 'lost') {
      this.objection.value = { problem: message.problem, count: ++this.#objections };
      return;
    }
    if (message.type === 'state') {
      this.holds.value = message.holds;
      this.#sitters.value = sittersOf(message.state);
    }
    if (message.type !== 'update') return;
    this.#queue.push(message);
    // while a request is on its way this may be what comes of it
    if (this.pending.value || !this.#leavesChoice(message)) this.#changing.value = true;
    // what is new is not kept waiting by what is old
    if (this.recalling.value) this.recalling.value = false;
    if (!this.showing.value) void this.#work();
  }

  async #work(): Promise<void> {
    this.showing.value = true;
    for (let update = this.#queue.shift(); update !== undefined; update = this.#queue.shift())
      if (this.#isNew(update)) await this.#showUpdate(update);
    batch(() => {
      this.showing.value = false;
      this.#changing.value = false;
    });
  }

  /** Whoever chooses here goes on choosing from the same. */
  #leavesChoice(update: TableUpdate): boolean {
    const { seat, offers } = this.#sightIn(update, null);
    if (seat !== this.actor.value || !update.actors.includes(seat) || this.sight.value.seat !== seat)
      return false;
    const before = this.sight.value.offers;
    return offers.length === before.length && offers.every(({ move }, i) => move === before[i].move);
  }

  #isNew({ version, isCaughtUp = false, sights, actors }: TableUpdate): boolean {
    if (version > this.version.value || !isCaughtUp) return version > this.version.value;
    // a game that people ended has the same position, and nobody who may act
    if (version < this.version.value || actors.length !== this.actors.value.length) return true;
    return JSON.stringify(sights) !== JSON.stringify(this.sights.value);
  }

  async #showUpdate(update: TableUpdate): Promise<void> {
    const sight = this.#sightIn(update, this.actor.value ?? this.sight.value.seat);
    const view = sight.view as View;
    const events = (update.from === this.version.value ? update.events : []) as Event[];
    if (this.#changing.value) this.beforeShowing();
    if (update.isCaughtUp !== true) this.objection.value = null;
    // a lower version: what was shown ahead of its confirmation did not happen
    const isBack = update.isCaughtUp !== true || update.version < this.version.value;
    const told = events.length === 0 && isBack ? [null] : events;
    try {
      await this.#show?.(events, view, sight);
    } catch (error) {
      // what cannot be shown is skipped: the view is the truth
      console.error(error);
    }
    batch(() => {
      this.#witness(view, events, update);
      // the log tells nothing before it was seen
      this.past.value = this.#pastAfter(told, update);
      this.version.value = update.version;
      this.sights.value = update.sights;
      this.sight.value = sight;
      this.arrived(view);
      this.actors.value = this.inOrder(update.actors, view);
      this.outcome.value = update.outcome;
    });
    this.#tellShown();
  }

  /** What the page may remember; where something was missed it is told anew. */
  #pastAfter(events: readonly (Event | null)[], { past }: TableUpdate): readonly Happened<Event>[] {
    if (past !== undefined) return this.#retold(past as readonly Event[]);
    return this.remember([...this.past.value, ...this.#numbered(events)]).slice(-REMEMBERED);
  }

  #witness(view: View, events: readonly Event[], { past }: TableUpdate): void {
    const all = this.witnessed.value;
    if (past !== undefined) this.witnessed.value = [];
    else if (events.length > 0)
      this.witnessed.value = [...all, { before: this.view.value, events }].slice(-REMEMBERED);
    // what was taken back did not happen; where it is not clear what that was, nothing is told of what came before
    else
      this.witnessed.value =
        JSON.stringify(all.at(-1)?.before) === JSON.stringify(view) ? all.slice(0, -1) : [];
  }

  #retold(past: readonly Event[]): Happened<Event>[] {
    const all = this.#numbered(past);
    this.liveFrom = this.#happened;
    return all;
  }

  #numbered(events: readonly (Event | null)[]): Happened<Event>[] {
    return events.map((event) => ({ number: this.#happened++, event }));
  }

  #tellShown(): void {
    void tableWorker().ask('shown', { table: this.table, version: this.version.value });
  }
}

export type TableUpdate = Extract<TableMessage, { type: 'update' }>;

const REMEMBERED = 100;

/** Any game's, where only the table matters. */
export type AnySession = Pick<
  Session<unknown, unknown>,
  | 'actor'
  | 'actors'
  | 'busy'
  | 'game'
  | 'holds'
  | 'isOn'
  | 'isOnline'
  | 'objection'
  | 'options'
  | 'outcome'
  | 'pending'
  | 'send'
  | 'showing'
  | 'sight'
  | 'sitters'
  | 'table'
  | 'version'
>;
