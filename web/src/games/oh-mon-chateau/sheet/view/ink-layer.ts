import type { Stroke } from '../ink/stroke.js';
import type { SheetBox } from '../plan/geometry.js';
import { SHEET } from '../plan/plan.js';
import { paintStroke } from './paint.js';

/**
 * Makes a canvas as fine as the screen, wipes it and puts the sheet's units on it; what is painted stays on the paper.
 * Null if there is nothing to see.
 */
export function prepare(canvas: HTMLCanvasElement, frame: SheetBox): CanvasRenderingContext2D | null {
  const { clientWidth, clientHeight } = canvas;
  const [width, height] = [clientWidth, clientHeight].map((n) => Math.round(n * devicePixelRatio));
  const context = canvas.getContext('2d');
  if (context === null || width === 0 || height === 0) return null;
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  context.restore();
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  const scale = width / frame.width;
  context.setTransform(scale, 0, 0, scale, -frame.x * scale, -frame.y * scale);
  context.beginPath();
  context.rect(0, 0, SHEET.width, SHEET.height);
  context.clip();
  return context;
}

/** Finished strokes on a canvas. What is painted stays; a new stroke costs only itself. */
export class InkLayer {
  private painted: readonly Stroke[] = [];
  private frame: SheetBox | null = null;
  private context: CanvasRenderingContext2D | null = null;

  constructor(readonly canvas: HTMLCanvasElement) {}

  private continues(strokes: readonly Stroke[], frame: SheetBox): boolean {
    const { length } = this.painted;
    return (
      this.frame === frame && length <= strokes.length && strokes[length - 1] === this.painted[length - 1]
    );
  }

  show(strokes: readonly Stroke[], frame: SheetBox): void {
    let from = this.painted.length;
    if (!this.continues(strokes, frame)) {
      this.context = prepare(this.canvas, frame);
      from = 0;
    }
    if (this.context === null) return;
    for (let i = from; i < strokes.length; i++) paintStroke(this.context, strokes[i]);
    this.painted = strokes;
    this.frame = frame;
  }

  /** For the eraser, which works on what is there. */
  pen(): CanvasRenderingContext2D | null {
    return this.context;
  }

  /** The next time everything is painted again. */
  forget(): void {
    this.frame = null;
  }
}
