import type { RoquefortEvent, RoquefortView } from '@castellan/roquefort';
import { batch, computed, signal } from '@preact/signals';
import { type Happened, Session } from '../../../tables/session.js';
import type { Joined } from '../../../tables/worker-messages.js';
import { recalled } from '../../common/recall.js';
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

/**
 * A table of Château Roquefort as the page plays it: turns what is touched into one of the offered moves. It knows no
 * rules; what is wrong with a touch the table says.
 */
export class RoquefortTable extends Session<RoquefortView, RoquefortEvent> {
  readonly scene;
  readonly held = signal<Held>(NOTHING);
  /** The seat of whoever has the screen in hand. */
  #hands: number | null = null;
  readonly doubt = signal<Doubt | null>(null);
  /** After the end: whether its result lies over the castle. */
  readonly result = signal(true);
  readonly #offered = computed(() => choicesOf(this.sight.value.offers));
  readonly choices = computed(() =>
    this.busy.value || this.actor.value === null ? NO_CHOICES : this.#offered.value,
  );
  /** Whoever plays may let a mouse in, also while something is being shown. */
  readonly mayEnter = computed(() => this.actor.value !== null && this.#offered.value.enter.size > 0);
  /** The seat of who alone plays on this screen; where several do, names say more. */
  readonly you = computed(() => (this.holds.value.length === 1 ? this.holds.value[0] : null));

  /** What the others did last, to be shown again. */
  readonly recalled = computed(() =>
    recalled(this.witnessed.value, this.sight.value.seat, ({ before }) => before.turn),
  );

  constructor(table: string, joined: Joined) {
    super(table, joined);
    const { seat } = this.sight.value;
    if (this.#isFor(this.view.value, seat)) this.handover.value = seat;
    else this.#hands = seat;
    this.scene = signal<Scene>(sceneOf(this.#veiled(this.view.value, seat), null));
  }

  /** [R10.3] Marks that whoever has the screen in hand may not see: of somebody else who shares it. */
  #isFor({ remembered }: RoquefortView, seat: number): boolean {
    if (this.holds.value.length < 2 || this.outcome.value !== null) return false;
    return seat !== this.#hands && Object.keys(remembered).length > 0;
  }

  /** What may be shown before the screen is handed over. */
  #veiled(view: RoquefortView, seat: number): RoquefortView {
    return this.#isFor(view, seat) ? { ...view, remembered: {} } : view;
  }

  /** Whose turn it is has the screen in hand. */
  takeOver(): void {
    const seat = this.handover.value;
    if (seat === null) return;
    batch(() => {
      this.#hands = seat;
      this.handover.value = null;
      this.scene.value = sceneOf(this.view.value, this.scene.value);
    });
  }

  protected override beforeShowing(): void {
    this.held.value = NOTHING;
  }

  protected override arrived(view: RoquefortView): void {
    const { seat } = this.sight.value;
    this.scene.value = sceneOf(this.#veiled(view, seat), this.scene.value);
    if (this.#isFor(view, seat)) this.handover.value = seat;
    else {
      this.#hands = seat;
      this.handover.value = null;
    }
  }

  /**
   * [R10.3] What lay in the open is forgotten as soon as tiles move or roofs close: the page must not remember for
   * the players.
   */
  protected override remember(
    past: readonly Happened<RoquefortEvent>[],
  ): readonly Happened<RoquefortEvent>[] {
    const last = past.findLastIndex(({ event }) => /^(slid|covered|turnBegan)$/.test(event?.type ?? ''));
    return past.filter(({ event }, i) => i > last || event?.type !== 'seen');
  }

  /** A cell, tower or roof was touched. */
  touch(cell: string): void {
    const seat = this.actor.value;
    if (seat === null || this.busy.value) return;
    const choices = this.choices.value;
    const held = this.held.value;
    const own = mouseAt(this.scene.value, cell, seat) !== undefined;
    if (this.view.value.phase === 'setup') {
      this.#attempt(choices.place.get(cell), isTower(cell) ? `place ${cell}` : 'end');
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
      this.#attempt(choices.uncover.get(room.letter), `uncover ${room.letter}`);
    else if (held.kind === 'mouse') this.#attempt(undefined, `run ${held.cell}-${cell}`);
    else if (isTower(cell)) this.#attempt(choices.enter.get(cell), `enter ${cell}`);
    else if (choices.enter.has(cell)) this.choose(choices.enter.get(cell));
    else this.held.value = NOTHING;
  }

  /** Whether a touch of this cell would do something, or end what was begun. */
  isOfUse(cell: string): boolean {
    const { place, enter, uncover } = this.choices.value;
    const scene = this.scene.value;
    if (this.held.value.kind !== 'nothing' || place.has(cell) || enter.has(cell)) return true;
    const room = roomAt(scene, cell);
    if (room !== undefined && scene.roofed.has(room.letter)) return uncover.has(room.letter);
    return mouseAt(scene, cell, this.actor.value ?? undefined) !== undefined;
  }

  touchOutside(): void {
    if (this.actor.value === null || this.busy.value) return;
    if (this.choices.value.enter.size === 0) this.#attempt(undefined, 'enter a1');
    else this.held.value = this.held.value.kind === 'outside' ? NOTHING : { kind: 'outside' };
  }

  touchSpare(): void {
    if (this.actor.value === null || this.busy.value) return;
    if (this.choices.value.slide.size === 0) this.#attempt(undefined, 'slide a2');
    else this.held.value = this.held.value.kind === 'spare' ? NOTHING : { kind: 'spare', slot: null };
  }

  /** The first touch shows what would happen, the second does it. */
  touchSlot(slot: string, atOnce = false): void {
    if (this.actor.value === null || this.busy.value) return;
    const held = this.held.value;
    const choice = this.choices.value.slide.get(slot);
    if (choice === undefined) this.#attempt(undefined, `slide ${slot}`);
    else if (atOnce || (held.kind === 'spare' && held.slot === slot)) this.choose(choice);
    else this.held.value = { kind: 'spare', slot };
  }

  /** The tile goes in where it was shown what would happen. */
  push(): void {
    const held = this.held.value;
    if (held.kind === 'spare' && held.slot !== null) this.touchSlot(held.slot, true);
  }

  /** Takes the last move back; where that cannot be, the table says so. */
  override undo(): void {
    const asked = this.actor.value !== null && !this.busy.value;
    if (asked || this.mayUndo.value) void this.request({ type: 'undo' });
  }

  letGo(): void {
    this.held.value = NOTHING;
  }

  hold(held: Held): void {
    this.held.value = held;
  }

  endTurn(): void {
    if (this.busy.value) return;
    const { end } = this.choices.value;
    if (end !== null) this.choose(end);
    else if (this.actor.value !== null) this.#attempt(undefined, 'end');
  }

  /** A choice that is there, or the reason why it is not. */
  #attempt(choice: Choice | undefined, move: string): void {
    if (choice !== undefined) this.choose(choice);
    else void this.send(move);
  }

  choose(choice: Choice | undefined): void {
    if (choice === undefined) return;
    const doubt = this.#doubtOf(choice);
    if (doubt === null) void this.send(choice.move);
    else this.doubt.value = doubt;
  }

  /** What was doubted is done, or not. */
  settleDoubt(doIt: boolean): void {
    const doubt = this.doubt.value;
    this.doubt.value = null;
    if (doIt && doubt !== null) void this.send(doubt.choice.move);
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
    const { actionsLeft, turnActions } = this.view.value;
    if (choice.move === 'end' && actionsLeft === turnActions)
      return { choice, kind: 'idle', winner: null, cell: null };
    return null;
  }
}
