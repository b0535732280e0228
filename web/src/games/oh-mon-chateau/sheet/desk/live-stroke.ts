import { piecesOnPaper } from '../ink/clip.js';
import { radius } from '../ink/outline.js';
import { type Sample, traced } from '../ink/simplify.js';
import { COLOURS, SHEET_LIMITS, type Stroke, type Tool } from '../ink/stroke.js';

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
    /** Null for what leaves nothing until it is done. */
    private readonly context: CanvasRenderingContext2D | null,
    private readonly began: number,
    /** Units of the sheet in a point of the screen. */
    private readonly unit: number,
  ) {
    if (context === null) return;
    const { tool, colour } = grip;
    context.globalCompositeOperation = tool === 'eraser' ? 'destination-out' : 'source-over';
    context.lineCap = context.lineJoin = 'round';
    context.strokeStyle = context.fillStyle = COLOURS[colour][1];
  }

  /** From the middle before the last point to the pen itself. */
  add(sample: Sample): void {
    const { samples, context, grip } = this;
    samples.push(sample);
    if (context === null) return;
    const [x, y, pressure] = sample;
    const [bx, by] = samples[samples.length - 2] ?? [x, y];
    const [ax, ay] = samples[samples.length - 3] ?? [bx, by];
    context.lineWidth = 2 * radius(grip.tool, grip.width, pressure);
    context.beginPath();
    context.moveTo((ax + bx) / 2, (ay + by) / 2);
    context.quadraticCurveTo(bx, by, (bx + x) / 2, (by + y) / 2);
    context.lineTo(x, y);
    context.stroke();
  }

  /** What of it lies on the paper: nothing, one stroke, or several if the pen left the paper and came back. */
  finish(time: number, ended: number | null, place: number): Stroke[] {
    const tenths = (ms: number): number => Math.max(0, Math.min(SHEET_LIMITS.tenths, Math.round(ms / 100)));
    const pieces = piecesOnPaper(this.samples);
    const span = tenths((time - this.began) / Math.max(1, pieces.length));
    return pieces.map((piece, i) => ({
      ...this.grip,
      place,
      wait: ended === null || i > 0 ? 0 : tenths(this.began - ended),
      span,
      points: traced(piece, this.unit),
    }));
  }
}
