import { batch, computed, effect, type Signal, signal } from '@preact/signals';
import { codeOf } from '../plan/place-code.js';
import type { PartId } from '../plan/plan.js';
import { encodeStroke, type Sheet, type Side } from './codec.js';
import { SHEET_LIMITS, type Stroke } from './stroke.js';

/** How much of the sheet's text a stroke takes, with the sign that parts it from the next. */
const lengthOf = (stroke: Stroke): number => encodeStroke(stroke).length + 1;

/** How many steps one can go back. */
const MOST_STEPS = 200;

/** What a step changes. */
type Moment = Pick<Sheet, 'strokes' | 'towers'>;

/**
 * A sheet that is being drawn on. A step is whatever one undo takes back: a stroke, a part drawn for somebody or cleared,
 * a tower that was put elsewhere.
 */
export class Drawing {
  /** The sheet can be turned over at any time; what is drawn stays on it. */
  readonly side: Signal<Side>;
  readonly strokes = signal<readonly Stroke[]>([]);
  /** The places of towers, as far as they were chosen. */
  readonly towers = signal<readonly number[]>([]);
  /** The pen is on the paper: whatever can wait, waits. */
  readonly isHeld = signal(false);
  /** Shown the sheet with what is under the pen, now and then; null if nobody elsewhere watches. */
  watcher: ((sheet: Sheet) => void) | null = null;
  private isGrowing = false;
  private readonly past = signal<readonly Moment[]>([]);
  private readonly future = signal<readonly Moment[]>([]);
  readonly canUndo = computed(() => this.past.value.length > 0);
  readonly canRedo = computed(() => this.future.value.length > 0);
  /** The parts of the last step, if it drew them for somebody: done again, they are drawn instead of over. */
  private drawnFor = '';

  constructor({ side, strokes, towers }: Sheet) {
    this.side = signal(side);
    this.strokes.value = strokes;
    this.towers.value = towers;
  }

  /** What is kept. */
  sheet(): Sheet {
    return { side: this.side.value, ...this.now() };
  }

  /** What is under the pen as far as it has come; null if it has left the paper. */
  grow(strokes: readonly Stroke[] | null): void {
    const { watcher } = this;
    if (watcher === null || (strokes === null && !this.isGrowing)) return;
    this.isGrowing = strokes !== null;
    if (strokes !== null) watcher({ ...this.sheet(), strokes: [...this.strokes.value, ...strokes] });
    // what has grown is among the strokes in a moment, or was dropped
    else queueMicrotask(() => watcher(this.sheet()));
  }

  private now(): Moment {
    return { strokes: this.strokes.value, towers: this.towers.value };
  }

  private show({ strokes, towers }: Moment): void {
    this.strokes.value = strokes;
    this.towers.value = towers;
    this.drawnFor = '';
  }

  private step(next: Partial<Moment>): boolean {
    const moment = { ...this.now(), ...next };
    const text = moment.strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0);
    if (moment.strokes.length > SHEET_LIMITS.strokes || text > SHEET_LIMITS.text) return false;
    batch(() => {
      this.past.value = [...this.past.value, this.now()].slice(-MOST_STEPS);
      this.future.value = [];
      this.show(moment);
    });
    return true;
  }

  /** False if the sheet is full; nothing has changed then. */
  add(strokes: readonly Stroke[]): boolean {
    return this.step({ strokes: [...this.strokes.value, ...strokes] });
  }

  /** Parts drawn for somebody, instead of what is there. Asked again at once, another try takes the place of the last one. */
  addFor(parts: readonly PartId[], strokes: readonly Stroke[]): boolean {
    const key = parts.join();
    if (this.drawnFor === key) this.undo();
    const done = this.step({ strokes: [...without(this.strokes.value, parts), ...strokes] });
    this.drawnFor = key;
    return done;
  }

  /** Nothing was drawn there. */
  clear(parts: readonly PartId[]): void {
    const kept = without(this.strokes.value, parts);
    if (kept.length < this.strokes.value.length) this.step({ strokes: kept });
  }

  /** Towers stand elsewhere. */
  place(towers: readonly number[]): void {
    if (towers.join() !== this.towers.value.join()) this.step({ towers });
  }

  undo(): void {
    const before = this.past.value.at(-1);
    if (before === undefined) return;
    batch(() => {
      this.future.value = [...this.future.value, this.now()];
      this.past.value = this.past.value.slice(0, -1);
      this.show(before);
    });
  }

  redo(): void {
    const next = this.future.value.at(-1);
    if (next === undefined) return;
    batch(() => {
      this.past.value = [...this.past.value, this.now()];
      this.future.value = this.future.value.slice(0, -1);
      this.show(next);
    });
  }
}

/** Everything but what lies on these parts. What was rubbed out there stays away from what others have drawn. */
export function without(strokes: readonly Stroke[], parts: readonly PartId[]): Stroke[] {
  const codes = new Set(parts.map(codeOf));
  const kept: Stroke[] = [];
  for (const stroke of strokes) {
    if (!codes.has(stroke.place)) kept.push(stroke);
    else if (stroke.tool === 'eraser' && kept.length > 0) kept.push({ ...stroke, place: 0 });
  }
  return kept;
}

/** Milliseconds without a stroke after which the hand rests. */
const REST = 250;

/** What takes a moment in which no ink could follow the pen waits until the hand rests (debounce). */
export function atRest(drawing: Drawing, work: () => void): () => void {
  return effect(() => {
    drawing.strokes.value;
    drawing.side.value;
    drawing.towers.value;
    if (drawing.isHeld.value) return;
    const timer = setTimeout(work, REST);
    return () => clearTimeout(timer);
  });
}
