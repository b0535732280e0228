import type { Json } from '@castellan/kernel';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { tables } from '../../../tables/client.js';
import { autoDraw } from '../sheet/auto/auto-draw.js';
import { decodeSheet, encodeSheet, type Sheet } from '../sheet/ink/codec.js';
import type { Style } from '../sheet/ink/stroke.js';
import { type Castle, earnedParts } from '../sheet/plan/earned.js';
import type { PartId } from '../sheet/plan/plan.js';
import { drawnOn } from '../sheet/view/sheet-view.js';
import { sheetSettings } from './sheet-settings.js';

const BLANK: Sheet = { side: 'guide', strokes: [] };

/** What has been drawn at a table, by seat. It is kept beside the game and changes nothing in it. */
export class Drawings {
  readonly #table: string;
  readonly #seed: string;
  readonly #sheets: Signal<Sheet>[];

  constructor(table: string, seats: number, kept: Readonly<Record<string, Json>>) {
    this.#table = table;
    this.#seed = table;
    this.#sheets = Array.from({ length: seats }, (_, seat) => {
      const sheet = kept[seat] === undefined ? null : decodeSheet(kept[seat]);
      return signal(sheet ?? { ...BLANK, side: sheetSettings.value.side });
    });
  }

  sheet(seat: number): Sheet {
    return this.#sheets[seat].value;
  }

  signal(seat: number): ReadonlySignal<Sheet> {
    return this.#sheets[seat];
  }

  /** A sheet has been drawn on. */
  keep(seat: number, sheet: Sheet): void {
    this.#sheets[seat].value = sheet;
    const drawing = encodeSheet(sheet) as unknown as Json;
    void tables().ask('draw', { table: this.#table, seat, drawing });
  }

  /** "Draw it for me": all parts that are earned and not drawn yet, or one of them. */
  drawFor(seat: number, castle: Castle, style: Style, only?: PartId): void {
    const sheet = this.sheet(seat);
    const drawn = drawnOn(sheet.strokes);
    const parts =
      only === undefined ? earnedParts(castle, [...drawn]).filter((part) => !drawn.has(part)) : [only];
    if (parts.length === 0) return;
    const strokes = parts.flatMap((part) => autoDraw(part, `${this.#seed}/${seat}`, style));
    this.keep(seat, { ...sheet, strokes: [...sheet.strokes, ...strokes] });
  }
}
