import type { Outcome } from '@castellan/kernel';
import type { Sight, Sitter, Update } from '@castellan/match';
import type { RoquefortEvent, RoquefortView } from '@castellan/roquefort';
import { computed, signal } from '@preact/signals';
import { TableTrouble, tables } from '../../../tables/client.js';
import type { Joined, Trouble } from '../../../tables/protocol.js';
import { isTower } from './geometry.js';
import { type Choice, choicesOf, NO_CHOICES } from './offers.js';
import { mouseAt, roomAt, type Scene, sceneOf } from './scene.js';

/** What somebody has taken hold of. */
export type Held =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'mouse'; readonly cell: string }
  | { readonly kind: 'outside' }
  | { readonly kind: 'spare'; readonly slot: string | null };
const NOTHING: Held = { kind: 'nothing' };

/** A choice that one may regret, with what can be seen coming of it. */
export type Doubt = {
  readonly choice: Choice;
  readonly kind: 'loses' | 'drops' | 'idle';
  readonly winner: number | null;
  readonly cell: string | null;
};

/** Shows what happened and resolves when it has been seen. */
export type Show = (events: readonly RoquefortEvent[], view: RoquefortView) => Promise<void>;

/**
 * A table of Château Roquefort as the page plays it: takes updates one after another, shows them, and turns what is
 * touched into one of the offered moves. It knows no rules; what is wrong with a touch the table says.
 */
export class Play {
  readonly table: string;
  readonly options: Joined['options'];
  readonly sitters: readonly Sitter[];
  readonly view;
  readonly scene;
  readonly sight;
  readonly actors;
  readonly outcome;
  readonly held = signal<Held>(NOTHING);
  readonly showing = signal(false);
  readonly pending = signal(false);
  readonly doubt = signal<Doubt | null>(null);
  /** The rule that a touch broke, or trouble with the table; counted, so that the same one is told again. */
  readonly objection = signal<{ readonly trouble: Trouble; readonly count: number } | null>(null);
  readonly past = signal<readonly Happened[]>([]);
  #version: number;
  #queue: Update[] = [];
  #show: Show | null = null;
  #moves = 0;
  readonly #stop: () => void;

  /** The seat on this screen that may act now. */
  readonly actor = computed(() => this.actors.value.find((seat) => this.sitters[seat].bot === null) ?? null);
  readonly choices = computed(() => {
    const { offers } = this.sight.value;
    const idle = this.showing.value || this.pending.value || this.actor.value === null;
    return idle ? NO_CHOICES : choicesOf(offers);
  });
  readonly mayUndo = computed(() => this.sight.value.mayUndo && !this.showing.value && !this.pending.value);
  readonly thinking = computed(() => {
    const seat = this.actors.value[0];
    return this.outcome.value === null && seat !== undefined && this.sitters[seat].bot !== null ? seat : null;
  });

  private constructor(table: string, { options, sitters, update }: Joined) {
    this.table = table;
    this.options = options;
    this.sitters = sitters;
    this.sight = signal<Sight>(sightIn(update, null));
    this.view = computed(() => this.sight.value.view as RoquefortView);
    this.scene = signal<Scene>(sceneOf(this.view.value, null));
    this.actors = signal<readonly number[]>(update.actors);
    this.outcome = signal<Outcome | null>(update.outcome);
    this.#version = update.version;
    this.#stop = tables().listen(table, (next) => this.#take(next));
  }

  static async join(table: string): Promise<Play> {
    return new Play(table, await tables().ask('join', { table }));
  }

  /** From now on what happens is shown; bots have waited for that. */
  attach(show: Show): void {
    this.#show = show;
    void tables().ask('shown', { table: this.table, version: this.#version });
  }

  leave(): void {
    this.#stop();
    void tables().ask('leave', { table: this.table });
  }

  #take(update: Update): void {
    this.#queue.push(update);
    if (!this.showing.value) void this.#work();
  }

  async #work(): Promise<void> {
    this.showing.value = true;
    for (let update = this.#queue.shift(); update !== undefined; update = this.#queue.shift()) {
      if (update.version <= this.#version) continue;
      const sight = sightIn(update, this.actor.value ?? this.sight.value.seat);
      const view = sight.view as RoquefortView;
      const events = (update.from === this.#version ? update.events : []) as RoquefortEvent[];
      this.held.value = NOTHING;
      this.past.value = remembered(this.past.value, events);
      await this.#show?.(events, view);
      this.#version = update.version;
      this.sight.value = sight;
      this.scene.value = sceneOf(view, this.scene.value);
      this.actors.value = update.actors;
      this.outcome.value = update.outcome;
      void tables().ask('shown', { table: this.table, version: update.version });
    }
    this.showing.value = false;
  }

  /** A cell, tower or roof was touched. */
  touch(cell: string): void {
    const seat = this.actor.value;
    if (seat === null || this.showing.value || this.pending.value) return;
    const choices = this.choices.value;
    const held = this.held.value;
    const own = mouseAt(this.scene.value, cell, seat) !== undefined;
    if (this.view.value.phase === 'setup') {
      this.#take1(choices.place.get(cell), isTower(cell) ? `place ${cell}` : 'end');
    } else if (held.kind === 'mouse' && held.cell !== cell && choices.run.get(held.cell)?.has(cell)) {
      this.choose(choices.run.get(held.cell)?.get(cell));
    } else if (held.kind === 'outside' && choices.enter.has(cell)) {
      this.choose(choices.enter.get(cell));
    } else if (own) {
      this.held.value = held.kind === 'mouse' && held.cell === cell ? NOTHING : { kind: 'mouse', cell };
    } else {
      this.#touchFree(cell, held);
    }
  }

  #touchFree(cell: string, held: Held): void {
    const room = roomAt(this.scene.value, cell);
    const choices = this.choices.value;
    if (room !== undefined && this.scene.value.roofed.has(room.letter))
      this.#take1(choices.uncover.get(room.letter), `uncover ${room.letter}`);
    else if (held.kind === 'mouse') this.#take1(undefined, `run ${held.cell}-${cell}`);
    else if (isTower(cell)) this.#take1(choices.enter.get(cell), `enter ${cell}`);
    else if (choices.enter.has(cell)) this.choose(choices.enter.get(cell));
    else this.held.value = NOTHING;
  }

  touchOutside(): void {
    if (this.choices.value.enter.size === 0) return;
    this.held.value = this.held.value.kind === 'outside' ? NOTHING : { kind: 'outside' };
  }

  touchSpare(): void {
    if (this.actor.value === null || this.showing.value) return;
    if (this.choices.value.slide.size === 0) this.#take1(undefined, 'slide a2');
    else this.held.value = this.held.value.kind === 'spare' ? NOTHING : { kind: 'spare', slot: null };
  }

  /** The first touch shows what would happen, the second does it. */
  touchSlot(slot: string, atOnce = false): void {
    if (this.actor.value === null || this.showing.value || this.pending.value) return;
    const held = this.held.value;
    const choice = this.choices.value.slide.get(slot);
    if (choice === undefined) this.#take1(undefined, `slide ${slot}`);
    else if (atOnce || (held.kind === 'spare' && held.slot === slot)) this.choose(choice);
    else this.held.value = { kind: 'spare', slot };
  }

  letGo(): void {
    this.held.value = NOTHING;
  }

  hold(held: Held): void {
    this.held.value = held;
  }

  endTurn(): void {
    const { end } = this.choices.value;
    if (end !== null) this.choose(end);
    else if (this.actor.value !== null) this.#take1(undefined, 'end');
  }

  /** A choice that is there, or the reason why it is not. */
  #take1(choice: Choice | undefined, move: string): void {
    if (choice !== undefined) this.choose(choice);
    else void this.#send(move);
  }

  choose(choice: Choice | undefined): void {
    if (choice === undefined) return;
    const doubt = this.#doubtOf(choice);
    if (doubt === null) void this.#send(choice.move);
    else this.doubt.value = doubt;
  }

  /** What was doubted is done, or not. */
  settleDoubt(doIt: boolean): void {
    const doubt = this.doubt.value;
    this.doubt.value = null;
    if (doIt && doubt !== null) void this.#send(doubt.choice.move);
  }

  #doubtOf(choice: Choice): Doubt | null {
    const seat = this.actor.value;
    const { events } = choice.foresight;
    const ended = events.find((event) => event.type === 'ended');
    if (ended !== undefined && ended.winner !== seat)
      return { choice, kind: 'loses', winner: ended.winner, cell: null };
    const fell = events.find((event) => event.type === 'fell' && event.seat === seat);
    if (ended === undefined && fell?.type === 'fell')
      return { choice, kind: 'drops', winner: null, cell: fell.cell };
    if (choice.move === 'end' && this.view.value.actionsLeft === 4)
      return { choice, kind: 'idle', winner: null, cell: null };
    return null;
  }

  undo(): void {
    if (this.mayUndo.value) void this.#request({ type: 'undo' });
  }

  #send(move: string): Promise<void> {
    return this.#request({ type: 'move', move });
  }

  async #request(wish: { type: 'move'; move: string } | { type: 'undo' }): Promise<void> {
    const seat = this.sight.value.seat;
    this.pending.value = true;
    try {
      const request = { ...wish, seat, version: this.#version, moveId: `${Date.now()}/${this.#moves++}` };
      await tables().ask('play', { table: this.table, request });
    } catch (error) {
      if (!(error instanceof TableTrouble)) throw error;
      this.objection.value = { trouble: error.trouble, count: (this.objection.value?.count ?? 0) + 1 };
    } finally {
      this.pending.value = false;
    }
  }
}

/** What happened, numbered. */
export type Happened = { readonly number: number; readonly event: RoquefortEvent };
const REMEMBERED = 100;
let happened = 0;

/**
 * What is told of the past. [R10.3] What lay in the open is forgotten as soon as tiles move or roofs close: the page
 * must not remember for the players.
 */
function remembered(past: readonly Happened[], events: readonly RoquefortEvent[]): Happened[] {
  const list = [...past];
  for (const event of events) {
    if (/^(slid|covered|turnBegan)$/.test(event.type))
      for (let i = list.length - 1; i >= 0; i--) if (list[i].event.type === 'seen') list.splice(i, 1);
    list.push({ number: happened++, event });
  }
  return list.slice(-REMEMBERED);
}

/** What this screen is shown: the seat that may act if it is here, else whoever looked last. */
function sightIn(update: Update, last: number | null): Sight {
  const { sights, actors } = update;
  return (
    sights.find(({ seat }) => actors.includes(seat)) ?? sights.find(({ seat }) => seat === last) ?? sights[0]
  );
}
