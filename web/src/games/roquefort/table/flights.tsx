import { type ComponentChildren, render } from 'preact';
import type { CheeseKind } from '../../../art/index.js';
import { type Box, boxInRoom } from '../../../shell/ui/turned.js';
import { Cheese, Tile, type TileKind } from '../art/index.js';
import { CASTLE, type Point } from './geometry.js';
import type { Moves } from './moves.js';

/** A place in the room, and how wide a tile is there. */
export type Berth = Point & { readonly size: number };

/** The tile lies on the tray with a rim of wood around it: as the style sheet draws it. */
const ON_TRAY = 0.72;

/** Where the spare tile lies on this page. */
export function trayBerth(): Berth | null {
  const spare = document.querySelector('.spare');
  const box = spare === null ? null : boxInRoom(spare);
  return box === null || box.width === 0 ? null : { ...middleOf(box), size: box.width * ON_TRAY };
}

/** Where a point of the castle is in the room. */
export function berthOf(host: Element, { x, y }: Point): Berth | null {
  const layer = host.querySelector('.layer');
  const box = layer === null ? null : boxInRoom(layer);
  if (box === null || box.width === 0) return null;
  const unit = box.width / CASTLE;
  return { x: box.left + x * unit, y: box.top + y * unit, size: 100 * unit };
}

/** A cheese flies from a mouse to its owner. */
export async function flyCheese(
  moves: Moves,
  from: Element | null,
  home: Element | null,
  kind: string,
  milliseconds: number,
): Promise<void> {
  if (from === null || home === null || moves.isStill()) return;
  const [a, b] = [from, home].map((one) => middleOf(boxInRoom(one)));
  const flyer = flyerAt('flying-cheese', a, <Cheese kind={kind as CheeseKind} />);
  await moves.move(
    flyer,
    [
      { transform: 'scale(.7)', opacity: 0 },
      { transform: 'translateY(-36px) scale(1.25)', opacity: 1, offset: 0.3 },
      { transform: `translate(${b.x - a.x}px, ${b.y - a.y}px) scale(.6)`, opacity: 1 },
    ],
    milliseconds,
  );
  flyer.remove();
}

/** A tile over everything else, on its way between the tray and the castle. It stays where it came to until it is taken away. */
export class FlyingTile {
  readonly #moves: Moves;
  readonly #flyer: HTMLElement;
  readonly #start: Berth;
  #at: string;

  constructor(moves: Moves, tile: string, start: Berth) {
    this.#moves = moves;
    this.#start = start;
    this.#at = 'none';
    this.#flyer = flyerAt('flying-tile', start, <Tile tile={tile as TileKind} />);
    this.#flyer.style.width = `${start.size}px`;
  }

  /** In a bow that is as high as this. */
  async to(berth: Berth, height: number, milliseconds: number): Promise<void> {
    const { x, y } = this.#start;
    const size = berth.size / this.#start.size;
    const there = `translate(${berth.x - x}px, ${berth.y - y}px) scale(${size})`;
    const between = `translate(${(berth.x - x) / 2}px, ${(berth.y - y) / 2 - height}px) scale(${(1 + size) * 0.6}) rotate(5deg)`;
    const from = this.#at;
    this.#at = there;
    await this.#moves.move(
      this.#flyer,
      [{ transform: from }, { transform: between, easing: 'ease-in-out' }, { transform: there }],
      milliseconds,
    );
  }

  /** Comes to light out of the wall, or goes into it, while it moves by so much. */
  async through(by: Point, comes: boolean, milliseconds: number): Promise<void> {
    const away = `${this.#at === 'none' ? '' : this.#at} translate(${by.x}px, ${by.y}px) scale(.86)`;
    const seen = { transform: this.#at, opacity: 1 };
    const hidden = { transform: away, opacity: 0 };
    await this.#moves.move(this.#flyer, comes ? [hidden, seen] : [seen, hidden], milliseconds);
  }

  remove(): void {
    this.#flyer.remove();
  }
}

function flyerAt(kind: string, { x, y }: Point, drawing: ComponentChildren): HTMLElement {
  const flyer = document.createElement('div');
  flyer.className = `flyer ${kind}`;
  flyer.style.left = `${x}px`;
  flyer.style.top = `${y}px`;
  render(
    <svg viewBox="-50 -50 100 100" aria-hidden="true">
      {drawing}
    </svg>,
    flyer,
  );
  // in the room, and turned with it
  (document.getElementById('app') ?? document.body).append(flyer);
  return flyer;
}

function middleOf({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 };
}
