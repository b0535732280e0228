import { outlineOf } from '../ink/outline.js';
import { COLOURS, type Stroke, type Tool } from '../ink/stroke.js';
import type { SheetPoint } from '../plan/geometry.js';
import { fontOf, type Mark } from '../print/marks.js';
import { inkOf } from './texture.js';

const paths = new WeakMap<Stroke, Path2D>();

function pathOf(stroke: Stroke): Path2D {
  let path = paths.get(stroke);
  if (path === undefined) {
    path = new Path2D(outlineOf(stroke));
    paths.set(stroke, path);
  }
  return path;
}

/**
 * How ink meets what is there: a pen covers, the eraser takes away, pencils and washes darken each other. Wax and the
 * brush build up to their colour and no further: yellow over blue is green, red over red is red.
 */
const BLENDS: Readonly<Record<Tool, GlobalCompositeOperation>> = {
  pencil: 'multiply',
  ink: 'source-over',
  crayon: 'darken',
  wash: 'multiply',
  eraser: 'destination-out',
  brush: 'darken',
};

/** Paints one stroke on a canvas whose units are those of the sheet. */
export function paintStroke(context: CanvasRenderingContext2D, stroke: Stroke): void {
  const path = pathOf(stroke);
  context.globalCompositeOperation = BLENDS[stroke.tool];
  context.fillStyle = inkOf(context, stroke.tool, stroke.colour);
  context.fill(path);
  if (stroke.tool === 'wash') {
    // colour gathers where the water dries last; the line of a brush has seams inside, which would show
    context.globalAlpha = 0.3;
    context.lineWidth = 5;
    context.strokeStyle = COLOURS[stroke.colour][1];
    context.stroke(path);
    context.globalAlpha = 1;
  }
  context.globalCompositeOperation = 'source-over';
}

let scratch: CanvasRenderingContext2D | null = null;

/** The colour that lies at a point of the sheet, as its number; null where there is nothing, or nothing any more. */
export function colourAt(strokes: readonly Stroke[], [x, y]: SheetPoint): number | null {
  scratch ??= document.createElement('canvas').getContext('2d');
  for (let i = strokes.length - 1; i >= 0; i--)
    if (scratch?.isPointInPath(pathOf(strokes[i]), x, y))
      return strokes[i].tool === 'eraser' ? null : strokes[i].colour;
  return null;
}

export function paintMark(context: CanvasRenderingContext2D, mark: Mark): void {
  if ('text' in mark) {
    context.font = `700 ${mark.size}px ${fontOf(mark.text)}`;
    context.textAlign = mark.anchor === 'middle' ? 'center' : 'start';
    context.fillStyle = mark.fill;
    context.fillText(mark.text, mark.x, mark.y);
    return;
  }
  const path = new Path2D(mark.path);
  if (mark.fill !== undefined) {
    context.fillStyle = mark.fill;
    context.fill(path);
  }
  if (mark.line === undefined) return;
  context.strokeStyle = mark.line;
  context.lineWidth = mark.width ?? 4;
  context.lineCap = context.lineJoin = 'round';
  context.setLineDash(mark.dash === undefined ? [] : [...mark.dash]);
  context.stroke(path);
}
