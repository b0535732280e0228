/** One pen, one light (from the top left), one box of colours: what all drawings share. */
export const INK = 'var(--art-ink)';
export const CREAM = 'var(--art-cream)';
/** Light and shade are laid over a colour, so that a drawing needs one colour a thing in both themes. */
export const HI = 'var(--art-hi)';
export const LO = 'var(--art-lo)';
export const GOLD = '#eebf4d';
export const UI_FONT = 'var(--text, system-ui, sans-serif)';

/** A colour on its way to another one: a tint towards paper unless told otherwise. */
export const mix = (colour: string, percent: number, other = '#fff0d8'): string =>
  `color-mix(in srgb, ${colour}, ${other} ${percent}%)`;

export const darker = (colour: string, percent = 35): string => mix(colour, percent, '#2b2233');

export const line = (stroke: string, width: number) =>
  ({
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }) as const;

/** A filled shape with the outline that makes small things readable. */
export const inked = (fill: string, width = 2.5) => ({ ...line(INK, width), fill });

const round = (n: number): number => Math.round(n * 10) / 10;

export const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;

export const rect = (x: number, y: number, w: number, h: number): string =>
  `M${at(x, y)}h${round(w)}v${round(h)}h${-round(w)}z`;

export const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${at(x - r, y)}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0z`;

export const box = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${at(x + r, y)}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}z`;

/** The battlements of a wall seen from the front: from the left end of the top to the right end. */
export const crenels = (width: number, count: number, depth: number): string => {
  const step = round(width / (2 * count - 1));
  return `h${step}${`v${depth}h${step}v${-depth}h${step}`.repeat(count - 1)}`;
};

/** The same small unevenness at every drawing: a number from 0 to 1 for a place. */
export const uneven = (n: number): number => {
  const x = Math.sin(n * 127.1 + 3.7) * 43758.5453;
  return x - Math.floor(x);
};

export type Corners = readonly (readonly [number, number])[];

/** Where something stands and by how many degrees it is turned. */
export type Placed = { readonly x: number; readonly y: number; readonly angle: number };

/** A line from corner to corner, turned and moved: no element of its own, no transform for the browser to keep. */
export const through = (corners: Corners, { x, y, angle }: Placed): string => {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return `M${corners.map(([a, b]) => at(x + a * cos - b * sin, y + a * sin + b * cos)).join('L')}`;
};

/** A box with round corners, drawn as the browser draws a rect: dashes begin at the same place. */
export const rounded = (x: number, y: number, w: number, h: number, r: number): string => {
  const turn = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${at(x + r, y)}h${w - 2 * r}${turn(r, r)}v${h - 2 * r}${turn(-r, r)}h${2 * r - w}${turn(-r, -r)}v${2 * r - h}${turn(r, -r)}z`;
};
