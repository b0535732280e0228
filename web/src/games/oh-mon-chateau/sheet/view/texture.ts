import { COLOURS, type Tool } from '../ink/stroke.js';

/** The grain of the paper, as much of it as each tool shows. */
type Grain = {
  readonly unit: number;
  /** Sizes of the grains, in points of the tile. */
  readonly sizes: readonly number[];
  readonly alpha: (noise: number) => number;
};

const TILE = 128;
const GRAINS: Readonly<Record<Exclude<Tool, 'eraser'>, Grain>> = {
  pencil: { unit: 2.6, sizes: [2, 1, 4], alpha: (n) => 0.3 + 0.75 * n },
  ink: { unit: 6, sizes: [32], alpha: (n) => 0.82 + 0.18 * n },
  crayon: { unit: 3, sizes: [2, 1, 4], alpha: (n) => Math.max(0.2, Math.min(0.84, 1.35 * n - 0.12)) },
  wash: { unit: 9, sizes: [64, 32, 4], alpha: (n) => 0.16 + 0.52 * n },
  brush: { unit: 7, sizes: [64, 32, 4], alpha: (n) => 0.24 + 0.5 * n },
};

/** A number from 0 to 1 for each corner of a lattice; what lies outside comes in again on the other side. */
function corner(x: number, y: number, size: number): number {
  const count = TILE / size;
  const n = Math.sin((x % count) * 127.1 + (y % count) * 311.7 + size * 74.7) * 43758.5453;
  return n - Math.floor(n);
}

function noise(x: number, y: number, size: number): number {
  const [i, j] = [Math.floor(x / size), Math.floor(y / size)];
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const [u, v] = [ease(x / size - i), ease(y / size - j)];
  const top = corner(i, j, size) * (1 - u) + corner(i + 1, j, size) * u;
  const bottom = corner(i, j + 1, size) * (1 - u) + corner(i + 1, j + 1, size) * u;
  return top * (1 - v) + bottom * v;
}

const grains = new Map<Grain, Uint8ClampedArray>();

/** How thick colour lies at each point of a tile: the same for every colour, so it is worked out once a tool. */
function thickness(grain: Grain): Uint8ClampedArray {
  const known = grains.get(grain);
  if (known !== undefined) return known;
  const { sizes, alpha } = grain;
  const whole = sizes.reduce((total, _, i) => total + 1 / (i + 1), 0);
  const made = new Uint8ClampedArray(TILE * TILE);
  for (let y = 0; y < TILE; y++)
    for (let x = 0; x < TILE; x++) {
      let sum = 0;
      for (let i = 0; i < sizes.length; i++) sum += noise(x, y, sizes[i]) / (i + 1);
      made[y * TILE + x] = 255 * alpha(sum / whole);
    }
  grains.set(grain, made);
  return made;
}

function makeTile(grain: Grain, colour: string): HTMLCanvasElement {
  const tile = document.createElement('canvas');
  tile.width = tile.height = TILE;
  const context = tile.getContext('2d');
  if (context === null) return tile;
  const { data } = context.createImageData(TILE, TILE);
  const rgb = Number.parseInt(colour.slice(1), 16);
  const alphas = thickness(grain);
  for (let i = 0; i < alphas.length; i++) {
    data[4 * i] = rgb >> 16;
    data[4 * i + 1] = (rgb >> 8) & 255;
    data[4 * i + 2] = rgb & 255;
    data[4 * i + 3] = alphas[i];
  }
  context.putImageData(new ImageData(data, TILE, TILE), 0, 0);
  return tile;
}

const patterns = new Map<string, CanvasPattern | string>();

/** The colour of a tool, with the grain of the paper in it. */
export function inkOf(context: CanvasRenderingContext2D, tool: Tool, colour: number): CanvasPattern | string {
  const [, hex] = COLOURS[colour];
  if (tool === 'eraser') return '#000000';
  const key = `${tool}${colour}`;
  let pattern = patterns.get(key);
  if (pattern === undefined) {
    const grain = GRAINS[tool];
    const made = context.createPattern(makeTile(grain, hex), 'repeat');
    made?.setTransform(new DOMMatrix().scale(grain.unit));
    pattern = made ?? hex;
    patterns.set(key, pattern);
  }
  return pattern;
}
