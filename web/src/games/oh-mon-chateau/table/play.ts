import type { ChateauEvent, ChateauScenery, ChateauView } from '@castellan/oh-mon-chateau';
import { computed, signal } from '@preact/signals';
import type { Joined } from '../../../tables/protocol.js';
import { Session } from '../../../tables/session.js';
import { bestFor, type Choice, choicesOf, NO_CHOICES } from './offers.js';

/** What is needed to draw a table, in play or looked through later. */
export type Showing = Pick<
  ChateauPlay,
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
  | 'outcome'
  | 'actor'
  | 'busy'
  | 'choose'
  | 'pickDie'
>;

/** A table of Oh mon château as the page plays it. What can be done the table offers; here it is only touched. */
export class ChateauPlay extends Session<ChateauView, ChateauEvent> {
  readonly scenery: ChateauScenery;
  /** The face of the die that was picked up, if any. */
  readonly die = signal<string | null>(null);
  /** The token that is to be moved. */
  readonly from = signal<string | null>(null);
  /** What is on the screen; it runs ahead of the view while something is shown. */
  readonly shown;
  readonly rolling = signal(false);
  /** Tokens on their way back into the hand. */
  readonly leaving = signal<ReadonlySet<string>>(new Set());
  /** What somebody does just now, to be seen beside their name. */
  readonly doing = signal<ChateauEvent | null>(null);
  /** The line that is looked at before it is built. */
  readonly looked = signal<string | null>(null);
  /** Where two complete lines cross and it must be said which one is meant. */
  readonly crossing = signal<string | null>(null);
  /** The seat whose board is large: whoever may act here, else whoever acted last. */
  readonly near = computed(() => Math.max(0, this.sight.value.seat));
  readonly choices = computed(() =>
    this.busy.value || this.actor.value === null ? NO_CHOICES : choicesOf(this.sight.value.offers),
  );

  constructor(table: string, joined: Joined) {
    super(table, joined);
    this.scenery = joined.scenery as ChateauScenery;
    this.shown = signal<ChateauView>(this.view.value);
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

  touchLine(name: string): void {
    if (this.actor.value === null || this.busy.value) return;
    const choice = this.choices.value.builds.get(name);
    if (choice !== undefined) this.choose(choice);
    else void this.send(`build ${name}`);
  }

  choose(choice: Choice | undefined | null): void {
    if (choice == null || this.busy.value) return;
    void this.send(choice.move);
  }
}
