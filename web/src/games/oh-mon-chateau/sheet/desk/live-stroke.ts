import { radius } from '../ink/outline.js';
import { type Sample, toPoints } from '../ink/simplify.js';
import { COLOURS, LIMITS, type Stroke, type Tool } from '../ink/stroke.js';

export type Grip = { readonly tool: Tool; readonly colour: number; readonly width: number };

/** A mouse and most fingers do not press: who is slow presses more. Pixels a millisecond at which a line is thinnest. */
const FASTEST = 3;

export function pressureAt(speed: number, before: number): number {
  const wanted = Math.max(0.2, 0.85 - (0.65 * speed) / FASTEST);
  return before + (wanted - before) * 0.25;
}

/** The stroke under the pen. Each sample adds one piece of ink; nothing is painted twice, however long it gets. */
export class LiveStroke {
  readonly samples: Sample[] = [];

  constructor(
    readonly grip: Grip,
    private readonly context: CanvasRenderingContext2D,
    private readonly began: number,
  ) {
    const { tool, colour } = grip;
    context.globalCompositeOperation = tool === 'eraser' ? 'destination-out' : 'source-over';
    context.lineCap = context.lineJoin = 'round';
    context.strokeStyle = context.fillStyle = COLOURS[colour][1];
  }

  add(sample: Sample): void {
    this.samples.push(sample);
    if (this.grip.tool === 'wash') this.pour();
    else this.ink();
  }

  /** From the middle before the last point to the pen itself. */
  private ink(): void {
    const { samples, context, grip } = this;
    const [x, y, pressure] = samples[samples.length - 1];
    const [bx, by] = samples[samples.length - 2] ?? [x, y];
    const [ax, ay] = samples[samples.length - 3] ?? [bx, by];
    context.lineWidth = 2 * radius(grip.tool, grip.width, pressure);
    context.beginPath();
    context.moveTo((ax + bx) / 2, (ay + by) / 2);
    context.quadraticCurveTo(bx, by, (bx + x) / 2, (by + y) / 2);
    context.lineTo(x, y);
    context.stroke();
  }

  /** The pool that will be filled. */
  private pour(): void {
    const { context, samples } = this;
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    context.restore();
    context.beginPath();
    for (const [x, y] of samples) context.lineTo(x, y);
    context.fill();
  }

  /** Whether the pen was only put down. */
  isTap(reach: number): boolean {
    const [[x, y]] = this.samples;
    return this.samples.every(([u, v]) => Math.hypot(u - x, v - y) < reach);
  }

  finish(time: number, ended: number | null, place: number): Stroke {
    const tenths = (ms: number): number => Math.max(0, Math.min(LIMITS.tenths, Math.round(ms / 100)));
    return {
      ...this.grip,
      place,
      wait: ended === null ? 0 : tenths(this.began - ended),
      span: tenths(time - this.began),
      points: toPoints(this.samples, this.grip.tool === 'wash' ? 2 : 1.2),
    };
  }
}
