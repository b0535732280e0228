import { SHEET } from '../plan/plan.js';
import { FRAMED, frame } from '../print/frame.js';
import { above, below } from '../print/scenery.js';
import { paintMark, paintStroke } from '../view/paint.js';
import type { Kept } from './to-svg.js';

function blank(scale: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(SHEET.width * scale);
  canvas.height = Math.round(SHEET.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas to paint on');
  context.scale(scale, scale);
  return { canvas, context };
}

/** The sheet as a picture; a scale of 0.8 is about 200 dots an inch on A4. */
export async function toPng({ sheet, printing, caption }: Kept, scale = 0.8): Promise<Blob> {
  const page = blank(scale);
  page.context.fillStyle = '#fbf6ea';
  page.context.fillRect(0, 0, SHEET.width, SHEET.height);
  if (caption !== undefined) {
    for (const mark of frame(caption)) paintMark(page.context, mark);
    page.context.translate(FRAMED.x, FRAMED.y);
    page.context.scale(FRAMED.scale, FRAMED.scale);
  }
  for (const mark of below(printing)) paintMark(page.context, mark);
  // ink has a layer of its own: the eraser must not take the print away
  const ink = blank(scale);
  for (const stroke of sheet.strokes) paintStroke(ink.context, stroke);
  page.context.drawImage(ink.canvas, 0, 0, SHEET.width, SHEET.height);
  for (const mark of above(printing)) paintMark(page.context, mark);
  return new Promise((resolve, reject) => {
    page.canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)),
      'image/png',
    );
  });
}
