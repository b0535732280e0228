import { computed, effect, signal } from '@preact/signals';
import { codeOf } from '../plan/place-code.js';
import type { PartId } from '../plan/plan.js';
import { encodeStroke, type Sheet, type Side } from './codec.js';
import { LIMITS, type Stroke } from './stroke.js';

/** How much of the sheet's text a stroke takes, with the sign that parts it from the next. */
const lengthOf = (stroke: Stroke): number => encodeStroke(stroke).length + 1;

/** How many steps one can go back. */
const MOST_STEPS = 200;

/** A sheet that is being drawn on. A step is whatever one undo takes back: a stroke, or a part drawn for somebody. */
export class Drawing {
  readonly side: Side;
  readonly strokes = signal<readonly Stroke[]>([]);
  /** The pen is on the paper: whatever can wait, waits. */
  readonly isHeld = signal(false);
  /** The stroke under the pen as far as it has come, now and then, if somebody elsewhere watches; else null. */
  readonly growing = signal<Stroke | null>(null);
  isWatched = false;
  private readonly past = signal<readonly (readonly Stroke[])[]>([]);
  private readonly future = signal<readonly (readonly Stroke[])[]>([]);
  readonly canUndo = computed(() => this.past.value.length > 0);
  readonly canRedo = computed(() => this.future.value.length > 0);
  /** The last step, if it was drawn for somebody: done again, it is drawn instead of over. */
  private drawnFor: PartId | null = null;

  constructor(sheet: Sheet) {
    this.side = sheet.side;
    this.strokes.value = sheet.strokes;
  }

  /** What is kept. */
  sheet(): Sheet {
    return { side: this.side, strokes: this.strokes.value };
  }

  private step(next: readonly Stroke[]): boolean {
    const text = next.reduce((sum, stroke) => sum + lengthOf(stroke), 0);
    if (next.length > LIMITS.strokes || text > LIMITS.text) return false;
    this.past.value = [...this.past.value, this.strokes.value].slice(-MOST_STEPS);
    this.future.value = [];
    this.strokes.value = next;
    this.drawnFor = null;
    return true;
  }

  /** False if the sheet is full; nothing has changed then. */
  add(strokes: readonly Stroke[]): boolean {
    return this.step([...this.strokes.value, ...strokes]);
  }

  /** A part drawn for somebody. Asked again at once, another try takes the place of the last one. */
  addFor(part: PartId, strokes: readonly Stroke[]): boolean {
    if (this.drawnFor === part) this.undo();
    const done = this.add(strokes);
    this.drawnFor = part;
    return done;
  }

  /** What was undone in the game does not stay on the sheet. */
  remove(part: PartId): void {
    const code = codeOf(part);
    const kept = this.strokes.value.filter(({ place }) => place !== code);
    if (kept.length < this.strokes.value.length) this.step(kept);
  }

  undo(): void {
    const before = this.past.value.at(-1);
    if (before === undefined) return;
    this.future.value = [...this.future.value, this.strokes.value];
    this.past.value = this.past.value.slice(0, -1);
    this.strokes.value = before;
    this.drawnFor = null;
  }

  redo(): void {
    const next = this.future.value.at(-1);
    if (next === undefined) return;
    this.past.value = [...this.past.value, this.strokes.value];
    this.future.value = this.future.value.slice(0, -1);
    this.strokes.value = next;
    this.drawnFor = null;
  }
}

/** Milliseconds without a stroke after which the hand rests. */
const REST = 250;

/** What takes a moment in which no ink could follow the pen waits until the hand rests. */
export function atRest(drawing: Drawing, work: () => void): () => void {
  return effect(() => {
    drawing.strokes.value;
    if (drawing.isHeld.value) return;
    const timer = setTimeout(work, REST);
    return () => clearTimeout(timer);
  });
}
