import type { SheetData } from '../../../../tables/worker-messages.js';
import { MOST_CODE } from '../plan/place-code.js';
import { SHEET } from '../plan/plan.js';
import { readTowers, writeTowers } from '../plan/towers.js';
import {
  COLOURS,
  MOST_PRESSURE,
  PER_POINT,
  SHEET_LIMITS,
  type Stroke,
  TOOLS,
  WIDTH_COUNT,
} from './stroke.js';

/** The two sides of a sheet of the block. */
export const SIDES = ['guide', 'blank'] as const;
export type Side = (typeof SIDES)[number];

export type Sheet = {
  readonly side: Side;
  readonly strokes: readonly Stroke[];
  readonly towers: readonly number[];
};

export const emptySheet = (side: Side = 'guide'): Sheet => ({ side, strokes: [], towers: [] });

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...DIGITS].map((digit, i) => [digit, i]));

/** One digit below ONE, two below TWO, four otherwise: most steps of a pen are short. */
const ONE = 48;
const TWO = ONE + 15 * 64;
const LONG = 63;

function write(n: number): string {
  if (n < ONE) return DIGITS[n];
  if (n < TWO) return DIGITS[ONE + ((n - ONE) >> 6)] + DIGITS[(n - ONE) & 63];
  return DIGITS[LONG] + DIGITS[n >> 12] + DIGITS[(n >> 6) & 63] + DIGITS[n & 63];
}

/** Small numbers for small steps to either side. */
const fold = (n: number): number => (n < 0 ? -2 * n - 1 : 2 * n);
const unfold = (n: number): number => (n % 2 === 1 ? -(n + 1) / 2 : n / 2);

const texts = new WeakMap<Stroke, string>();

/** Strokes never change, so each is written once. */
export function encodeStroke(stroke: Stroke): string {
  const text = texts.get(stroke) ?? written(stroke);
  texts.set(stroke, text);
  return text;
}

function written({ tool, colour, width, place, wait, span, points }: Stroke): string {
  let text = DIGITS[TOOLS.indexOf(tool) * WIDTH_COUNT + width] + DIGITS[colour];
  text += write(place) + write(wait) + write(span);
  let [x, y] = [0, 0];
  for (let i = 0; i < points.length; i += PER_POINT) {
    text += write(fold(points[i] - x)) + write(fold(points[i + 1] - y));
    [x, y] = [points[i], points[i + 1]];
    if (tool !== 'wash') text += DIGITS[points[i + 2]];
  }
  return text;
}

export function encodeSheet({ side, strokes, towers }: Sheet): SheetData {
  return { version: 2, side, towers: writeTowers(towers), ink: strokes.map(encodeStroke).join('.') };
}

class Reader {
  private at = 0;
  constructor(private readonly text: string) {}

  isDone(): boolean {
    return this.at >= this.text.length;
  }

  digit(): number {
    return VALUES.get(this.text[this.at++] ?? '') ?? Number.NaN;
  }

  number(): number {
    const first = this.digit();
    if (first < ONE) return first;
    if (first < LONG) return ONE + (first - ONE) * 64 + this.digit();
    return this.digit() * 4096 + this.digit() * 64 + this.digit();
  }
}

const isIn = (n: number, least: number, most: number): boolean => n >= least && n <= most;

/** Null for whatever `encodeStroke` would not have written. */
export function decodeStroke(text: string): Stroke | null {
  const reader = new Reader(text);
  const head = reader.digit();
  const tool = TOOLS[Math.floor(head / WIDTH_COUNT)];
  const colour = reader.digit();
  const [place, wait, span] = [reader.number(), reader.number(), reader.number()];
  const isSound =
    tool !== undefined &&
    isIn(colour, 0, COLOURS.length - 1) &&
    isIn(place, 0, MOST_CODE) &&
    isIn(wait, 0, SHEET_LIMITS.tenths) &&
    isIn(span, 0, SHEET_LIMITS.tenths);
  if (!isSound) return null;
  const points: number[] = [];
  let [x, y] = [0, 0];
  while (!reader.isDone()) {
    x += unfold(reader.number());
    y += unfold(reader.number());
    const pressure = tool === 'wash' ? 0 : reader.digit();
    // what is not a number fails these, too
    if (!isIn(x, 0, SHEET.width) || !isIn(y, 0, SHEET.height) || !isIn(pressure, 0, MOST_PRESSURE))
      return null;
    points.push(x, y, pressure);
    if (points.length > SHEET_LIMITS.pointsPerStroke * PER_POINT) return null;
  }
  const stroke = { tool, colour, width: head % WIDTH_COUNT, place, wait, span, points };
  // the same stroke is always the same text
  return points.length > 0 && encodeStroke(stroke) === text ? stroke : null;
}

/** Fields of each version. In the first nobody chose where towers stand. */
const FIELDS: Readonly<Record<number, number>> = { 1: 3, 2: 4 };

/** Reads what came from a file, a record or a peer; null if anything about it is not as `encodeSheet` writes or wrote it. */
export function decodeSheet(data: unknown): Sheet | null {
  if (typeof data !== 'object' || data === null) return null;
  const { version, side, ink, ...rest } = data as Record<string, unknown>;
  if (typeof version !== 'number' || FIELDS[version] !== Object.keys(data).length) return null;
  const found = SIDES.find((each) => each === side);
  const towers = readTowers(version === 1 ? '' : rest.towers);
  if (found === undefined || towers === null || typeof ink !== 'string' || ink.length > SHEET_LIMITS.text)
    return null;
  const texts = ink === '' ? [] : ink.split('.', SHEET_LIMITS.strokes + 1);
  if (texts.length > SHEET_LIMITS.strokes) return null;
  const strokes: Stroke[] = [];
  for (const text of texts) {
    const stroke = decodeStroke(text);
    if (stroke === null) return null;
    strokes.push(stroke);
  }
  return { side: found, strokes, towers };
}
