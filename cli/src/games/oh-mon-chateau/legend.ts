import { type ChateauScenery, chateauScenery } from '@castellan/oh-mon-chateau';
import type { Canvas } from '../../terminal/canvas.js';
import { STONE_SHADE } from '../../terminal/palette.js';
import type { Printed } from './cells.js';
import { constructionName } from './constructions.js';

/** So much room an entry needs. */
const STEP = 19;

/** What lines make, in the order of the board, column by column. */
export class Legend {
  readonly width: number;
  readonly height: number;
  readonly #lines: ChateauScenery['lines'];

  constructor(printed: Printed, width: number) {
    this.#lines = chateauScenery(printed).lines;
    this.width = width;
    this.height = Math.ceil(this.#lines.length / Math.floor(width / STEP));
  }

  draw(canvas: Canvas, x: number, y: number): void {
    const step = Math.floor(this.width / Math.floor(this.width / STEP));
    this.#lines.forEach(({ name, construction }, i) => {
      const row = y + (i % this.height);
      const end = canvas.put(x + Math.floor(i / this.height) * step, row, name, { fg: STONE_SHADE });
      canvas.put(end + 1, row, constructionName(construction));
    });
  }
}
