import { CHANCE, type Json, legalMoves, parseMove, unwrap } from '@castellan/kernel';
import { DUNGEON, FLOOR_OF, NONE, OUTSIDE, readCell, TOWER_OF } from '../src/board/cells.js';
import { TILE_NAMES, TRAP, UNKNOWN } from '../src/board/tiles.js';
import { type RoquefortEvent, RoquefortState, roquefort } from '../src/index.js';
import { FREE, MICE, PLAY, standing } from '../src/position.js';

/** A position described as one would on paper. Everything not named is unknown, roofed or outside. */
export type Arrangement = {
  readonly options?: { readonly [key: string]: Json };
  readonly turn?: number;
  readonly actionsLeft?: number;
  readonly slid?: boolean;
  /** Tiles that have been seen, by cell. */
  readonly tiles?: Readonly<Record<string, string>>;
  readonly spare?: string;
  /** Letters of open rooms; all their floor cells need a tile. */
  readonly open?: string;
  /** By seat; "dungeon" for the fallen. */
  readonly mice?: readonly (readonly string[])[];
  readonly cheese?: readonly (readonly string[])[];
  readonly quietTurns?: number;
};

export function arrange(wanted: Arrangement): RoquefortState {
  const options = unwrap(roquefort.prepare({ first: 0, ...wanted.options }, null));
  const state = RoquefortState.start(options);
  state.phase = PLAY;
  state.turn = wanted.turn ?? 0;
  state.actionsLeft = wanted.actionsLeft ?? 4;
  state.slid = wanted.slid ?? false;
  state.quietTurns = wanted.quietTurns ?? 0;
  state.clearPending(33);
  state.spare = take(state, wanted.spare ?? 'blank');
  for (const [name, tile] of Object.entries(wanted.tiles ?? {}))
    state.tiles[FLOOR_OF[cell(name)]] = take(state, tile);
  for (const letter of wanted.open ?? '') openRoom(state, letter.charCodeAt(0) - 65);
  wanted.mice?.forEach((names, seat) => {
    for (const name of names) putMouse(state, seat, name);
  });
  wanted.cheese?.forEach((kinds, seat) => {
    for (const kind of kinds) state.cheese[seat] |= 1 << TILE_NAMES.indexOf(kind);
  });
  return state;
}

/** Plays moves in notation, chance's included, and returns what was recorded. */
export function play(state: RoquefortState, ...moves: readonly string[]): RoquefortEvent[] {
  const log: RoquefortEvent[] = [];
  for (const move of moves) {
    const actor = state.isChance() ? CHANCE : state.turn;
    state.apply(actor, unwrap(parseMove(roquefort, state, actor, move)), log);
  }
  return log;
}

export function legal(state: RoquefortState, word = ''): string[] {
  return legalMoves(roquefort, state, state.turn)
    .filter((move) => move.startsWith(word))
    .sort();
}

/** The rule that forbids a move; "legal" if none does. */
export function forbiddenBy(state: RoquefortState, move: string, seat = state.turn): string {
  const parsed = parseMove(roquefort, state, seat, move);
  if (parsed.ok) return 'legal';
  return parsed.error.kind === 'illegal-move' ? parsed.error.rule : parsed.error.kind;
}

function cell(name: string): number {
  const found = readCell(name);
  if (found === null) throw new Error(`no cell ${name}`);
  return found;
}

function take(state: RoquefortState, name: string): number {
  const tile = TILE_NAMES.indexOf(name);
  if (tile < 1 || state.unseen[tile] === 0) throw new Error(`no tile ${name} left`);
  state.unseen[tile]--;
  return tile;
}

function openRoom(state: RoquefortState, room: number): void {
  state.roofed &= ~(1 << room);
  for (const at of state.layout.cells[room]) {
    const tile = FLOOR_OF[at] === NONE ? null : state.tiles[FLOOR_OF[at]];
    if (tile === UNKNOWN) throw new Error('an open floor cell needs a tile');
    state.ground[at] = tile === TRAP ? 0 : FREE;
  }
}

function putMouse(state: RoquefortState, seat: number, name: string): void {
  if (name === 'outside') return;
  const mouse = seat * MICE + --state.outside[seat];
  if (state.mouse[mouse] !== OUTSIDE) throw new Error('no mouse left');
  if (name === 'dungeon') {
    state.mouse[mouse] = DUNGEON;
    state.fallen[seat]++;
    return;
  }
  const at = cell(name);
  state.mouse[mouse] = at;
  if (TOWER_OF[at] !== NONE) state.tower[TOWER_OF[at]] = 1 + mouse;
  else if (state.ground[at] === FREE) state.ground[at] = standing(mouse);
  else throw new Error(`${name} is not open`);
}
