import type { RoquefortView } from '@castellan/roquefort';
import { seatMark } from '../../seat-names.js';
import type { Canvas } from '../../terminal/canvas.js';
import type { Paint } from '../../terminal/ink.js';
import {
  BANNER,
  COPPER,
  INK,
  PAPER,
  PLANK,
  PLANK_SHADE,
  STONE,
  STONE_SHADE,
  THATCHED,
  TILED,
} from '../../terminal/palette.js';
import { Castle, type Square } from './castle.js';
import { tileLook } from './tiles.js';
import { wallSign } from './walls.js';

/** A square is five places wide and one high; around each runs a place for the wall. */
const STEP_X = 6;
const STEP_Y = 2;
const LEFT = 3;
const TOP = 1;
const WIDE = 7 * STEP_X;
const HIGH = 7 * STEP_Y;
export const BOARD_WIDTH = LEFT + WIDE + 4;
export const BOARD_HEIGHT = TOP + HIGH + 2;

const WALL: Paint = { fg: STONE_SHADE, bg: INK };
const SLOT: Paint = { fg: BANNER, bg: INK, bold: true };
const NAME: Paint = { fg: STONE_SHADE };
const SLOT_NAME: Paint = { fg: BANNER, bold: true };

/** Each material has its own texture: rounded tiles, straw, standing seams. */
const ROOFS = {
  tiled: { signs: '∩∩', paint: { bg: TILED, fg: '#8F3520' } },
  thatched: { signs: '//', paint: { bg: THATCHED, fg: '#9A6F1C' } },
  copper: { signs: '║ ', paint: { bg: COPPER, fg: '#34705E' } },
} as const;

/** The castle from above, in the top left corner of the canvas. */
export function drawBoard(canvas: Canvas, view: RoquefortView): void {
  const castle = new Castle(view);
  for (let y = 0; y <= HIGH; y++) for (let x = 0; x <= WIDE; x++) drawPlace(canvas, castle, x, y);
  for (const { square, column, row } of castle.squares()) drawInside(canvas, square, column, row);
  drawRoomLetters(canvas, castle);
  drawMargins(canvas);
}

/** What a place shows before anything is put upon it: wall, roof or ground. */
function drawPlace(canvas: Canvas, castle: Castle, x: number, y: number): void {
  const sign = wallSign(castle, x / STEP_X, (HIGH - y) / STEP_Y);
  const column = Math.min(6, Math.floor(x / STEP_X));
  const row = Math.min(6, Math.floor((HIGH - y) / STEP_Y));
  const square = castle.at(column, row);
  if (sign !== null || square === undefined) canvas.put(LEFT + x, TOP + y, sign ?? ' ', WALL);
  else if (square.roof !== null) {
    const { signs, paint } = ROOFS[square.roof];
    canvas.put(LEFT + x, TOP + y, signs[x % 2], paint);
  } else canvas.put(LEFT + x, TOP + y, ' ', { bg: PLANK_SHADE });
}

function drawInside(canvas: Canvas, square: Square, column: number, row: number): void {
  const x = LEFT + 1 + column * STEP_X;
  const y = TOP + 1 + (6 - row) * STEP_Y;
  if (square.roof !== null) {
    if (square.remembered === undefined) return;
    canvas.put(x, y, `‹${tileLook(square.remembered).sign}›`, {
      ...ROOFS[square.roof].paint,
      fg: INK,
      bold: true,
    });
    return;
  }
  if (square.kind === 'tower') canvas.put(x, y, '█▄█▄█', { fg: STONE_SHADE, bg: STONE });
  else if (square.kind === 'raised') canvas.put(x, y, '▒▒▒▒▒', { fg: STONE_SHADE, bg: STONE });
  else drawTile(canvas, x, y, square);
  if (square.seat === undefined) return;
  const { sign, colour, text } = seatMark(square.seat);
  canvas.put(x + 3, y, sign, { fg: text, bg: colour, bold: true });
}

function drawTile(canvas: Canvas, x: number, y: number, { tile, seat }: Square): void {
  const { sign, paint } = tileLook(tile);
  canvas.put(x, y, '     ', tile === 'trap' ? paint : { bg: PLANK });
  canvas.put(x + (seat === undefined ? 1 : 0), y, tile === 'trap' ? sign.repeat(3) : ` ${sign} `, paint);
}

/** In the middle of each roof, beside a remembered tile if there is one. */
function drawRoomLetters(canvas: Canvas, castle: Castle): void {
  const rooms = new Map<string, { x: number; y: number; square: Square }[]>();
  for (const { square, column, row } of castle.squares()) {
    if (square.roof === null) continue;
    const place = { x: LEFT + 3 + column * STEP_X, y: TOP + 1 + (6 - row) * STEP_Y, square };
    rooms.set(square.room, [...(rooms.get(square.room) ?? []), place]);
  }
  for (const [letter, places] of rooms) {
    const x = middle(places.map((place) => place.x));
    const y = middle(places.map((place) => place.y));
    const taken = places.some(
      (place) => place.x === x && place.y === y && place.square.remembered !== undefined,
    );
    const { roof } = places[0].square;
    if (roof === null) continue;
    canvas.put(x + (taken ? 2 : 0), y, letter, { fg: PAPER, bg: ROOFS[roof].paint.fg, bold: true });
  }
}

function middle(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

/** Names of columns and rows; where a tile can be pushed in, the slot's own name and a red arrow in the wall. */
function drawMargins(canvas: Canvas): void {
  for (let i = 0; i < 7; i++) {
    const slot = i % 2 === 1;
    const paint = slot ? SLOT_NAME : NAME;
    const letter = 'abcdefg'[i];
    const x = LEFT + 3 + i * STEP_X;
    const y = TOP + 1 + (6 - i) * STEP_Y;
    canvas.put(x, 0, slot ? `${letter}7` : letter, paint);
    canvas.put(x, TOP + HIGH + 1, slot ? `${letter}1` : letter, paint);
    canvas.put(0, y, slot ? `a${i + 1}` : ` ${i + 1}`, paint);
    canvas.put(LEFT + WIDE + 2, y, slot ? `g${i + 1}` : `${i + 1}`, paint);
    if (!slot) continue;
    canvas.put(x, TOP, '▼', SLOT);
    canvas.put(x, TOP + HIGH, '▲', SLOT);
    canvas.put(LEFT, y, '▶', SLOT);
    canvas.put(LEFT + WIDE, y, '◀', SLOT);
  }
}
