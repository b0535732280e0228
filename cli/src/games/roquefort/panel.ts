import type { RoquefortView } from '@castellan/roquefort';
import type { Scene } from '../../face.js';
import { seatMark } from '../../seat-names.js';
import type { Canvas } from '../../terminal/canvas.js';
import { DUNGEON, STONE_SHADE } from '../../terminal/palette.js';
import { CHEESES, tileLook } from './tiles.js';

const DIM = { fg: STONE_SHADE };
const LABEL = 9;

/** Beside the castle: who has what, the spare, the dungeon, and what is left of the turn. */
export function drawPanel(canvas: Canvas, x: number, view: RoquefortView, scene: Scene): void {
  canvas.put(x, 0, scene.title, { bold: true });
  canvas.put(x, 1, `${view.goal} kinds of cheese win`, DIM);
  let y = 3;
  for (let seat = 0; seat < view.mice.length; seat++, y += 2) drawSeat(canvas, x, y, seat, view, scene);
  y = Math.max(y + 1, 10);
  const end = canvas.put(x, y, 'spare'.padEnd(LABEL), DIM);
  const spare = tileLook(view.spare);
  canvas.put(canvas.put(end, y, ` ${spare.sign} `, spare.paint) + 1, y, spare.name);
  drawDungeon(canvas, x, y + 1, view);
  if (view.phase === 'play') drawActions(canvas, x, y + 2, view);
  if (view.turnsUntilStall !== null) canvas.put(x, y + 3, stallWarning(view.turnsUntilStall));
}

function drawSeat(
  canvas: Canvas,
  x: number,
  y: number,
  seat: number,
  view: RoquefortView,
  scene: Scene,
): void {
  const { sign, colour, text } = seatMark(seat);
  const acts = view.phase !== 'over' && view.turn === seat;
  const wins = view.result?.winner === seat;
  canvas.put(x, y, acts ? '▶' : wins ? '★' : ' ', { bold: true });
  const after = canvas.put(x + 2, y, sign, { fg: text, bg: colour, bold: true });
  canvas.put(after + 1, y, scene.names[seat] ?? '', acts ? { bold: true } : DIM);
  drawCheeses(canvas, x + LABEL, y, view.cheese[seat], view.goal);
  const outside = view.mice[seat].filter((place) => place === 'outside').length;
  if (outside > 0)
    canvas.put(x + LABEL, y + 1, `${outside} ${outside === 1 ? 'mouse' : 'mice'} outside`, DIM);
}

/** What was taken, and an empty place for each kind that is still wanted. */
function drawCheeses(canvas: Canvas, x: number, y: number, kinds: readonly string[], goal: number): void {
  for (const kind of kinds) {
    const { sign, paint } = tileLook(kind);
    x = canvas.put(x, y, ` ${sign} `, paint);
  }
  canvas.put(x, y, ' _ '.repeat(Math.max(0, Math.min(goal, CHEESES.length) - kinds.length)), DIM);
}

function drawDungeon(canvas: Canvas, x: number, y: number, view: RoquefortView): void {
  let end = canvas.put(x, y, 'dungeon'.padEnd(LABEL), DIM);
  view.mice.forEach((mice, seat) => {
    const { sign, colour } = seatMark(seat);
    for (const place of mice)
      if (place === 'dungeon') end = canvas.put(end, y, sign, { fg: colour, bg: DUNGEON, bold: true });
  });
}

function drawActions(canvas: Canvas, x: number, y: number, view: RoquefortView): void {
  const end = canvas.put(x, y, 'actions'.padEnd(LABEL), DIM);
  const pips = canvas.put(
    end,
    y,
    '◆'.repeat(view.actionsLeft) + '◇'.repeat(view.turnActions - view.actionsLeft),
  );
  canvas.put(pips, y, view.slid ? '  slide used' : '', DIM);
}

function stallWarning(turns: number): string {
  return turns === 1 ? 'the last turn to make progress' : `no progress: ends in ${turns} turns`;
}
