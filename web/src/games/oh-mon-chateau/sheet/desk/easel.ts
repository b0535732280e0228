import { type Signal, signal } from '@preact/signals';
import { boxInRoom, pointInRoom, type Box as RoomBox } from '../../../../shell/ui/turned.js';
import type { Drawing } from '../ink/drawing.js';
import { toPoints } from '../ink/simplify.js';
import type { Stroke } from '../ink/stroke.js';
import { boxOf, distance, grown, isInBox, type SheetBox, type SheetPoint } from '../plan/geometry.js';
import { codeOf } from '../plan/place-code.js';
import { type PartId, type Place, SHEET } from '../plan/plan.js';
import { boxAround, placesOf } from '../plan/tiles.js';
import { InkLayer, prepare } from '../view/ink-layer.js';
import { colourAt } from '../view/paint.js';
import { inkOf } from '../view/texture.js';
import { bounded, frameAround, middleOf, movedBy, wholeSheet, zoomed } from './frame.js';
import { LiveStroke, pressureAt } from './live-stroke.js';
import { Pens } from './pens.js';
import { puddleAt } from './puddle.js';
import { type Toolbox, toolOf } from './toolbox.js';

/** How much of the paper shows through each tool while it draws; its grain comes when the stroke is done. */
const THICKNESS = { pencil: 0.7, ink: 0.95, crayon: 0.6, wash: 1, eraser: 1, brush: 0.5 } as const;
/** Milliseconds between what is told of a stroke while it grows: the one throttle on the way to those who watch. */
const TELLING = 200;

export type EaselOptions = {
  readonly drawing: Drawing;
  readonly toolbox: Toolbox;
  readonly earned: () => readonly PartId[];
  /** What is being drawn; nothing while it is the whole sheet. */
  readonly parts: () => readonly PartId[];
  readonly onFull: () => void;
};

/**
 * Two canvases over the paper: finished ink, which is painted once, and the stroke under the pen. Ink is put down as the
 * events come, not at the next frame.
 */
export class Easel {
  readonly frame: Signal<SheetBox> = signal(SHEET);
  private readonly layer: InkLayer;
  private stroke: LiveStroke | null = null;
  private ended: number | null = null;
  private telling: ReturnType<typeof setTimeout> | undefined;
  private rect: RoomBox = new DOMRect();
  private last = { x: 0, y: 0, time: 0, pressure: 0.4 };
  /** The hand moves the sheet: where it was. */
  private grabbed: SheetPoint | null = null;
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
    const { held, colour } = this.options.toolbox;
    const [pen, tool] = [this.layer.pen(), toolOf(held.value)];
    if (pen !== null && tool !== null) inkOf(pen, tool, colour.value);
  }

  shape(): number {
    const { clientWidth, clientHeight } = this.live;
    return clientWidth / Math.max(1, clientHeight);
  }

  /** What lay in the middle stays there when a screen is turned. */
  resize(): void {
    this.layer.forget();
    const shape = this.shape();
    const { x, width } = this.frame.value;
    const height = width / shape;
    const y = middleOf(this.frame.value)[1] - height / 2;
    const isNew = this.frame.value === SHEET;
    this.frame.value = isNew ? wholeSheet(shape) : bounded({ x, y, width, height });
  }

  show(): void {
    this.layer.show(this.options.drawing.strokes.value, this.frame.value);
  }

  /** A part of the sheet comes near enough to draw it; without one the whole sheet lies there. */
  near(box: SheetBox | null): void {
    const shape = this.shape();
    this.frame.value =
      box === null
        ? wholeSheet(shape)
        : bounded(frameAround(grown(box, Math.max(60, box.width * 0.2)), shape));
  }

  zoom(factor: number, at: SheetPoint = middleOf(this.frame.value)): void {
    this.frame.value = zoomed(this.frame.value, factor, at);
  }

  pan(dx: number, dy: number): void {
    const unit = this.unit();
    this.frame.value = movedBy(this.frame.value, dx * unit, dy * unit);
  }

  /** Units of the sheet in a point of the screen. */
  private unit(): number {
    return this.frame.value.width / Math.max(1, this.live.clientWidth);
  }

  /** A point of the room on the sheet. */
  toSheet([x, y]: SheetPoint): SheetPoint {
    const { left, top, width } = this.rect;
    const frame = this.frame.value;
    const unit = frame.width / width;
    return [frame.x + (x - left) * unit, frame.y + (y - top) * unit];
  }

  measure(): void {
    this.rect = boxInRoom(this.live);
  }

  private pinch(factor: number, from: SheetPoint, to: SheetPoint): void {
    this.measure();
    this.zoom(factor, this.toSheet(from));
    this.pan(from[0] - to[0], from[1] - to[1]);
  }

  /** Puts the pen down, by hand or by key. */
  start(time: number): void {
    const { held, colour, width } = this.options.toolbox;
    const tool = toolOf(held.value) ?? 'wash';
    const grip = { tool, colour: colour.value, width: width.value };
    // the eraser works on the ink itself; what is poured or picked up leaves no line
    const context =
      tool === 'wash' ? null : tool === 'eraser' ? this.layer.pen() : prepare(this.live, this.frame.value);
    this.live.style.opacity = String(THICKNESS[tool]);
    this.options.drawing.isHeld.value = true;
    this.stroke = new LiveStroke(grip, context, time, this.unit());
  }

  add(point: SheetPoint, pressure: number): void {
    if (this.stroke === null) return;
    this.stroke.add([...point, pressure]);
    if (this.options.drawing.watcher !== null && this.stroke.grip.tool !== 'wash')
      this.telling ??= setTimeout(() => this.tell(), TELLING);
  }

  isDown(): boolean {
    return this.stroke !== null;
  }

  private begin(event: PointerEvent): void {
    this.measure();
    this.grabbed = this.options.toolbox.held.value === 'hand' ? pointInRoom(event) : null;
    if (this.grabbed !== null) return;
    this.start(event.timeStamp);
    const [x, y] = pointInRoom(event);
    this.last = { x, y, time: event.timeStamp, pressure: 0.35 };
    this.draw(event);
  }

  private draw(event: PointerEvent): void {
    const [x, y] = pointInRoom(event);
    const { timeStamp: time } = event;
    if (this.grabbed !== null) {
      this.pan(this.grabbed[0] - x, this.grabbed[1] - y);
      this.grabbed = [x, y];
      return;
    }
    const before = this.last;
    const speed = Math.hypot(x - before.x, y - before.y) / Math.max(1, time - before.time);
    const pressure = event.pointerType === 'pen' ? event.pressure : pressureAt(speed, before.pressure);
    this.last = { x, y, time, pressure };
    this.add(this.toSheet([x, y]), pressure);
  }

  /** Ink may not wait for those who watch: they are told now and then, and of what the pen did before it came to rest. */
  private tell(): void {
    this.telling = undefined;
    this.options.drawing.grow(this.stroke?.finish(performance.now(), this.ended, 0) ?? null);
  }

  end(time = this.last.time): void {
    this.grabbed = null;
    const { stroke } = this;
    const { toolbox, drawing } = this.options;
    const lines = stroke === null || stroke.samples.length === 0 ? [] : stroke.finish(time, this.ended, 0);
    if (stroke === null || lines.length === 0) {
      this.drop();
      return;
    }
    this.letGo();
    if (toolbox.held.value === 'picker') this.pickUp(stroke);
    else {
      const done = stroke.grip.tool === 'wash' ? [this.poured(lines[0])] : lines;
      const box = boxOf(stroke.samples.map(([x, y]) => [x, y]));
      const place = this.placeOf(box);
      this.ended = time;
      if (stroke.grip.tool === 'eraser') this.layer.forget();
      if (!drawing.add(done.map((each) => ({ ...each, place })))) this.options.onFull();
    }
    this.show();
    this.wipe();
  }

  private pickUp({ samples }: LiveStroke): void {
    const [x, y] = samples[samples.length - 1];
    const found = colourAt(this.options.drawing.strokes.value, [x, y]);
    if (found !== null) this.options.toolbox.pickUp(found);
  }

  /** What was begun is taken back. */
  drop(): void {
    this.grabbed = null;
    if (this.stroke?.grip.tool === 'eraser') this.layer.forget();
    this.letGo();
    this.show();
    this.wipe();
  }

  private letGo(): void {
    this.stroke = null;
    clearTimeout(this.telling);
    this.telling = undefined;
    this.options.drawing.grow(null);
    this.options.drawing.isHeld.value = false;
  }

  private wipe(): void {
    prepare(this.live, this.frame.value);
  }

  private places(): Place[] {
    return placesOf(this.options.earned());
  }

  private poured(stroke: Stroke): Stroke {
    const { drawing } = this.options;
    const at: SheetPoint = [stroke.points[0], stroke.points[1]];
    const places = drawing.side.value === 'guide' ? this.places() : [];
    return { ...stroke, points: toPoints(puddleAt(at, drawing.strokes.value, places, stroke.width), 1.2) };
  }

  /** The place a stroke belongs to: the one that is being drawn, the nearest of several, or the one it lies on. */
  private placeOf(box: SheetBox): number {
    const middle = middleOf(box);
    const parts = this.options.parts();
    const away = (part: PartId): number => distance(middle, middleOf(boxAround([part])));
    if (parts.length > 0) return codeOf(parts.reduce((a, b) => (away(b) < away(a) ? b : a)));
    return codeOf(this.places().find((place) => isInBox(middle, place.box))?.id ?? null);
  }
}
