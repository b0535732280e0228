import { type CastleView, type ChateauView, TRACK } from '@castellan/oh-mon-chateau';
import type { Canvas } from '../../terminal/canvas.js';
import type { Paint } from '../../terminal/ink.js';
import { BANNER, INK, PAPER, PLANK, STONE, STONE_SHADE, THATCHED, TILED } from '../../terminal/palette.js';

const DIM: Paint = { fg: STONE_SHADE };
const LABEL = 7;
const OF_EACH = 4;
const TOKENS = 10;
/** Points stand in a column of their own, and end here. */
export const CASTLE_WIDTH = 20;
export const CASTLE_HEIGHT = 6;

const BUILT: Paint = { fg: INK, bg: STONE, bold: true };
const FLAG: Paint = { fg: PAPER, bg: BANNER, bold: true };

/** What has been drawn so far, a line a kind, with its points at the right. */
export function drawCastle(canvas: Canvas, x: number, y: number, view: ChateauView, seat: number): void {
  const castle = view.castles[seat];
  const { score } = castle;
  const row = (line: number, label: string, points: number | null): number => {
    if (points !== null) putRight(canvas, x + CASTLE_WIDTH, y + line, String(points));
    canvas.put(x, y + line, label, DIM);
    return x + LABEL;
  };
  const keep = canvas.put(row(0, 'keep', null), y, '▣'.repeat(castle.floors), { fg: TILED, bold: true });
  canvas.put(keep, y, '□'.repeat(OF_EACH - castle.floors), DIM);
  drawTowers(canvas, row(1, 'towers', score.towers), y + 1, castle);
  drawWalls(canvas, row(2, 'walls', score.flags), y + 2, castle);
  canvas.put(row(3, 'folk', score.inhabitants), y + 3, `${castle.inhabitants} of ${TRACK}`);
  drawSky(canvas, row(4, 'sky', score.sun + score.clouds), y + 4, view, seat);
  const discs = canvas.put(row(5, 'tokens', null), y + 5, '●'.repeat(castle.tokensLeft), { fg: PLANK });
  canvas.put(discs, y + 5, '○'.repeat(TOKENS - castle.tokensLeft), DIM);
}

export function putRight(canvas: Canvas, end: number, y: number, text: string, paint: Paint = {}): void {
  canvas.put(end - text.length, y, text, paint);
}

function drawTowers(canvas: Canvas, x: number, y: number, { towers }: CastleView): void {
  for (let i = 0; i < OF_EACH; i++)
    x = 1 + (i < towers.length ? canvas.put(x, y, String(towers[i]), BUILT) : canvas.put(x, y, '·', DIM));
}

/** Two walls for two flags and two for one: "_" is room for a flag, "+" one of 10 or more, "·" a wall that is not built. */
function drawWalls(canvas: Canvas, x: number, y: number, { walls, flags }: CastleView): void {
  const waiting = [...flags].sort((a, b) => b - a);
  for (const size of [2, 2, 1, 1].map((room, i) => ({ room, nth: i % 2 }))) {
    const built = walls.filter((room) => room === size.room).length > size.nth;
    for (let slot = 0; slot < size.room; slot++, x++) {
      const flag = built ? waiting.shift() : undefined;
      if (flag !== undefined) canvas.put(x, y, flag > 9 ? '+' : String(flag), FLAG);
      else canvas.put(x, y, built ? '_' : '·', built ? BUILT : DIM);
    }
    x++;
  }
}

/** The sun, then clouds from the largest, those of like worth counted together. */
function drawSky(canvas: Canvas, x: number, y: number, { sun, castles }: ChateauView, seat: number): void {
  if (sun === seat) x = canvas.put(x, y, 'sun', { fg: THATCHED, bold: true }) + 1;
  const { clouds } = castles[seat];
  for (const worth of [...new Set(clouds)].sort((a, b) => b - a)) {
    const count = clouds.filter((cloud) => cloud === worth).length;
    x = canvas.put(x, y, `☁${worth}${count > 1 ? `×${count}` : ''}`) + 1;
  }
}
