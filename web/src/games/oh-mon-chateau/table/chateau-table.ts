import type { ChateauEvent, ChateauScenery, ChateauView } from '@castellan/oh-mon-chateau';
import { computed, effect, signal } from '@preact/signals';
import { settings } from '../../../shell/settings.js';
import { ask } from '../../../shell/ui/dialog.js';
import { tableWorker } from '../../../tables/client.js';
import { Session, type Show, type TableUpdate } from '../../../tables/session.js';
import type { Joined } from '../../../tables/worker-messages.js';
import { recalled } from '../../common/recall.js';
import { chateauTexts } from '../texts/table.js';
import { beforeFirstRoll } from './first-roll.js';
import { bestFor, type ChateauChoice, choicesOf, NO_CHOICES } from './offers.js';

/** What is needed to draw a table, in play or looked through later. */
export type Showing = Pick<
  ChateauTable,
  | 'scenery'
  | 'shown'
  | 'sitters'
  | 'choices'
  | 'looked'
  | 'from'
  | 'die'
  | 'leaving'
  | 'near'
  | 'doing'
  | 'rolling'
  | 'toRoll'
  | 'moment'
  | 'roll'
  | 'holds'
  | 'isOn'
  | 'outcome'
  | 'actor'
  | 'busy'
  | 'choose'
  | 'pickDie'
>;

/** A table of Oh mon château as the page plays it. What can be done the table offers; here it is only touched. */
export class ChateauTable extends Session<ChateauView, ChateauEvent> {
  readonly scenery: ChateauScenery;
  #isGoingBack = false;
  /** The face of the die that was picked up, if any. */
  readonly die = signal<string | null>(null);
  /** The token that is to be moved. */
  readonly from = signal<string | null>(null);
  /** What is on the screen; it runs ahead of the view while something is shown. */
  readonly shown;
  readonly rolling = signal(false);
  /** Dice in the hand of somebody here: how many, and whose. What they will show nobody sees before they are rolled. */
  readonly toRoll = signal<{ readonly seat: number; readonly count: number } | null>(null);
  #rolled: () => void = () => {};
  #stop: () => void = () => {};
  /** The table as it began, where its first roll is still to be seen. */
  readonly #opening: TableUpdate | null;
  /** Something great that has just happened, to be seen by everybody. */
  readonly moment = signal<ChateauEvent | null>(null);
  /** Tokens on their way back into the hand. */
  readonly leaving = signal<ReadonlySet<string>>(new Set());
  /** What somebody does just now, to be seen beside their name. */
  readonly doing = signal<ChateauEvent | null>(null);
  /** The line that is looked at before it is built. */
  readonly looked = signal<string | null>(null);
  /** Where two complete lines cross and it must be said which one is meant. */
  readonly crossing = signal<string | null>(null);
  /** The end is told; put aside it can be called back. */
  readonly results = signal(true);
  /** The seat whose board is large: whoever rolls or may act here, else whoever acted last. */
  readonly near = computed(() => this.toRoll.value?.seat ?? Math.max(0, this.sight.value.seat));
  /** What the seat is offered, also while it has to wait: what is asked stays in words until something else is. */
  readonly offered = computed(() => choicesOf(this.sight.value.offers));
  readonly choices = computed(() =>
    this.busy.value || this.actor.value === null ? NO_CHOICES : this.offered.value,
  );

  /** What the others did last, to be shown again. */
  readonly recalled = computed(() =>
    recalled(
      this.witnessed.value,
      this.sight.value.seat,
      ({ before, events }) =>
        events.flatMap((event) => ('seat' in event ? [event.seat] : []))[0] ?? before.turn,
    ),
  );

  constructor(table: string, joined: Joined) {
    const begun = settings.peek().dice === 'itself' ? null : beforeFirstRoll(table, joined);
    super(table, begun?.before ?? joined);
    this.#opening = begun?.opening ?? null;
    this.scenery = joined.scenery as ChateauScenery;
    this.shown = signal<ChateauView>(this.view.value);
  }

  /** [O3.5] What is asked although there is only one answer, so that it need not be asked. */
  readonly only = computed(() => {
    const { decision } = this.view.value;
    const { offers } = this.sight.value;
    if (decision === null || !/^(wall|guest|activate|steal|face)$/.test(decision) || offers.length !== 1)
      return null;
    return this.actor.value === null || this.busy.value ? null : offers[0].move;
  });

  /** Answers by itself; whoever takes back goes back beyond such an answer. */
  answerByItself(): () => void {
    return effect(() => {
      const move = this.only.value;
      if (move === null) return;
      if (this.#isGoingBack && this.mayUndo.peek()) queueMicrotask(() => void this.request({ type: 'undo' }));
      else queueMicrotask(() => void this.send(move));
    });
  }

  override undo(): void {
    this.#isGoingBack = true;
    super.undo();
  }

  override attach(show: Show<ChateauView, ChateauEvent>, again: () => Promise<void>): void {
    super.attach(show, again);
    if (this.#opening !== null) this.happen(this.#opening);
    // in another window, or when time was up, the game went on: what was rolled is no secret any more
    this.#stop = tableWorker().listen(this.table, (told) => {
      if (told.type !== 'update' || told.from <= this.version.peek()) return;
      const seat = this.toRoll.peek()?.seat;
      if ((told.events as ChateauEvent[]).some((one) => 'seat' in one && one.seat === seat)) this.roll();
    });
  }

  override leave(): void {
    this.#stop();
    super.leave();
  }

  /** Whoever rolled is asked first. */
  protected override inOrder(actors: readonly number[], { turn }: ChateauView): readonly number[] {
    return [...actors].sort((a, b) => Number(b === turn) - Number(a === turn));
  }

  /** Whether a roll waits for a hand on this screen. */
  isByHand(seat: number): boolean {
    return (
      settings.peek().dice !== 'itself' && this.holds.peek().includes(seat) && this.sitters[seat].bot === null
    );
  }

  /** Puts dice into somebody's hand; resolves when they are rolled. */
  handRoll(seat: number, count: number): Promise<void> {
    this.toRoll.value = { seat, count };
    return new Promise((done) => {
      this.#rolled = done;
    });
  }

  roll(): void {
    if (this.toRoll.peek() === null) return;
    this.toRoll.value = null;
    this.#rolled();
  }

  protected override beforeShowing(): void {
    this.letGo();
  }

  /** Nothing is picked up any more. */
  letGo(): void {
    this.die.value = null;
    this.from.value = null;
    this.looked.value = null;
    this.crossing.value = null;
  }

  protected override arrived(view: ChateauView): void {
    this.shown.value = view;
  }

  pickDie(face: string): void {
    this.die.value = this.die.value === face ? null : face;
  }

  touchCell(cell: string): void {
    if (this.actor.value === null || this.busy.value) return;
    const { cells, moves, builds } = this.choices.value;
    const from = this.from.value;
    const target = from === null ? undefined : moves.get(from)?.get(cell);
    const here = cells.get(cell);
    const lines = this.scenery.lines.filter((line) => line.cells.includes(cell) && builds.has(line.name));
    if (target !== undefined) this.choose(target);
    else if (moves.has(cell)) this.from.value = from === cell ? null : cell;
    else if (here !== undefined) this.choose(bestFor(here, this.die.value));
    else if (lines.length === 1) this.choose(builds.get(lines[0].name));
    else if (lines.length > 1) this.crossing.value = cell;
    else void this.send(this.guess(cell));
  }

  /** What a touch that leads nowhere was meant to be: the table says what is wrong with it. */
  private guess(cell: string): string {
    const { phase } = this.view.value;
    const castle = this.view.value.castles[this.near.value];
    if (phase === 'dice') return `take ${this.die.value ?? castle.diceLeft[0] ?? 'wood'} ${cell}`;
    const line = this.scenery.lines.find(({ cells }) => cells.includes(cell));
    return `build ${line?.name ?? ''}`;
  }

  /** A line that can be built is built; any other shows what it gives, and the table says why if it is full. */
  touchLine(name: string): void {
    const choice = this.choices.value.builds.get(name);
    if (choice !== undefined) {
      this.choose(choice);
      return;
    }
    this.looked.value = name;
    if (this.isFull(name) && this.view.value.phase !== 'dice' && this.choices.value.done !== null)
      void this.send(`build ${name}`);
  }

  private isFull(name: string): boolean {
    const { tokens } = this.view.value.castles[this.near.value];
    const line = this.scenery.lines.find((one) => one.name === name);
    return line?.cells.every((cell) => tokens.includes(cell)) ?? false;
  }

  choose(choice: ChateauChoice | undefined | null): void {
    this.#isGoingBack = false;
    if (choice == null || this.busy.value) return;
    if (choice.foresight.finishes) void this.#askFirst(choice.move);
    else void this.send(choice.move);
  }

  /** [O5.1] The twelfth part ends the game and one's own building: nobody should build it by mistake. */
  async #askFirst(move: string): Promise<void> {
    const version = this.version.value;
    const { title, text, noTokens, yes: label } = chateauTexts().finish;
    const told = this.view.value.rules.tokensInLastBuilding ? text : `${text} ${noTokens}`;
    const rule = { id: 'O5.1', href: `/rulebook/${this.game}#O5.1` };
    const yes = await ask({ title, text: told, yes: label, rule });
    if (yes && this.version.value === version) await this.send(move);
  }
}
