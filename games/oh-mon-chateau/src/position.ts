import type { Board } from './board.js';
import { SMALL_GUEST_VALUES } from './data/track.js';
import { materialOf, type Values } from './material.js';
import type { ChateauOptions } from './options.js';
import type { ChateauRules } from './versions.js';

export const TOKENS = 10;
export const PARTS_OF_EACH = 4;
export const PARTS = 12;
export const MOST_FLAGS = 6;
export const BIG_WALLS = 2;
export const SMALL_WALLS = 2;
export const NOBODY = 255;
export const SUN_POINTS = 4;
export const CLOUD_POINTS = 4;

/** What `phase` can be. */
export const SETUP = 0;
export const ROLLING = 1;
export const DICE = 2;
export const BUILDING = 3;
export const FINAL = 4;
export const OVER = 5;

/** What is asked before building goes on; `task`. */
export const NO_TASK = 0;
export const TASK_WALL = 1;
export const TASK_GUEST = 2;
export const TASK_ACTIVATE = 3;
export const TASK_STEAL = 4;
export const TASK_FACE = 5;
export const TASK_GAIN = 6;
export const TASK_MOVE = 7;
/** Chance's. */
export const TASK_TURN = 8;
export const TASK_ROLL = 9;

/** What a gain gives, besides the resources 0..3. */
export const GAIN_ANY = 4;
export const GAIN_GOLD_DIE = 5;
export const GAIN_INHABITANTS_DIE = 6;

const SEATS = 4;
const SCALARS_AT = 11 * 4;
const SEAT_BYTES_AT = SCALARS_AT + 16;
const CLOUDS_AT = SEAT_BYTES_AT + 7 * SEATS;
const TOWER_AT = CLOUDS_AT + SEATS * 2;
const FLAG_AT = TOWER_AT + SEATS * PARTS_OF_EACH;
const SMALL_GUEST_AT = FLAG_AT + SEATS * MOST_FLAGS;
/** A box of somebody's own may have small guests of more than four values: only then a state is larger. */
const stateBytes = (values: number): number => SMALL_GUEST_AT + (SEATS + 1) * values;
export const STATE_BYTES = stateBytes(SMALL_GUEST_VALUES.length);

/** What the rules write on: one small buffer, with a name for each part. */
export class Position {
  readonly options: ChateauOptions;
  readonly rules: ChateauRules;
  readonly board: Board;
  readonly values: Values;
  readonly seats: number;
  /** Grands architectes; everything that differs between the modes asks this or the data. */
  readonly grand: boolean;
  readonly bytes: Uint8Array;
  readonly words: Int32Array;

  /** Grands architectes: the guests of each seat, as bits. */
  readonly guests: Int32Array;
  /** The cells with a token, as bits, by seat. */
  readonly tokens: Int32Array;

  /** By seat: which dice are used (bits 0 and 1), and everything drawn so far. */
  readonly usedDice: Uint8Array;
  readonly inhabitants: Uint8Array;
  readonly towers: Uint8Array;
  readonly bigWalls: Uint8Array;
  readonly smallWalls: Uint8Array;
  readonly flags: Uint8Array;
  readonly floors: Uint8Array;
  /** Clouds worth 2: any number [O9.4], so more than a byte. */
  readonly clouds: Uint16Array;

  /** Points of the towers, four a seat, and of the flags, six a seat, in the order in which they were drawn. */
  readonly towerPoints: Uint8Array;
  readonly flagPoints: Uint8Array;
  /** Petits bâtisseurs: guests by seat and value, as long as `smallDeck` each, and those left in the deck by value. */
  readonly smallGuests: Uint8Array;
  readonly smallDeck: Uint8Array;

  constructor(options: ChateauOptions, rules: ChateauRules) {
    this.options = options;
    this.rules = rules;
    const { board, values } = materialOf(options);
    this.board = board;
    this.values = values;
    this.seats = options.players;
    this.grand = options.mode === 'grands-architectes';
    const small = values.smallDeck.length;
    const buffer = new ArrayBuffer(stateBytes(small));
    const bytes = (at: number, length: number): Uint8Array => new Uint8Array(buffer, at, length);
    const bySeat = (place: number): Uint8Array => bytes(SEAT_BYTES_AT + place * SEATS, SEATS);
    this.bytes = new Uint8Array(buffer);
    this.words = new Int32Array(buffer);
    this.guests = this.words.subarray(0, SEATS);
    this.tokens = this.words.subarray(SEATS, 2 * SEATS);
    this.usedDice = bySeat(0);
    this.inhabitants = bySeat(1);
    this.towers = bySeat(2);
    this.bigWalls = bySeat(3);
    this.smallWalls = bySeat(4);
    this.flags = bySeat(5);
    this.floors = bySeat(6);
    this.clouds = new Uint16Array(buffer, CLOUDS_AT, SEATS);
    this.towerPoints = bytes(TOWER_AT, SEATS * PARTS_OF_EACH);
    this.flagPoints = bytes(FLAG_AT, SEATS * MOST_FLAGS);
    this.smallGuests = bytes(SMALL_GUEST_AT, SEATS * small);
    this.smallDeck = bytes(SMALL_GUEST_AT + SEATS * small, small);
  }

  /** Grands architectes: guests not yet turned up, and those shown. There is no order to peek at [O2.1]. */
  get deck(): number {
    return this.words[8];
  }
  set deck(guests: number) {
    this.words[8] = guests;
  }
  get faceUp(): number {
    return this.words[9];
  }
  set faceUp(guests: number) {
    this.words[9] = guests;
  }

  /** Turns in a row without a construction [O5.4]. */
  get quietTurns(): number {
    return this.words[10];
  }
  set quietTurns(turns: number) {
    this.words[10] = turns;
  }

  get phase(): number {
    return this.bytes[44];
  }
  set phase(phase: number) {
    this.bytes[44] = phase;
  }
  isOver(): boolean {
    return this.bytes[44] === OVER;
  }
  isChance(): boolean {
    return this.bytes[44] <= ROLLING || this.bytes[49] >= TASK_TURN;
  }

  /** Whose turn it is; in the final phase, who builds. */
  get turn(): number {
    return this.bytes[45];
  }
  set turn(seat: number) {
    this.bytes[45] = seat;
  }

  get firstDie(): number {
    return this.bytes[46];
  }
  set firstDie(face: number) {
    this.bytes[46] = face;
  }
  get secondDie(): number {
    return this.bytes[47];
  }
  set secondDie(face: number) {
    this.bytes[47] = face;
  }

  /** The seats that may still use a die, as bits [O3.4]. */
  get waiting(): number {
    return this.bytes[48];
  }
  set waiting(seats: number) {
    this.bytes[48] = seats;
  }

  get task(): number {
    return this.bytes[49];
  }
  set task(task: number) {
    this.bytes[49] = task;
  }
  /** What is gained. */
  get taskDetail(): number {
    return this.bytes[50];
  }
  set taskDetail(detail: number) {
    this.bytes[50] = detail;
  }
  /** How many gains or moves are left. */
  get taskLeft(): number {
    return this.bytes[51];
  }
  set taskLeft(times: number) {
    this.bytes[51] = times;
  }

  /** The guest whose effect waits until another is turned up; -1 if none does. */
  get arriving(): number {
    return this.bytes[52] - 1;
  }
  set arriving(guest: number) {
    this.bytes[52] = guest + 1;
  }

  /** Something was built in this turn, so it is no quiet one [O5.4]. */
  get built(): boolean {
    return this.bytes[53] === 1;
  }
  set built(built: boolean) {
    this.bytes[53] = built ? 1 : 0;
  }

  /** Who drew the sun, and who finished a castle and drew the cloud; NOBODY before. */
  get sun(): number {
    return this.bytes[54];
  }
  set sun(seat: number) {
    this.bytes[54] = seat;
  }
  get finisher(): number {
    return this.bytes[55];
  }
  set finisher(seat: number) {
    this.bytes[55] = seat;
  }
}

/** How many flags the built walls can still carry [O4.4]. */
export function roomForFlags(at: Position, seat: number): number {
  return 2 * at.bigWalls[seat] + at.smallWalls[seat] - at.flags[seat];
}

export function walls(at: Position, seat: number): number {
  return at.bigWalls[seat] + at.smallWalls[seat];
}

export function tokensLeft(at: Position, seat: number): number {
  let left = TOKENS;
  for (let rest = at.tokens[seat]; rest !== 0; rest &= rest - 1) left--;
  return left;
}
