import type { Json } from '@castellan/kernel';
import { type Signal, signal } from '@preact/signals';
import { autoDraw } from '../sheet/auto/auto-draw.js';
import { decodeSheet, decodeStroke, encodeSheet, type Sheet, type SheetData } from '../sheet/ink/codec.js';
import { LIMITS, type Stroke, type Style } from '../sheet/ink/stroke.js';
import type { Castle } from '../sheet/plan/earned.js';
import { codeOf, drawnOn } from '../sheet/plan/place-code.js';
import type { PartId } from '../sheet/plan/plan.js';
import { earnedOn } from './drawn.js';
import { sheetSettings } from './sheet-settings.js';

/** Where a sheet goes when somebody has drawn on it. */
export type Keep = (seat: number, drawing: Json) => void;

/** What has been drawn at a table, by seat. It is kept beside the game and changes nothing in it. */
export class Drawings {
  readonly #seed: string;
  readonly #sheets: Signal<Sheet>[];
  readonly #keep: Keep;
  readonly #stream: Keep | null;
  /** By seat: strokes as they came, with the text that each was. */
  readonly #received = new Map<number, { texts: readonly string[]; strokes: readonly Stroke[] }>();

  constructor(
    seed: string,
    seats: number,
    kept: Readonly<Record<string, Json>>,
    keep: Keep,
    /** Where others watch the pen. */
    stream: Keep | null = null,
  ) {
    this.#seed = seed;
    this.#keep = keep;
    this.#stream = stream;
    this.#sheets = Array.from({ length: seats }, (_, seat) => {
      const sheet = kept[seat] === undefined ? null : decodeSheet(kept[seat]);
      return signal(sheet ?? { side: sheetSettings.value.side, strokes: [] });
    });
  }

  sheet(seat: number): Sheet {
    return this.#sheets[seat].value;
  }

  seedOf(seat: number): string {
    return `${this.#seed}/${seat}`;
  }

  /** A sheet has been drawn on. */
  keep(seat: number, sheet: Sheet): void {
    const { side, strokes } = this.#sheets[seat].peek();
    if (side === sheet.side && strokes === sheet.strokes) return;
    this.#sheets[seat].value = sheet;
    this.#keep(seat, encodeSheet(sheet) as unknown as Json);
  }

  get isWatched(): boolean {
    return this.#stream !== null;
  }

  /** What is being drawn just now, for those who watch; it is kept when the hand rests. */
  stream(seat: number, sheet: Sheet): void {
    const data = encodeSheet(sheet);
    if (sheet.strokes.length <= LIMITS.strokes && data.ink.length <= LIMITS.text)
      this.#stream?.(seat, data as unknown as Json);
  }

  /** Somebody elsewhere has drawn; what was there before stays as it is. */
  receive(seat: number, { side, ink }: Omit<SheetData, 'version'>): void {
    const before = this.#received.get(seat) ?? { texts: [], strokes: [] };
    const texts = ink === '' ? [] : ink.split('.');
    const same = texts.findIndex((text, i) => text !== before.texts[i]);
    const strokes: Stroke[] = before.strokes.slice(0, same === -1 ? texts.length : same);
    for (const text of texts.slice(strokes.length)) {
      const stroke = decodeStroke(text);
      // the end of a long stroke may still be underway
      if (stroke === null) break;
      strokes.push(stroke);
    }
    this.#received.set(seat, { texts: texts.slice(0, strokes.length), strokes });
    this.#sheets[seat].value = { side, strokes };
  }

  /** The places of a sheet that may be drawn on; flags stay where they were drawn. */
  earned(seat: number, castle: Castle): PartId[] {
    return earnedOn(this.sheet(seat), castle);
  }

  /** All parts that are earned and not drawn yet, drawn for whoever would rather play. */
  drawFor(seat: number, castle: Castle, style: Style): void {
    const drawn = drawnOn(this.sheet(seat).strokes);
    const parts = this.earned(seat, castle).filter((part) => !drawn.has(part));
    if (parts.length === 0) return;
    this.#change(seat, (strokes) => [
      ...strokes,
      ...parts.flatMap((part) => autoDraw(part, this.seedOf(seat), style)),
    ]);
  }

  /** What was taken back in the game does not stay on the sheet. */
  takeBack(seat: number, castle: Castle): void {
    const drawn = drawnOn(this.sheet(seat).strokes);
    const earned = new Set(this.earned(seat, castle));
    const gone = new Set([...drawn].filter((part) => !earned.has(part)).map(codeOf));
    if (gone.size > 0) this.#change(seat, (strokes) => strokes.filter(({ place }) => !gone.has(place)));
  }

  #change(seat: number, change: (strokes: readonly Stroke[]) => readonly Stroke[]): void {
    const sheet = this.sheet(seat);
    this.keep(seat, { ...sheet, strokes: change(sheet.strokes) });
  }
}
