export type Paint = { readonly fg?: string; readonly bg?: string; readonly bold?: boolean };

/** How colourful the terminal is: none, 256 colours, or all of them. */
export type Depth = 'plain' | '256' | 'full';

/** Writes text in colour where colour is welcome, and as it is where not. */
export class Ink {
  readonly depth: Depth;

  constructor(depth: Depth) {
    this.depth = depth;
  }

  paint(text: string, { fg, bg, bold }: Paint): string {
    if (this.depth === 'plain' || text === '') return text;
    const codes: string[] = [];
    if (bold === true) codes.push('1');
    if (fg !== undefined) codes.push(`38;${this.#colour(fg)}`);
    if (bg !== undefined) codes.push(`48;${this.#colour(bg)}`);
    return codes.length === 0 ? text : `\x1b[${codes.join(';')}m${text}\x1b[0m`;
  }

  #colour(hex: string): string {
    const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
    const colour: Rgb = [part(1), part(3), part(5)];
    return this.depth === 'full' ? `2;${colour.join(';')}` : `5;${nearest(colour)}`;
  }
}

type Rgb = readonly [number, number, number];

/** What every 256 colour terminal has from number 16 on: a cube of 6 x 6 x 6 colours and 24 greys. */
const FIXED: readonly Rgb[] = [
  ...Array.from({ length: 216 }, (_, i): Rgb => [step(i / 36), step((i / 6) % 6), step(i % 6)]),
  ...Array.from({ length: 24 }, (_, i): Rgb => [8 + 10 * i, 8 + 10 * i, 8 + 10 * i]),
];

function step(level: number): number {
  return level < 1 ? 0 : 55 + 40 * Math.floor(level);
}

function nearest(colour: Rgb): number {
  const distance = (other: Rgb): number => colour.reduce((sum, part, i) => sum + (part - other[i]) ** 2, 0);
  return 16 + FIXED.reduce((best, other, i) => (distance(other) < distance(FIXED[best]) ? i : best), 0);
}

/** By the conventions of NO_COLOR and FORCE_COLOR; otherwise colour is for terminals. */
export function inkFor(stream: NodeJS.WriteStream, env: NodeJS.ProcessEnv): Ink {
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return new Ink('plain');
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '0') return new Ink('full');
  if (!stream.isTTY || env.TERM === 'dumb') return new Ink('plain');
  if (/^(truecolor|24bit)$/.test(env.COLORTERM ?? '')) return new Ink('full');
  const depth = stream.getColorDepth(env);
  return new Ink(depth >= 24 ? 'full' : depth >= 8 ? '256' : 'plain');
}
