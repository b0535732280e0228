import { type Actor, CHANCE, type Reason } from '@castellan/kernel';
import {
  DRAW,
  END,
  ENTER,
  ENTER_OVER,
  firstOf,
  kindOf,
  PLACE,
  RUN,
  SLIDE,
  secondOf,
  UNCOVER,
} from './actions.js';
import { cellName, NONE, TOWER_OF } from './board/cells.js';
import { OPPOSITE } from './board/lanes.js';
import { roomLetter } from './board/layout.js';
import { MICE, OCCUPIED, type Position, SETUP } from './position.js';
import { findCost } from './rules/path.js';

/**
 * Which rule an action breaks that `legal` does not list. This never decides anything: it is asked only
 * afterwards, for the words.
 */
export function why(state: Position, actor: Actor, code: number): Reason {
  const kind = kindOf(code);
  if (state.isOver()) {
    const rules = { goal: 'R9.1', 'third-mouse': 'R9.2', stall: 'R9.5' };
    return reason(rules[state.endReason], 'the game is over');
  }
  if (actor === CHANCE)
    return kind === DRAW
      ? reason('R10.2', 'this tile cannot come into the open here now')
      : reason('R10.2', 'a tile must be drawn first');
  if (kind === DRAW) return reason('R10.2', 'tiles are drawn by chance, and only as they come into the open');
  if (state.isChance()) return reason('R10.2', 'a tile must be drawn first');
  if (actor !== state.turn) return reason('R7.2', `it is the turn of seat ${state.turn}`);
  if (state.phase === SETUP && kind !== PLACE)
    return reason('R2.2', 'first everybody puts a mouse into a tower');
  if (kind === PLACE) return whyNotPlace(state, code);
  if (kind === END) return reason('R3.2', 'in this edition a turn has at least one action');
  if (state.actionsLeft === 0) return reason('R3.1', 'no action is left; end the turn');
  switch (kind) {
    case UNCOVER:
      return whyNotUncover(state, firstOf(code));
    case RUN:
      return whyNotRun(state, firstOf(code), secondOf(code));
    case ENTER:
    case ENTER_OVER:
      return whyNotEnter(state, code);
    case SLIDE:
      return whyNotSlide(state, firstOf(code));
    default:
      return reason('R3.1', 'there is no such action');
  }
}

function whyNotPlace(state: Position, code: number): Reason {
  if (state.phase !== SETUP) return reason('R2.2', 'mice are placed only before the first turn');
  return reason('R2.2', `tower ${cellName(firstOf(code))} is occupied`);
}

function whyNotUncover(state: Position, room: number): Reason {
  if (((state.roofed >> room) & 1) === 0) return reason('R4.1', `room ${roomLetter(room)} is open already`);
  return reason('R4.1', `none of your mice touches room ${roomLetter(room)}`);
}

function whyNotRun(state: Position, from: number, to: number): Reason {
  const own = state.turn * MICE;
  if (!state.mouse.subarray(own, own + MICE).includes(from))
    return reason('R5.2', `you have no mouse on ${cellName(from)}`);
  return (
    whyNotLand(state, to) ??
    tooFar(state, findCost(state.ground, from, to), cellName(from), cellName(to), 'R5.2')
  );
}

function whyNotEnter(state: Position, code: number): Reason {
  const tower = firstOf(code);
  const name = cellName(tower);
  if (state.outside[state.turn] === 0) return reason('R5.1', 'none of your mice is outside');
  if (kindOf(code) === ENTER) return reason('R5.1', `tower ${name} is occupied`);
  if (!state.options.enterOverTower) return reason('R5.5', 'at this table nobody enters over a tower');
  if (state.tower[TOWER_OF[tower]] === 0)
    return reason('R5.5', `tower ${name} is free: enter it, then run on`);
  const to = secondOf(code);
  const steps = findCost(state.ground, tower, to);
  return whyNotLand(state, to) ?? tooFar(state, steps === 0 ? 0 : 1 + steps, name, cellName(to), 'R5.5');
}

function whyNotSlide(state: Position, slot: number): Reason {
  if (state.slid) return reason('R3.1', 'only one slide a turn');
  if (slot === OPPOSITE[state.lastSlot])
    return reason('R6.4', 'at this table the tile may not be pushed straight back');
  return reason('R6.1', 'there is no such slot');
}

function whyNotLand(state: Position, cell: number): Reason | null {
  if (TOWER_OF[cell] !== NONE) return reason('R5.3', 'nobody runs back into a tower');
  if (((state.roofed >> state.layout.roomOf[cell]) & 1) === 1)
    return reason('R5.3', `${cellName(cell)} is under a roof`);
  if (state.ground[cell] >= OCCUPIED) return reason('R5.4', `${cellName(cell)} is occupied`);
  if (state.ground[cell] === 0) return reason('R5.3', `on ${cellName(cell)} is an open mousetrap`);
  return null;
}

function tooFar(state: Position, cost: number, from: string, to: string, rule: string): Reason {
  if (cost === 0)
    return reason(rule, `${to} is neither beside ${from} nor to be reached from there over other mice`);
  return reason('R3.1', `that takes ${cost} actions, and ${state.actionsLeft} are left`);
}

function reason(rule: string, message: string): Reason {
  return { rule, message };
}
