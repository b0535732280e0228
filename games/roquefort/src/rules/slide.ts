import { action, firstOf, SLIDE, SPARE_PLACE } from '../actions.js';
import { CELL_OF_FLOOR, cellName, DUNGEON } from '../board/cells.js';
import { LANE_LENGTH, LANES, OPPOSITE, SLOT_NAMES, SLOTS } from '../board/lanes.js';
import { TILE_NAMES, TRAP, UNKNOWN } from '../board/tiles.js';
import type { Log } from '../events.js';
import { FREE, MICE, OCCUPIED, type Position, standingMouse } from '../position.js';
import { collectAfterSlide } from './cheese.js';
import { endAfterSlide } from './ending.js';

/** [R6.1] Twelve slots; [R6.4] with the option, not where the spare has just fallen out. */
export function legalSlide(at: Position, out: Int32Array, n: number): number {
  for (let slot = 0; slot < SLOTS; slot++) out[n + slot] = action(SLIDE, slot);
  if (!at.options.noPushBack || at.lastSlot < 0) return n + SLOTS;
  out[n + OPPOSITE[at.lastSlot]] = out[n + SLOTS - 1];
  return n + SLOTS - 1;
}

/** [R6.2] Tiles move, mice and roofs stay; what comes into the open unseen is drawn before anything follows. */
export function applySlide(at: Position, code: number, log: Log): boolean {
  const { tiles, ground, roofed } = at;
  const { roomOf } = at.layout;
  const slot = firstOf(code);
  at.actionsLeft--;
  at.slid = true;
  at.lastSlot = slot;
  if (log !== null) log.push({ type: 'slid', seat: at.turn, slot: SLOT_NAMES[slot] });

  let moving = at.spare;
  let wasOpen = true; // the spare lay beside the castle for all to see
  let madeKnown = false;
  for (let i = slot * LANE_LENGTH, end = i + LANE_LENGTH; i < end; i++) {
    const floor = LANES[i];
    const cell = CELL_OF_FLOOR[floor];
    const open = ((roofed >> roomOf[cell]) & 1) === 0;
    const next = tiles[floor];
    tiles[floor] = moving;
    if (open) {
      if (moving === UNKNOWN) at.setPending(floor);
      else if (log !== null && !wasOpen)
        log.push({ type: 'seen', place: cellName(cell), tile: TILE_NAMES[moving] });
      if (ground[cell] < OCCUPIED) ground[cell] = moving === TRAP || moving === UNKNOWN ? 0 : FREE;
      if (!wasOpen) madeKnown = true;
    }
    moving = next;
    wasOpen = open;
  }
  at.spare = moving;
  if (moving === UNKNOWN) at.setPending(SPARE_PLACE);
  else if (log !== null) log.push({ type: 'seen', place: 'spare', tile: TILE_NAMES[moving] });

  if (at.isChance()) at.unsettled = true;
  else settleSlide(at, log);
  return madeKnown || !wasOpen;
}

/** What a slide causes, in the order of [R8.3]: mice fall, then everybody collects, then the game may end. */
export function settleSlide(at: Position, log: Log): void {
  const lane = at.lastSlot * LANE_LENGTH;
  at.unsettled = false;
  let stirred = false;
  for (let i = lane; i < lane + LANE_LENGTH; i++) {
    const cell = CELL_OF_FLOOR[LANES[i]];
    if (at.ground[cell] < OCCUPIED) continue;
    stirred = true;
    if (at.tiles[LANES[i]] === TRAP) fall(at, cell, log);
  }
  if (!stirred) return; // nobody stands on what moved
  collectAfterSlide(at, log);
  endAfterSlide(at, log);
}

/** [R6.3] Out for the game, whoever slid. */
function fall(at: Position, cell: number, log: Log): void {
  const mouse = standingMouse(at.ground[cell]);
  const seat = Math.floor(mouse / MICE);
  at.ground[cell] = 0;
  at.mouse[mouse] = DUNGEON;
  at.fallen[seat]++;
  at.progress = true;
  if (log !== null) log.push({ type: 'fell', seat, cell: cellName(cell) });
}
