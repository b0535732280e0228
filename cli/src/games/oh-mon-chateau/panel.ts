import type { ChateauView } from '@castellan/oh-mon-chateau';
import type { Scene } from '../../face.js';
import { seatMark } from '../../seat-names.js';
import type { Canvas } from '../../terminal/canvas.js';
import { wrap } from '../../terminal/layout.js';
import { STONE_SHADE } from '../../terminal/palette.js';
import { counted } from '../../words.js';
import { CASTLE_HEIGHT, CASTLE_WIDTH, drawCastle, putRight } from './castle.js';
import { CELLS_WIDTH, cellsHeight, drawCells } from './cells.js';
import { guestLook, SEALS } from './guests.js';

const GAP = 2;
export const PANEL_WIDTH = CELLS_WIDTH + GAP + CASTLE_WIDTH;
const LABEL = 7;
const POINTS = 3;
const PARTS = 12;

/** What a builder is asked, by the decision. */
const QUESTIONS: Readonly<Record<string, string>> = {
  wall: 'wall?',
  guest: 'guest?',
  activate: 'activate?',
  steal: 'steal?',
  face: 'face?',
  gain: 'token?',
  move: 'move?',
};

/** One player: board and castle side by side, guests below. */
export function drawPanel(
  canvas: Canvas,
  x: number,
  y: number,
  view: ChateauView,
  seat: number,
  scene: Scene,
): void {
  drawHeader(canvas, x, y, view, seat, scene);
  drawCells(canvas, x, y + 1, view, view.castles[seat].tokens);
  drawCastle(canvas, x + CELLS_WIDTH + GAP, y + 1, view, seat);
  drawGuests(canvas, x, y + 1 + bodyHeight(view), view, seat);
}

export function panelHeight(view: ChateauView, seat: number): number {
  return 1 + bodyHeight(view) + guestLines(view, seat).length;
}

function bodyHeight(view: ChateauView): number {
  return Math.max(cellsHeight(view), CASTLE_HEIGHT);
}

function drawHeader(
  canvas: Canvas,
  x: number,
  y: number,
  view: ChateauView,
  seat: number,
  { names }: Scene,
): void {
  const { sign, colour, text } = seatMark(seat);
  const castle = view.castles[seat];
  const doing = busyWith(view, seat);
  const active = view.phase !== 'over' && view.phase !== 'setup' && view.turn === seat;
  const wins = view.winners?.includes(seat) === true;
  canvas.put(x, y, active ? '▶' : wins ? '★' : ' ', { bold: true });
  const end = canvas.put(x + 2, y, sign, { fg: text, bg: colour, bold: true });
  const words = [names[seat] ?? '', doing].filter((word) => word !== '').join(' ');
  canvas.put(end + 1, y, words, doing === '' ? { fg: STONE_SHADE } : { bold: true });
  const parts = castle.floors + castle.towers.length + castle.walls.length;
  const built = parts === PARTS ? 'complete' : counted(parts, 'part');
  putRight(canvas, x + PANEL_WIDTH, y, `${built}, ${counted(castle.score.total, 'point')}`, { bold: true });
}

function busyWith(view: ChateauView, seat: number): string {
  if (view.castles[seat].mayUseDice) return 'dice?';
  if (view.turn !== seat || (view.phase !== 'build' && view.phase !== 'final')) return '';
  return view.decision === null ? 'build?' : (QUESTIONS[view.decision] ?? '');
}

function drawGuests(canvas: Canvas, x: number, y: number, view: ChateauView, seat: number): void {
  canvas.put(x, y, 'guests', { fg: STONE_SHADE });
  putRight(canvas, x + PANEL_WIDTH, y, String(view.castles[seat].score.guests));
  guestLines(view, seat).forEach((line, i) => {
    let at = x + LABEL;
    for (const word of line.split(' ')) at = drawGuest(canvas, at, y + i, word) + 1;
  });
}

/** A guest's seal and id, as they are typed. */
export function drawGuest(canvas: Canvas, x: number, y: number, word: string): number {
  const seal = Object.values(SEALS).find(({ sign }) => word.startsWith(sign));
  if (seal === undefined) return canvas.put(x, y, word);
  return canvas.put(canvas.put(x, y, seal.sign, { fg: seal.colour, bold: true }), y, word.slice(1));
}

export function guestWord(id: string): string {
  const look = guestLook(id);
  return look === null ? id : SEALS[look.seal].sign + id;
}

/** At least one line, even if nobody has come. */
function guestLines(view: ChateauView, seat: number): string[] {
  const words = view.castles[seat].guests.map((guest) => guestWord(String(guest)));
  const lines = wrap(words.join(' '), PANEL_WIDTH - LABEL - POINTS);
  return lines.length === 0 ? [''] : lines;
}
