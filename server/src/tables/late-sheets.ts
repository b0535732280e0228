import { drawnOn, type Sheet, type Stroke } from './sheets.js';

type Moment = { readonly at: number; readonly ink: Stroke; readonly text: string };

/** What is drawn at a table, as those see it who look on a while later. */
export class LateSheets {
  readonly #sheets: Map<number, Sheet>;
  /** What they have not seen yet, in order. */
  readonly #strokes: Moment[] = [];

  constructor(sheets: ReadonlyMap<number, Sheet>) {
    this.#sheets = new Map(sheets);
  }

  /** Something was drawn, and is told by this text. */
  note(stroke: Moment, until: number): void {
    this.#strokes.push(stroke);
    this.shownAt(until);
  }

  /** The sheets as they were then, and what has been drawn since. */
  shownAt(until: number): { readonly sheets: ReadonlyMap<number, Sheet>; readonly since: readonly Moment[] } {
    const young = this.#strokes.findIndex(({ at }) => at > until);
    for (const { ink } of this.#strokes.splice(0, young < 0 ? this.#strokes.length : young))
      this.#sheets.set(ink.seat, drawnOn(this.#sheets.get(ink.seat), ink));
    return { sheets: new Map(this.#sheets), since: [...this.#strokes] };
  }
}
