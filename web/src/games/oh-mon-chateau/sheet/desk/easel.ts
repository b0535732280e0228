import { type Signal, signal } from '@preact/signals';
import type { Drawing } from '../ink/drawing.js';
import { toPoints } from '../ink/simplify.js';
import type { Stroke } from '../ink/stroke.js';
import { type Box, boxOf, grown, isInBox, type Point } from '../plan/geometry.js';
import { codeOf } from '../plan/place-code.js';
import { findPlace, type PartId, type Place, SHEET } from '../plan/plan.js';
import { InkLayer, prepare } from '../view/ink-layer.js';
import { inkOf } from '../view/texture.js';
import { bounded, frameAround, middleOf, movedBy, wholeSheet, zoomed } from './frame.js';
import { LiveStroke, pressureAt } from './live-stroke.js';
import { Pens } from './pens.js';
import { puddleAt } from './puddle.js';
import type { Toolbox } from './toolbox.js';

/** How much of the paper shows through each tool while it draws; its grain comes when the stroke is done. */
const THICKNESS = { pencil: 0.7, ink: 0.95, crayon: 0.6, wash: 0.4, eraser: 1 } as const;
const TAP = 6;
/** Milliseconds between what is told of a stroke while it grows. */
const TELLING = 200;

export type EaselOptions = {
  readonly drawing: Drawing;
  readonly toolbox: Toolbox;
  readonly earned: () => readonly PartId[];
  readonly part: () => PartId | null;
  readonly onFull: () => void;
};

/**
 * Two canvases over the paper: finished ink, which is painted once, and the stroke under the pen. Ink is put down as the
 * events come, not at the next frame.
 */
export class Easel {
  readonly frame: Signal<Box> = signal(SHEET);
  private readonly layer: InkLayer;
  private stroke: LiveStroke | null = null;
  private ended: number | null = null;
  private telling: ReturnType<typeof setTimeout> | undefined;
  private rect = new DOMRect();
  private last = { x: 0, y: 0, time: 0, pressure: 0.4 };
  readonly pens = new Pens({
    begin: (event) => this.begin(event),
    draw: (events) => {
      for (const event of events) this.draw(event);
    },
    end: () => this.end(),
    drop: () => this.drop(),
    pinch: (factor, from, to) => this.pinch(factor, from, to),
  });

  constructor(
    private readonly options: EaselOptions,
    ink: HTMLCanvasElement,
    private readonly live: HTMLCanvasElement,
  ) {
    this.layer = new InkLayer(ink);
    this.resize();
  }

  /** The colour in the hand is mixed before the pen comes down. */
  mix(): void {
    const { tool, colour } = this.options.toolbox;
    const pen = this.layer.pen();
    if (pen !== null) inkOf(pen, tool.value, colour.value);
  }

  shape(): number {
    const { clientWidth, clientHeight } = this.live;
    return clientWidth / Math.max(1, clientHeight);
  }

  resize(): void {
    this.layer.forget();
    const shape = this.shape();
    const { x, y, width } = this.frame.value;
    const isNew = this.frame.value === SHEET;
    this.frame.value = isNew ? wholeSheet(shape) : bounded({ x, y, width, height: width / shape });
  }

  show(): void {
    this.layer.show(this.options.drawing.strokes.value, this.frame.value);
  }

  /** A place comes near enough to draw it; without one the whole sheet lies there. */
  near(place: Place | null): void {
    const shape = this.shape();
    this.frame.value =
      place === null
        ? wholeSheet(shape)
        : bounded(frameAround(grown(place.box, Math.max(60, place.box.width * 0.2)), shape));
  }

  zoom(factor: number, at: Point = middleOf(this.frame.value)): void {
    this.frame.value = zoomed(this.frame.value, factor, at);
  }

  pan(dx: number, dy: number): void {
    const unit = this.frame.value.width / this.live.clientWidth;
    this.frame.value = movedBy(this.frame.value, dx * unit, dy * unit);
  }

  /** A point of the screen on the sheet. */
  toSheet([x, y]: Point): Point {
    const { left, top, width } = this.rect;
    const frame = this.frame.value;
    const unit = frame.width / width;
    return [frame.x + (x - left) * unit, frame.y + (y - top) * unit];
  }

  measure(): void {
    this.rect = this.live.getBoundingClientRect();
  }

  private pinch(factor: number, from: Point, to: Point): void {
    this.measure();
    this.zoom(factor, this.toSheet(from));
    this.pan(from[0] - to[0], from[1] - to[1]);
  }

  /** Puts the pen down, by hand or by key. */
  start(time: number): void {
    const { tool, colour, width } = this.options.toolbox;
    const grip = { tool: tool.value, colour: colour.value, width: width.value };
    // the eraser works on the ink itself
    const context = grip.tool === 'eraser' ? this.layer.pen() : prepare(this.live, this.frame.value);
    if (context === null) return;
    this.live.style.opacity = String(THICKNESS[grip.tool]);
    this.options.drawing.isHeld.value = true;
    this.stroke = new LiveStroke(grip, context, time);
  }

  add(point: Point, pressure: number): void {
    if (this.stroke === null) return;
    this.stroke.add([...point, pressure]);
    if (this.options.drawing.isWatched) this.telling ??= setTimeout(() => this.tell(), TELLING);
  }

  isDown(): boolean {
    return this.stroke !== null;
  }

  private begin(event: PointerEvent): void {
    this.measure();
    this.start(event.timeStamp);
    this.last = { x: event.clientX, y: event.clientY, time: event.timeStamp, pressure: 0.35 };
    this.draw(event);
  }

  private draw(event: PointerEvent): void {
    const { clientX: x, clientY: y, timeStamp: time } = event;
    const before = this.last;
    const speed = Math.hypot(x - before.x, y - before.y) / Math.max(1, time - before.time);
    const pressure = event.pointerType === 'pen' ? event.pressure : pressureAt(speed, before.pressure);
    this.last = { x, y, time, pressure };
    this.add(this.toSheet([x, y]), pressure);
  }

  /** Ink may not wait for those who watch: they are told now and then, and of what the pen did before it came to rest. */
  private tell(): void {
    this.telling = undefined;
    this.options.drawing.growing.value = this.stroke?.finish(performance.now(), this.ended, 0) ?? null;
  }

  end(time = this.last.time): void {
    const { stroke } = this;
    if (stroke === null || stroke.samples.length === 0) {
      this.drop();
      return;
    }
    const reach = (TAP * this.frame.value.width) / this.live.clientWidth;
    const finished = stroke.finish(time, this.ended, 0);
    const done = finished.tool === 'wash' && stroke.isTap(reach) ? this.poured(finished) : finished;
    this.ended = time;
    this.letGo();
    if (finished.tool === 'eraser') this.layer.forget();
    const box = boxOf(stroke.samples.map(([x, y]) => [x, y]));
    if (!this.options.drawing.add([{ ...done, place: this.placeOf(box) }])) this.options.onFull();
    this.show();
    this.wipe();
  }

  /** What was begun is taken back. */
  drop(): void {
    if (this.stroke?.grip.tool === 'eraser') this.layer.forget();
    this.letGo();
    this.show();
    this.wipe();
  }

  private letGo(): void {
    this.stroke = null;
    clearTimeout(this.telling);
    this.telling = undefined;
    this.options.drawing.growing.value = null;
    this.options.drawing.isHeld.value = false;
  }

  private wipe(): void {
    prepare(this.live, this.frame.value);
  }

  private places(): Place[] {
    return this.options.earned().flatMap((id) => findPlace(id) ?? []);
  }

  private poured(stroke: Stroke): Stroke {
    const { drawing } = this.options;
    const at: Point = [stroke.points[0], stroke.points[1]];
    const places = drawing.side === 'guide' ? this.places() : [];
    return { ...stroke, points: toPoints(puddleAt(at, drawing.strokes.value, places, stroke.width), 1.2) };
  }

  /** The place a stroke belongs to: the one that is being drawn, or the one it lies on. */
  private placeOf(box: Box): number {
    const part = this.options.part();
    if (part !== null) return codeOf(part);
    const middle = middleOf(box);
    return codeOf(this.places().find((place) => isInBox(middle, place.box))?.id ?? null);
  }
}
