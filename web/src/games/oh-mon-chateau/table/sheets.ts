import type { Json } from '@castellan/kernel';
import { type Signal, signal } from '@preact/signals';
import { tableWorker } from '../../../tables/client.js';
import type { SheetData } from '../../../tables/worker-messages.js';
import type { autoDraw } from '../sheet/auto/auto-draw.js';
import { decodeSheet, decodeStroke, emptySheet, encodeSheet, type Sheet } from '../sheet/ink/codec.js';
import { SHEET_LIMITS, type Stroke, type Style } from '../sheet/ink/stroke.js';
import type { Castle } from '../sheet/plan/earned.js';
import { codeOf, drawnOn } from '../sheet/plan/place-code.js';
import type { PartId } from '../sheet/plan/plan.js';
import { readTowers } from '../sheet/plan/towers.js';
import { earnedOn } from './drawn.js';
import { sheetSettings } from './sheet-settings.js';

/** The hand that draws for others comes when it is first needed: most boards are looked at long before. */
let artist: typeof autoDraw | null = null;

async function fetchArtist(): Promise<void> {
  artist = (await import('../sheet/auto/auto-draw.js')).autoDraw;
}

/**
 * The sheets of a table, by seat. What is drawn here goes to the table's Worker, which keeps it beside the game, and what
 * is drawn elsewhere comes from there; the game does not change by it.
 */
export class Sheets {
  readonly #table: string;
  readonly #sheets: Signal<Sheet>[];
  /** Others watch the pen. */
  readonly isWatched: boolean;
  /** By seat: strokes as they came, with the text that each was. */
  readonly #received = new Map<number, { texts: readonly string[]; strokes: readonly Stroke[] }>();

  /** By seat: what is to be drawn as soon as the artist is there. */
  readonly #waiting = new Map<number, { readonly castle: Castle; readonly style: Style }>();

  constructor(table: string, seats: number, kept: Readonly<Record<string, Json>>, isWatched: boolean) {
    this.#table = table;
    this.isWatched = isWatched;
    this.#sheets = Array.from({ length: seats }, (_, seat) => {
      const sheet = kept[seat] === undefined ? null : decodeSheet(kept[seat]);
      return signal(sheet ?? emptySheet(sheetSettings.value.side));
    });
  }

  sheet(seat: number): Sheet {
    return this.#sheets[seat].value;
  }

  seedOf(seat: number): string {
    return `${this.#table}/${seat}`;
  }

  /** A sheet has been drawn on. */
  keep(seat: number, sheet: Sheet): void {
    const { side, strokes, towers } = this.#sheets[seat].peek();
    if (side === sheet.side && strokes === sheet.strokes && towers === sheet.towers) return;
    this.#sheets[seat].value = sheet;
    this.#send(seat, encodeSheet(sheet));
  }

  /** What is being drawn just now, for those who watch; it is kept when the hand rests. */
  preview(seat: number, sheet: Sheet): void {
    const data = encodeSheet(sheet);
    if (sheet.strokes.length <= SHEET_LIMITS.strokes && data.ink.length <= SHEET_LIMITS.text)
      this.#send(seat, data);
  }

  #send(seat: number, sheet: SheetData): void {
    // what cannot be kept now is kept with the next stroke
    tableWorker().ask('sheet', { table: this.#table, seat, sheet }).catch(console.error);
  }

  /** From now on what is drawn elsewhere is seen here; returns what stops it. */
  listen(): () => void {
    return tableWorker().listen(this.#table, (told) => {
      if (told.type === 'sheet') this.#receive(told.seat, told.sheet);
    });
  }

  /** Somebody elsewhere has drawn; what was there before stays as it is. */
  #receive(seat: number, { side, towers, ink }: Omit<SheetData, 'version'>): void {
    const before = this.#received.get(seat) ?? { texts: [], strokes: [] };
    const texts = ink === '' ? [] : ink.split('.');
    const same = texts.findIndex((text, i) => text !== before.texts[i]);
    const strokes: Stroke[] = before.strokes.slice(0, same === -1 ? texts.length : same);
    const read = texts.slice(0, strokes.length);
    for (const text of texts.slice(strokes.length)) {
      const stroke = decodeStroke(text);
      // the end of a long stroke may still be underway, and a page of tomorrow may have other pens
      if (stroke === null) continue;
      strokes.push(stroke);
      read.push(text);
    }
    this.#received.set(seat, { texts: read, strokes });
    this.#sheets[seat].value = { side, strokes, towers: readTowers(towers) ?? [] };
  }

  /** The places of a sheet that may be drawn on; flags stay where they were drawn, towers where they were put. */
  earned(seat: number, castle: Castle): PartId[] {
    return earnedOn(this.sheet(seat), castle);
  }

  /** What is earned and not drawn yet. */
  undrawn(seat: number, castle: Castle): PartId[] {
    const drawn = drawnOn(this.sheet(seat).strokes);
    return this.earned(seat, castle).filter((part) => !drawn.has(part));
  }

  /** The same, drawn for whoever would rather play. */
  drawFor(seat: number, castle: Castle, style: Style): void {
    const parts = this.undrawn(seat, castle);
    if (parts.length === 0) return;
    const draw = artist;
    if (draw === null) {
      this.#waiting.set(seat, { castle, style });
      fetchArtist().then(() => this.#drawWaiting(), console.error);
      return;
    }
    this.#change(seat, (strokes) => [
      ...strokes,
      ...parts.flatMap((part) => draw(part, this.seedOf(seat), style)),
    ]);
  }

  #drawWaiting(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const [seat, { castle, style }] of waiting) this.drawFor(seat, castle, style);
  }

  /** What was taken back in the game does not stay on the sheet. */
  takeBack(seat: number, castle: Castle): void {
    const waiting = this.#waiting.get(seat);
    if (waiting !== undefined) this.#waiting.set(seat, { ...waiting, castle });
    const drawn = drawnOn(this.sheet(seat).strokes);
    const earned = new Set(this.earned(seat, castle));
    const gone = new Set([...drawn].filter((part) => !earned.has(part)).map(codeOf));
    if (gone.size > 0) this.#change(seat, (strokes) => strokes.filter(({ place }) => !gone.has(place)));
    const sheet = this.sheet(seat);
    if (sheet.towers.length > castle.towers.length)
      this.keep(seat, { ...sheet, towers: sheet.towers.slice(0, castle.towers.length) });
  }

  #change(seat: number, change: (strokes: readonly Stroke[]) => readonly Stroke[]): void {
    const sheet = this.sheet(seat);
    this.keep(seat, { ...sheet, strokes: change(sheet.strokes) });
  }
}
