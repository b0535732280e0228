import {
  CELL_OF_FLOOR,
  cellName,
  DUNGEON,
  FLOOR_OF,
  FLOORS,
  NONE,
  OUTSIDE,
  readCell,
  TOWER_OF,
} from '../board/cells.js';
import { OPPOSITE, SLOT_NAMES } from '../board/lanes.js';
import { ALL_ROOMS, Layout } from '../board/layout.js';
import { TILE_COUNTS, TILE_NAMES, TRAP, UNKNOWN } from '../board/tiles.js';
import type { RoquefortOptions } from '../options.js';
import { FREE, MICE, NOBODY, OVER, PLAY, SETUP, standing } from '../position.js';
import { RoquefortState } from '../state.js';
import type { RoquefortView } from '../view.js';

/**
 * A state that shows exactly this view, with the tiles under roofs that somebody remembers (by floor, UNKNOWN
 * where not). All other tiles are unseen. This is how a client thinks ahead without being told more than it is shown.
 */
export function stateFromView(
  options: RoquefortOptions,
  view: RoquefortView,
  remembered: Uint8Array,
): RoquefortState {
  const state = new RoquefortState(options, layoutOf(options));
  state.phase = view.phase === 'setup' ? SETUP : view.phase === 'over' ? OVER : PLAY;
  state.turn = view.turn;
  state.actionsLeft = view.actionsLeft;
  state.turnActions = view.turnActions;
  state.slid = view.slid;
  state.winner = view.result?.winner ?? NOBODY;
  if (view.result !== null) state.endReason = view.result.reason;
  if (view.barredSlot !== null) state.lastSlot = OPPOSITE[SLOT_NAMES.indexOf(view.barredSlot)];
  state.quietTurns = view.quietTurns;
  state.progress = view.progress;
  state.roofed = view.roofed.reduce((set, letter) => set | (1 << (letter.charCodeAt(0) - 65)), 0);
  state.unseen.set(TILE_COUNTS);
  if (view.spare !== null) state.spare = take(state, TILE_NAMES.indexOf(view.spare));
  setTiles(state, view, remembered);
  setGround(state);
  view.mice.forEach((places, seat) => {
    putMice(state, seat, places);
  });
  view.cheese.forEach((kinds, seat) => {
    for (const kind of kinds) state.cheese[seat] |= 1 << TILE_NAMES.indexOf(kind);
  });
  return state;
}

/** As it is known to somebody who remembers nothing. */
export function imagine(options: RoquefortOptions, view: unknown): RoquefortState {
  return stateFromView(options, view as RoquefortView, NOTHING);
}

const NOTHING = new Uint8Array(FLOORS).fill(UNKNOWN);

/** Layouts are prepared once for each table's options. */
const layouts = new WeakMap<RoquefortOptions, Layout>();
function layoutOf(options: RoquefortOptions): Layout {
  const layout = layouts.get(options) ?? new Layout(options.rooms);
  layouts.set(options, layout);
  return layout;
}

function setTiles(state: RoquefortState, view: RoquefortView, remembered: Uint8Array): void {
  for (let floor = 0; floor < FLOORS; floor++) {
    const name = cellName(CELL_OF_FLOOR[floor]);
    const shown = view.tiles[name] ?? view.remembered[name];
    const tile = shown === undefined ? remembered[floor] : TILE_NAMES.indexOf(shown);
    if (tile !== UNKNOWN) state.tiles[floor] = take(state, tile);
  }
}

function take(state: RoquefortState, tile: number): number {
  state.unseen[tile]--;
  return tile;
}

function setGround(state: RoquefortState): void {
  for (let room = 0; room < state.layout.cells.length; room++) {
    if (((state.roofed & ALL_ROOMS) >> room) & 1) continue;
    for (const cell of state.layout.cells[room]) {
      const floor = FLOOR_OF[cell];
      const blocked = floor !== NONE && (state.tiles[floor] === TRAP || state.tiles[floor] === UNKNOWN);
      state.ground[cell] = blocked ? 0 : FREE;
    }
  }
}

/** Mice are alike; those outside take the lowest numbers, because the rules send the highest in first. */
function putMice(state: RoquefortState, seat: number, places: readonly string[]): void {
  const sorted = [...places].sort((a, b) => Number(b === 'outside') - Number(a === 'outside'));
  sorted.forEach((place, i) => {
    const mouse = seat * MICE + i;
    const cell = readCell(place);
    if (cell === null) {
      state.mouse[mouse] = place === 'outside' ? OUTSIDE : DUNGEON;
      if (place === 'outside') state.outside[seat]++;
      else state.fallen[seat]++;
    } else {
      state.mouse[mouse] = cell;
      if (TOWER_OF[cell] === NONE) state.ground[cell] = standing(mouse);
      else state.tower[TOWER_OF[cell]] = 1 + mouse;
    }
  });
}
