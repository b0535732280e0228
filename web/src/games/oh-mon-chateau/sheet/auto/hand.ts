import { toPoints } from '../ink/simplify.js';
import { type ColourName, colour, SHEET_LIMITS, type Stroke, type Style, type Tool } from '../ink/stroke.js';
import { lengthOf, type SheetLine, type SheetPoint } from '../plan/geometry.js';
import { even, sidesOf } from './lines.js';
import { Rand } from './rand.js';

/** How a tool is held: how far it trembles and runs past corners, and how wide it draws. */
type Grip = {
  readonly wobble: number;
  readonly past: number;
  readonly width: number;
  /** How often a line is gone over again. */
  readonly again: number;
};

const GRIPS: Readonly<Record<Style, Grip>> = {
  pencil: { wobble: 3, past: 13, width: 1, again: 0.75 },
  ink: { wobble: 3.4, past: 7, width: 0, again: 0.1 },
  crayon: { wobble: 4.5, past: 5, width: 1, again: 0.15 },
};

const STEP = 44;
/** Units that a hand draws in a tenth of a second. */
const SPEED = 70;

/** A hand that draws one part in one style. */
export class Hand {
  readonly strokes: Stroke[] = [];
  readonly grip: Grip;

  constructor(
    readonly rand: Rand,
    readonly style: Style,
    private readonly place: number,
  ) {
    this.grip = GRIPS[style];
  }

  private put(
    tool: Tool,
    name: ColourName,
    width: number,
    line: SheetLine,
    pressure: (t: number) => number,
  ): void {
    if (line.length === 0) return;
    const samples = line.map(([x, y], i) => [x, y, pressure(i / Math.max(1, line.length - 1))] as const);
    this.strokes.push({
      tool,
      colour: colour(name),
      width,
      place: this.place,
      wait: Math.round(this.rand.between(1, 3)),
      span: Math.min(SHEET_LIMITS.tenths, 1 + Math.round(lengthOf(line) / SPEED)),
      points: toPoints(samples, tool === 'wash' ? 1.5 : 1),
    });
  }

  /** The same line as a hand draws it: it drifts aside and comes back. */
  wobbly(line: SheetLine, amount: number, step = STEP): SheetPoint[] {
    const { rand } = this;
    let [dx, dy] = [rand.around(amount), rand.around(amount)];
    return even(line, step).map(([x, y]) => {
      dx = dx * 0.55 + rand.around(amount) * 0.8;
      dy = dy * 0.55 + rand.around(amount) * 0.8;
      return [x + dx, y + dy];
    });
  }

  /** One line, a little too long at both ends. */
  line(line: SheetLine, name: ColourName, width = this.grip.width, past = this.grip.past): void {
    const { rand, grip } = this;
    const drawn = this.wobbly(line, grip.wobble * (lengthOf(line) < 60 ? 0.5 : 1));
    const reach = (end: number, before: number): void => {
      const [a, b] = [drawn[before], drawn[end]];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const by = rand.between(0, past);
      if (length > 0)
        drawn[end] = [b[0] + ((b[0] - a[0]) / length) * by, b[1] + ((b[1] - a[1]) / length) * by];
    };
    if (drawn.length > 1) {
      reach(0, 1);
      reach(drawn.length - 1, drawn.length - 2);
    }
    const [start, full, end] = [rand.between(0.4, 0.7), rand.between(0.6, 0.9), rand.between(0.2, 0.5)];
    this.put(this.style, name, width, drawn, (t) =>
      t < 0.5 ? start + (full - start) * 2 * t : full + (end - full) * (2 * t - 1),
    );
  }

  /** A shape, side by side, some of them drawn again as one does in a sketch. */
  outline(shape: SheetLine, name: ColourName, width = this.grip.width): void {
    for (const side of sidesOf(shape, 110)) {
      this.line(side, name, width);
      if (lengthOf(side) > 120 && this.rand.chance(this.grip.again))
        this.line(side, name, Math.max(0, width - 1));
    }
  }

  /** Water colour over a shape, never quite up to its edges and sometimes past them. */
  wash(shape: SheetLine, name: ColourName, spill = 5): void {
    const [dx, dy] = [this.rand.around(spill * 0.7), this.rand.around(spill * 0.7)];
    const open = shape.length > 1 ? shape.slice(0, -1) : shape;
    this.put(
      'wash',
      name,
      0,
      this.wobbly(open, spill, 90).map(([x, y]) => [x + dx, y + dy]),
      () => 0,
    );
  }

  /** Lines without care for ends: hatching and scribbling. */
  scribble(line: SheetLine, name: ColourName, width: number, press: number): void {
    const { rand } = this;
    this.put(this.style, name, width, line, () => Math.max(0.1, Math.min(1, press + rand.around(0.15))));
  }

  dot(at: SheetPoint, name: ColourName, width = 0): void {
    this.put(
      this.style,
      name,
      width,
      [at, [at[0] + this.rand.around(3), at[1] + this.rand.around(3)]],
      () => 0.8,
    );
  }
}

export const handFor = (seed: string, style: Style, place: number): Hand =>
  new Hand(new Rand(seed), style, place);
