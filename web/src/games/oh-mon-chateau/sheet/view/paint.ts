import { outlineOf } from '../ink/outline.js';
import { COLOURS, type Stroke } from '../ink/stroke.js';
import { FONT, type Mark } from '../print/marks.js';
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

/** How ink meets what is there: colours darken each other like water colour, a pen covers, the eraser takes away. */
export function blend({ tool }: Pick<Stroke, 'tool'>): GlobalCompositeOperation {
  if (tool === 'eraser') return 'destination-out';
  return tool === 'ink' ? 'source-over' : 'multiply';
}

/** Paints one stroke on a canvas whose units are those of the sheet. */
export function paintStroke(context: CanvasRenderingContext2D, stroke: Stroke): void {
  const path = pathOf(stroke);
  context.globalCompositeOperation = blend(stroke);
  context.fillStyle = inkOf(context, stroke.tool, stroke.colour);
  context.fill(path);
  if (stroke.tool === 'wash') {
    // colour gathers where the water dries last
    context.globalAlpha = 0.3;
    context.lineWidth = 5;
    context.strokeStyle = COLOURS[stroke.colour][1];
    context.stroke(path);
    context.globalAlpha = 1;
  }
  context.globalCompositeOperation = 'source-over';
}

export function paintMark(context: CanvasRenderingContext2D, mark: Mark): void {
  if ('text' in mark) {
    context.font = `700 ${mark.size}px ${FONT}`;
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
