import type { ChanceSource, Mind } from '@castellan/kernel';
import { CELL_OF_FLOOR, FLOOR_OF, FLOORS, readCell } from '../board/cells.js';
import { LANE_LENGTH, LANES, SLOT_NAMES } from '../board/lanes.js';
import { TILE_NAMES, UNKNOWN } from '../board/tiles.js';
import type { RoquefortEvent } from '../events.js';
import type { RoquefortOptions } from '../options.js';
import type { RoquefortState } from '../state.js';
import type { RoquefortView } from '../view.js';
import { stateFromView } from './from-view.js';

/** How well somebody remembers. */
export type Memory = {
  /** At most so many tiles under roofs are held at a time; the longest not seen goes first. */
  readonly tiles: number;
  /** Of a hundred tiles held, so many are lost at the beginning of a turn. */
  readonly fadePercent: number;
};

export const PERFECT_MEMORY: Memory = { tiles: FLOORS, fadePercent: 0 };

/**
 * What one seat knows [R10.2, R10.3]: what lies in the open, and of what was seen as much as its memory holds,
 * carried along by slides. It is told events and views like any client and has no handle on the state.
 */
export class RoquefortMind implements Mind<RoquefortState, RoquefortView, RoquefortEvent> {
  readonly seat: number;
  readonly #options: RoquefortOptions;
  readonly #memory: Memory;
  readonly #chance: ChanceSource;
  /** By floor: the tile remembered there, and when it was last seen. */
  readonly #tiles = new Uint8Array(FLOORS);
  readonly #seenAt = new Int32Array(FLOORS);
  #spare = UNKNOWN;
  #now = 0;
  #view: RoquefortView | null = null;

  constructor(options: RoquefortOptions, seat: number, memory: Memory, chance: ChanceSource) {
    this.#options = options;
    this.seat = seat;
    this.#memory = memory;
    this.#chance = chance;
  }

  /** Events may be told one by one or many at a time; the view is what is shown after the last of them. */
  witness(events: readonly RoquefortEvent[], view: RoquefortView): void {
    for (const event of events) {
      this.#now++;
      if (event.type === 'slid') this.#follow(SLOT_NAMES.indexOf(event.slot));
      if (event.type === 'seen') this.#see(event.place, event.tile);
      if (event.type === 'turnBegan') this.#forget(view);
    }
    this.#view = view;
    if (view.spare !== null) this.#see('spare', view.spare);
    for (const [name, tile] of Object.entries(view.tiles)) this.#see(name, tile);
  }

  /** The position as this seat knows it: whatever it does not remember is among the unseen. */
  imagine(): RoquefortState {
    if (this.#view === null) throw new Error('nothing has been seen yet');
    return stateFromView(this.#options, this.#view, this.#tiles);
  }

  #see(place: string, tile: string): void {
    const cell = readCell(place);
    if (cell === null) {
      this.#spare = TILE_NAMES.indexOf(tile);
      return;
    }
    this.#tiles[FLOOR_OF[cell]] = TILE_NAMES.indexOf(tile);
    this.#seenAt[FLOOR_OF[cell]] = this.#now;
  }

  /** What is remembered moves with the tiles; the spare goes in first. */
  #follow(slot: number): void {
    let moving = this.#spare;
    let seen = this.#now;
    for (let i = slot * LANE_LENGTH, end = i + LANE_LENGTH; i < end; i++) {
      const floor = LANES[i];
      const [tile, at] = [this.#tiles[floor], this.#seenAt[floor]];
      this.#tiles[floor] = moving;
      this.#seenAt[floor] = seen;
      moving = tile;
      seen = at;
    }
  }

  /** A turn begins: some of what lies under roofs fades, and no more than the memory holds stays. */
  #forget(view: RoquefortView): void {
    const hidden: number[] = [];
    for (let floor = 0; floor < FLOORS; floor++)
      if (this.#tiles[floor] !== UNKNOWN && !isOpen(view, floor)) hidden.push(floor);
    hidden.sort((a, b) => this.#seenAt[b] - this.#seenAt[a] || a - b);
    hidden.forEach((floor, i) => {
      const fades = this.#memory.fadePercent > 0 && this.#chance.below(100) < this.#memory.fadePercent;
      if (fades || i >= this.#memory.tiles) this.#tiles[floor] = UNKNOWN;
    });
  }
}

function isOpen(view: RoquefortView, floor: number): boolean {
  const cell = CELL_OF_FLOOR[floor];
  const symbol = view.rooms[6 - (cell & 7)].split(' ')[(cell >> 3) - 1];
  return !view.roofed.includes(symbol);
}
