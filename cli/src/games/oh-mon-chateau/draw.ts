import type { ChateauView } from '@castellan/oh-mon-chateau';
import type { Scene } from '../../face.js';
import { Canvas } from '../../terminal/canvas.js';
import { COLUMNS } from '../../terminal/layout.js';
import { INK, PAPER, PLANK, STONE_SHADE } from '../../terminal/palette.js';
import { counted } from '../../words.js';
import { putRight } from './castle.js';
import { Legend } from './legend.js';
import { MODES } from './modes.js';
import { drawGuest, drawPanel, guestWord, PANEL_WIDTH, panelHeight } from './panel.js';

export const TITLE = 'Oh mon château';
const DIM = { fg: STONE_SHADE };
const PANELS_A_ROW = 2;
const TOP = 2;
const RIGHT = COLUMNS - PANEL_WIDTH;

/** The table: dice and shown guests, the players two by two, and what lines make. */
export function draw(view: ChateauView, scene: Scene): string[] {
  const seats = view.castles.map((_, seat) => seat);
  const rows = seats.filter((seat) => seat % PANELS_A_ROW === 0).map((seat) => seats.slice(seat, seat + 2));
  const heights = rows.map((row) => Math.max(...row.map((seat) => panelHeight(view, seat))));
  const below = TOP + heights.reduce((sum, height) => sum + height, 0);
  const legend = new Legend(view, seats.length % PANELS_A_ROW === 0 ? COLUMNS : PANEL_WIDTH);
  const beside = legend.width < COLUMNS;
  const canvas = new Canvas(COLUMNS, below + (beside ? 0 : legend.height));
  drawTop(canvas, view);
  let y = TOP;
  rows.forEach((row, i) => {
    for (let line = 0; line < heights[i]; line++) canvas.put(COLUMNS / 2, y + line, '│', DIM);
    row.forEach((seat, column) => {
      drawPanel(canvas, column * RIGHT, y, view, seat, scene);
    });
    // The place of a fourth player is large enough for it.
    if (row.length < PANELS_A_ROW) legend.draw(canvas, RIGHT, y + 1);
    y += heights[i];
  });
  if (!beside) legend.draw(canvas, 0, below);
  return canvas.lines(scene.ink);
}

function drawTop(canvas: Canvas, view: ChateauView): void {
  const { name, cloth } = MODES[view.mode];
  const end = canvas.put(0, 0, TITLE, { bold: true });
  canvas.put(end + 1, 0, ` ${name} `, { fg: PAPER, bg: cloth });
  let x = COLUMNS - view.dice.reduce((width, face) => width + face.length + 3, 0);
  if (view.dice.length > 0) canvas.put(x - 5, 0, 'dice', DIM);
  for (const face of view.dice) x = canvas.put(x, 0, `[${face}]`, { fg: INK, bg: PLANK, bold: true }) + 1;
  x = 0;
  if (view.faceUp.length > 0) x = canvas.put(0, 1, 'may be invited: ', DIM);
  for (const guest of view.faceUp) x = drawGuest(canvas, x, 1, guestWord(guest)) + 2;
  canvas.put(x, 1, `${counted(view.deck, 'guest')} in the deck`, DIM);
  if (view.turnsUntilStall !== null) putRight(canvas, COLUMNS, 1, stallWarning(view.turnsUntilStall));
}

function stallWarning(turns: number): string {
  return `nobody builds: ends in ${counted(turns, 'turn')}`;
}
