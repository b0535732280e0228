import { SPARE_PLACE } from './actions.js';
import { FLOORS, PLACES } from './board/cells.js';
import type { Layout } from './board/layout.js';
import { TILE_COUNTS } from './board/tiles.js';
import type { EndReason } from './events.js';
import type { RoquefortOptions } from './options.js';

export const MICE = 4;
export const ACTIONS_A_TURN = 4;
export const NOBODY = 255;

/** What `phase` can be. */
export const SETUP = 0;
export const PLAY = 1;
export const OVER = 2;

export const END_REASONS: readonly EndReason[] = ['goal', 'third-mouse', 'stall'];

/**
 * What `ground` can be besides 0: FREE, or OCCUPIED with the mouse's number above. Two separate bits, so that
 * code can add them up instead of branching on them: what is free on a board no processor can predict.
 */
export const FREE = 1;
export const OCCUPIED = 2;
export const standing = (mouse: number): number => OCCUPIED | (mouse << 2);
export const standingMouse = (ground: number): number => ground >> 2;

/*
 * What makes a position, then what follows from it: a key for tables of positions need read only the first part
 * and the mice, whose numbers make no difference.
 */
const WORDS_END = 4 * 4;
const TILES_AT = WORDS_END + 11;
const CHEESE_AT = TILES_AT + FLOORS;
const FALLEN_AT = CHEESE_AT + 4;
/** Whole words up to here, the rest of the last one unused. */
export const ESSENTIAL_WORDS = Math.ceil((FALLEN_AT + 4) / 4);
const MOUSE_AT = ESSENTIAL_WORDS * 4;
const OUTSIDE_AT = MOUSE_AT + 4 * MICE;
const TOWER_AT = OUTSIDE_AT + 4;
const UNSEEN_AT = TOWER_AT + 4;
const GROUND_AT = UNSEEN_AT + TILE_COUNTS.length;
const USED = GROUND_AT + PLACES;
export const STATE_BYTES = Math.ceil(USED / 4) * 4;

/**
 * What the rules write on: one small buffer, with a name for each part. The chapters in `rules/` know this and
 * nothing of the contract around it.
 */
export class Position {
  readonly options: RoquefortOptions;
  readonly layout: Layout;
  readonly seats: number;
  readonly bytes: Uint8Array;
  readonly words: Int32Array;

  /** The tile on each floor; UNKNOWN if nobody has seen it. */
  readonly tiles: Uint8Array;
  /**
   * What running asks of every cell: 0 nobody can stand here (roofed, an open trap, a tower, beyond the
   * wall), FREE, or `standing(m)`. It follows from roofs, tiles and mice, and is kept beside them because
   * asking it is what legality spends its time on.
   */
  readonly ground: Uint8Array;
  /** Who is in each tower: 0 nobody, else 1 + m. */
  readonly tower: Uint8Array;
  /** Where each mouse is. Mice are numbered seat * 4 + i. */
  readonly mouse: Uint8Array;
  /** By seat: how many mice are outside, how many have fallen, and which kinds of cheese are there. */
  readonly outside: Uint8Array;
  readonly fallen: Uint8Array;
  readonly cheese: Uint8Array;
  /** By tile: how many nobody has seen yet. */
  readonly unseen: Uint8Array;

  constructor(options: RoquefortOptions, layout: Layout) {
    this.options = options;
    this.layout = layout;
    this.seats = options.players;
    this.bytes = new Uint8Array(STATE_BYTES);
    this.words = new Int32Array(this.bytes.buffer);
    const part = (start: number, length: number): Uint8Array => this.bytes.subarray(start, start + length);
    this.tiles = part(TILES_AT, FLOORS);
    this.cheese = part(CHEESE_AT, 4);
    this.fallen = part(FALLEN_AT, 4);
    this.mouse = part(MOUSE_AT, 4 * MICE);
    this.outside = part(OUTSIDE_AT, 4);
    this.tower = part(TOWER_AT, 4);
    this.unseen = part(UNSEEN_AT, TILE_COUNTS.length);
    this.ground = part(GROUND_AT, PLACES);
  }

  /** Bit r: room r is roofed. */
  get roofed(): number {
    return this.words[0];
  }
  set roofed(rooms: number) {
    this.words[0] = rooms;
  }

  /** Turns in a row without progress [R9.5]. */
  get quietTurns(): number {
    return this.words[1];
  }
  set quietTurns(turns: number) {
    this.words[1] = turns;
  }

  /** The tile on this floor came into the open unseen and must be drawn now. The spare counts as floor 33. */
  setPending(floor: number): void {
    this.words[2 + (floor >> 5)] |= 1 << (floor & 31);
  }
  clearPending(floor: number): void {
    this.words[2 + (floor >> 5)] &= ~(1 << (floor & 31));
  }
  /** The first floor to be drawn: in the order of cell names, the spare last. */
  nextPending(): number {
    const low = this.words[2];
    if (low !== 0) return 31 - Math.clz32(low & -low);
    return (this.words[3] & 1) !== 0 ? 32 : SPARE_PLACE;
  }
  isChance(): boolean {
    return (this.words[2] | this.words[3]) !== 0;
  }

  get phase(): number {
    return this.bytes[16];
  }
  set phase(phase: number) {
    this.bytes[16] = phase;
  }
  isOver(): boolean {
    return this.bytes[16] === OVER;
  }

  get turn(): number {
    return this.bytes[17];
  }
  set turn(seat: number) {
    this.bytes[17] = seat;
  }

  get actionsLeft(): number {
    return this.bytes[18];
  }
  set actionsLeft(actions: number) {
    this.bytes[18] = actions;
  }

  get slid(): boolean {
    return this.bytes[19] === 1;
  }
  set slid(slid: boolean) {
    this.bytes[19] = slid ? 1 : 0;
  }

  /** The slot of the last slide; -1 before any. */
  get lastSlot(): number {
    return this.bytes[20] - 1;
  }
  set lastSlot(slot: number) {
    this.bytes[20] = slot + 1;
  }

  /** A slide's effects wait until all its tiles are drawn. */
  get unsettled(): boolean {
    return this.bytes[21] === 1;
  }
  set unsettled(unsettled: boolean) {
    this.bytes[21] = unsettled ? 1 : 0;
  }

  /** Somebody collected or fell in this turn. */
  get progress(): boolean {
    return this.bytes[22] === 1;
  }
  set progress(progress: boolean) {
    this.bytes[22] = progress ? 1 : 0;
  }

  get winner(): number {
    return this.bytes[23];
  }
  set winner(seat: number) {
    this.bytes[23] = seat;
  }

  get endReason(): EndReason {
    return END_REASONS[this.bytes[24]];
  }
  set endReason(reason: EndReason) {
    this.bytes[24] = END_REASONS.indexOf(reason);
  }

  /** How many actions this turn has in all. */
  get turnActions(): number {
    return this.bytes[26];
  }
  set turnActions(actions: number) {
    this.bytes[26] = actions;
  }

  get spare(): number {
    return this.bytes[25];
  }
  set spare(tile: number) {
    this.bytes[25] = tile;
  }
}
