import { type Actor, chanceMoves, legalMoves, parseMove, readAction, unwrap } from '@castellan/kernel';
import {
  type Box,
  CELL_NAMES,
  type ChateauEvent,
  type ChateauState,
  type ChateauVersion,
  GUESTS,
  type Mode,
  ohMonChateau,
  ohMonChateau1,
} from '../src/index.js';
import { BUILDING, FINAL, MOST_FLAGS, PARTS_OF_EACH, ROLLING } from '../src/position.js';

/** What one player has; everything not named is empty. Lists of cells and of guests are parted by spaces. */
export type Castle = {
  readonly tokens?: string;
  /** Names, or values in petits bâtisseurs; they leave the deck. */
  readonly guests?: string;
  readonly floors?: number;
  /** Points. */
  readonly towers?: readonly number[];
  /** Room for flags. */
  readonly walls?: readonly number[];
  /** Points. */
  readonly flags?: readonly number[];
  readonly inhabitants?: number;
  /** How many that are worth 2. */
  readonly clouds?: number;
};

/** A position described as one would on paper. */
export type Arrangement = {
  /** By seat. */
  readonly castles?: readonly Castle[];
  /** As many as there are castles, but two at least. */
  readonly players?: number;
  readonly stallTurns?: number;
  readonly theft?: boolean;
  readonly mustUseDice?: boolean;
  /** What is printed, if it is somebody's own. */
  readonly box?: Box;
  /** The rules as they are today, unless something else is said. */
  readonly version?: ChateauVersion;
  readonly turn?: number;
  /** Building, unless something else is said. */
  readonly phase?: 'roll' | 'build' | 'final';
  /** What was just rolled, such as "wood ?": the dice are to be used. */
  readonly dice?: string;
  /** Three that nobody has, unless something else is said. */
  readonly faceUp?: string;
  /** All other guests, unless something else is said. */
  readonly deck?: string;
  readonly sun?: number;
  /** In the final phase the seat before the one that builds, unless something else is said. */
  readonly finisher?: number;
  readonly quietTurns?: number;
};

/** Petits bâtisseurs. */
export const small = (wanted: Arrangement = {}): ChateauState => arrange('petits-batisseurs', wanted);
/** Grands architectes. */
export const grand = (wanted: Arrangement = {}): ChateauState => arrange('grands-architectes', wanted);

export function arrange(mode: Mode, wanted: Arrangement): ChateauState {
  const castles = wanted.castles ?? [];
  const { players = Math.max(2, castles.length), stallTurns = 100, turn = 0 } = wanted;
  const { theft = true, mustUseDice, version = 2 } = wanted;
  const game = version === 1 ? ohMonChateau1 : ohMonChateau;
  const chosen = {
    ...(mustUseDice === undefined ? {} : { mustUseDice }),
    ...(wanted.box === undefined ? {} : { box: wanted.box }),
  };
  const input = { mode, players, stallTurns, first: 0, theft, ...chosen };
  const state = game.start(unwrap(game.prepare(input, null)));
  const phase = wanted.dice === undefined ? (wanted.phase ?? 'build') : 'roll';
  state.phase = { roll: ROLLING, build: BUILDING, final: FINAL }[phase];
  state.turn = turn;
  state.quietTurns = wanted.quietTurns ?? 0;
  castles.forEach((castle, seat) => {
    furnish(state, seat, castle);
  });
  if (state.grand) layOut(state, wanted);
  if (wanted.sun !== undefined) state.sun = wanted.sun;
  const before = phase === 'final' ? (turn + players - 1) % players : undefined;
  const finisher = wanted.finisher ?? before;
  if (finisher !== undefined) state.finisher = finisher;
  if (wanted.dice !== undefined) play(state, `roll ${wanted.dice}`);
  return state;
}

/** Plays moves as they stand in a record, chance's included, and returns what was recorded. */
export function play(state: ChateauState, ...moves: readonly string[]): ChateauEvent[] {
  const log: ChateauEvent[] = [];
  for (const move of moves) {
    const { actor, action } = unwrap(readAction(ohMonChateau, state, move));
    state.apply(actor, action, log);
  }
  return log;
}

/** A seat's legal moves, sorted. */
export function legal(state: ChateauState, seat = state.turn, word = ''): string[] {
  return legalMoves(ohMonChateau, state, seat)
    .filter((move) => move.startsWith(word))
    .sort();
}

/** Chance's moves with their weights. */
export function chances(state: ChateauState): Record<string, number> {
  return Object.fromEntries(chanceMoves(ohMonChateau, state));
}

/** The rule that forbids a move; "legal" if none does. */
export function forbiddenBy(state: ChateauState, move: string, actor: Actor = state.turn): string {
  const before = state.bytes.slice();
  const parsed = parseMove(ohMonChateau, state, actor, move);
  if (state.bytes.some((byte, at) => byte !== before[at])) throw new Error('asking changed the state');
  if (parsed.ok) return 'legal';
  return parsed.error.kind === 'illegal-move' ? parsed.error.rule : parsed.error.kind;
}

/** Moves that differ in their last word only. */
export const each = (start: string, ends: string): string[] => words(ends).map((end) => `${start} ${end}`);

/**
 * The cells of each resource. The boards, to be read next to the tests:
 *
 *   green            blue
 *   .  S  G  W  .    S  G  .  .  .
 *   W  G  .  S  F    W  F  G  .  .
 *   G  .  .  .  S    .  .  W  G  S
 *   F  .  .  F  W    .  .  .  S  F
 *                    .  .  .  F  W
 */
export const GREEN = { wood: '1,4 2,1 4,5', stone: '1,2 2,4 3,5', gold: '1,3 2,2 3,1', food: '2,5 4,1 4,4' };
export const BLUE = { wood: '2,1 3,3 5,5', stone: '1,1 3,5 4,4', gold: '1,2 2,3 3,4', food: '2,2 4,5 5,4' };
/** All cells of the blue board, in order. */
export const BLUE_CELLS = words(Object.values(BLUE).join(' ')).sort().join(' ');

export function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

function furnish(state: ChateauState, seat: number, castle: Castle): void {
  for (const name of words(castle.tokens ?? '')) state.tokens[seat] |= 1 << cellOf(state, name);
  for (const name of words(castle.guests ?? '')) {
    if (state.grand) state.guests[seat] |= takeGuest(state, name);
    else takeSmallGuest(state, seat, Number(name));
  }
  state.floors[seat] = castle.floors ?? 0;
  castle.towers?.forEach((points) => {
    state.towerPoints[seat * PARTS_OF_EACH + state.towers[seat]++] = points;
  });
  castle.flags?.forEach((points) => {
    state.flagPoints[seat * MOST_FLAGS + state.flags[seat]++] = points;
  });
  state.bigWalls[seat] = castle.walls?.filter((room) => room === 2).length ?? 0;
  state.smallWalls[seat] = castle.walls?.filter((room) => room === 1).length ?? 0;
  state.inhabitants[seat] = castle.inhabitants ?? 0;
  state.clouds[seat] = castle.clouds ?? 0;
}

function layOut(state: ChateauState, wanted: Arrangement): void {
  const left = GUESTS.filter((_, guest) => (state.deck >> guest) & 1).map((guest) => guest.id);
  for (const name of words(wanted.faceUp ?? left.slice(-3).join(' '))) state.faceUp |= takeGuest(state, name);
  if (wanted.deck === undefined) return;
  const keep = words(wanted.deck).reduce((set, name) => set | takeGuest(state, name), 0);
  state.deck = keep;
}

function cellOf(state: ChateauState, name: string): number {
  const cell = CELL_NAMES.indexOf(name);
  if (((state.board.cells >> cell) & 1) === 0) throw new Error(`this board has no cell ${name}`);
  return cell;
}

function takeGuest(state: ChateauState, name: string): number {
  const guest = GUESTS.findIndex(({ id }) => id === name);
  if (((state.deck >> guest) & 1) === 0) throw new Error(`${name} is not in the deck`);
  state.deck &= ~(1 << guest);
  return 1 << guest;
}

function takeSmallGuest(state: ChateauState, seat: number, points: number): void {
  const value = state.values.small.indexOf(points);
  if (value < 0 || state.smallDeck[value] === 0) throw new Error(`no guest worth ${points} is left`);
  state.smallDeck[value]--;
  state.smallGuests[seat * state.smallDeck.length + value]++;
}

/** One roll of inhabitants, which the active player draws; the others use nothing. */
export function quietRound(state: ChateauState): void {
  play(state, 'roll inhabitants inhabitants');
  while (state.waiting !== 0) {
    const seat = 31 - Math.clz32(state.waiting & -state.waiting);
    play(state, `${seat}:${seat === state.turn ? 'take inhabitants' : 'pass'}`);
  }
}

/** Eleven parts: a tower, a floor or a wall is missing. */
export const NO_TOWER: Castle = { floors: 4, towers: [2, 2, 2], walls: [1, 1, 2, 2] };
export const NO_FLOOR: Castle = { floors: 3, towers: [2, 2, 2, 2], walls: [1, 1, 2, 2] };
export const NO_WALL: Castle = { floors: 4, towers: [2, 2, 2, 2], walls: [1, 2, 2] };
