import {
  AS_CLOUD,
  action,
  CHOOSE_FACE,
  DRAW_FLAG,
  DRAW_INHABITANTS,
  detailOf,
  firstOf,
  MOVE,
  PUT,
  pair,
  ROLL_ONE,
  SKIP,
  secondOf,
} from '../actions.js';
import { CELL_NAMES } from '../board.js';
import { ANY_FACE, FACES, GOLD, INHABITANTS, REAL_FACES, RESOURCES, type Resource } from '../data/faces.js';
import { ADDS_INHABITANTS, MAY_BE_CLOUD, MAY_BE_FLAG, MAY_BE_TOKEN } from '../data/guest-sets.js';
import { GUESTS, type Guest, POWER_POINTS } from '../data/guests.js';
import { TRACK } from '../data/track.js';
import type { Log } from '../events.js';
import {
  FINAL,
  GAIN_ANY,
  GAIN_GOLD_DIE,
  GAIN_INHABITANTS_DIE,
  NO_TASK,
  type Position,
  roomForFlags,
  TASK_FACE,
  TASK_GAIN,
  TASK_MOVE,
  TASK_ROLL,
} from '../position.js';
import { anyOpenCell, listCells, openCells } from './cells.js';
import { drawCloud, drawFlag, drawInhabitants, placeToken } from './drawing.js';
import { endConstruction } from './ending.js';

/** [O8.1] What a guest does on arrival, reactivation and theft, as its card says; others do nothing. */
export function letGuestAct(at: Position, guest: number, log: Log): void {
  const { id } = GUESTS[guest];
  const { inhabitants, tokens, moves, rolls } = effectNow(at, guest);
  const acts =
    inhabitants !== undefined || tokens !== undefined || moves !== undefined || rolls !== undefined;
  if (acts && log !== null) log.push({ type: 'guestActed', seat: at.turn, guest: id });
  if (inhabitants !== undefined) drawInhabitants(at, at.turn, inhabitants, log);
  if (tokens !== undefined) startTask(at, TASK_GAIN, gainOf(tokens.on), tokens.times);
  if (moves !== undefined) startTask(at, TASK_MOVE, 0, moves);
  if (rolls !== undefined) startTask(at, TASK_ROLL, 0, rolls);
  const lost = tokensLost(at, guest);
  if (lost > 0 && log !== null) log.push({ type: 'tokensLost', seat: at.turn, guest: id, count: lost });
  goOn(at, log);
}

/** [O5.2] In the last building nothing is rolled and no token is placed: what of the card is left. */
function effectNow(at: Position, guest: number): NonNullable<Guest['arrives']> {
  const { arrives = {} } = GUESTS[guest];
  if (at.phase !== FINAL) return arrives;
  const { rolls: _rolls, tokens, ...others } = arrives;
  return tokens !== undefined && at.rules.tokensInLastBuilding ? { ...others, tokens } : others;
}

/** [O5.2] How many tokens the guest would bring if it were not the last building. */
export function tokensLost(at: Position, guest: number): number {
  const isLost = at.phase === FINAL && !at.rules.tokensInLastBuilding;
  return isLost ? (GUESTS[guest].arrives?.tokens?.times ?? 0) : 0;
}

/** [O9.6] Dagobert, when nothing is rolled any more. */
export function rollIsLost(at: Position, guest: number): boolean {
  return at.phase === FINAL && GUESTS[guest].arrives?.rolls !== undefined;
}

/** Whether anything would come of it if the guest acted for the builder now. */
export function wouldBring(at: Position, guest: number): boolean {
  const { inhabitants, tokens, moves, rolls } = effectNow(at, guest);
  return (
    rolls !== undefined ||
    (inhabitants !== undefined && at.inhabitants[at.turn] < TRACK) ||
    (moves !== undefined && at.tokens[at.turn] !== 0) ||
    (tokens !== undefined && cellsOfGain(at, gainOf(tokens.on)) !== 0)
  );
}

function gainOf(on: Resource | 'any'): number {
  return on === 'any' ? GAIN_ANY : RESOURCES.indexOf(on);
}

function startTask(at: Position, task: number, detail: number, times: number): void {
  at.task = task;
  at.taskDetail = detail;
  at.taskLeft = times;
}

/** A gain for which nothing is possible is dropped; when nothing is left the construction is complete. */
function goOn(at: Position, log: Log): void {
  const spent =
    (at.task === TASK_GAIN && (at.taskLeft === 0 || !canGain(at))) ||
    (at.task === TASK_MOVE && (at.taskLeft === 0 || at.tokens[at.turn] === 0));
  if (spent) startTask(at, NO_TASK, 0, 0);
  if (at.task === NO_TASK) endConstruction(at, log);
}

/** Where the tokens of the present gain may go. */
function gainCells(at: Position): number {
  return cellsOfGain(at, at.taskDetail);
}

function cellsOfGain(at: Position, what: number): number {
  if (what === GAIN_ANY || what === GAIN_INHABITANTS_DIE) return anyOpenCell(at, at.turn);
  return openCells(at, at.turn, what === GAIN_GOLD_DIE ? GOLD : what);
}

function canGain(at: Position): boolean {
  return gainCells(at) !== 0 || mayDrawFlag(at) || mayDrawInhabitants(at);
}

function mayDrawFlag(at: Position): boolean {
  return at.taskDetail === GAIN_GOLD_DIE && roomForFlags(at, at.turn) > 0;
}

function mayDrawInhabitants(at: Position): boolean {
  return at.taskDetail === GAIN_INHABITANTS_DIE && at.inhabitants[at.turn] < TRACK;
}

export function legalGain(at: Position, out: Int32Array): number {
  let n = listCells(gainCells(at), action(PUT), out, 0);
  if (mayDrawFlag(at)) out[n++] = action(DRAW_FLAG);
  if (mayDrawInhabitants(at)) out[n++] = action(DRAW_INHABITANTS);
  out[n++] = action(SKIP);
  return n;
}

export function applyPut(at: Position, code: number, log: Log): boolean {
  placeToken(at, at.turn, detailOf(code), log);
  return gained(at, log);
}

export function applyDrawFlag(at: Position, log: Log): boolean {
  drawFlag(at, at.turn, POWER_POINTS, log);
  return gained(at, log);
}

export function applyDrawInhabitants(at: Position, log: Log): boolean {
  drawInhabitants(at, at.turn, 2, log);
  return gained(at, log);
}

function gained(at: Position, log: Log): boolean {
  at.taskLeft--;
  goOn(at, log);
  return false;
}

export function applySkip(at: Position, log: Log): boolean {
  at.taskLeft = 0;
  goOn(at, log);
  return false;
}

/** Magicien: any token to any free cell. */
export function legalMove(at: Position, out: Int32Array): number {
  const tokens = at.tokens[at.turn];
  const free = at.board.cells & ~tokens;
  let n = 0;
  for (let rest = tokens; rest !== 0; rest &= rest - 1)
    n = listCells(free, action(MOVE, pair(31 - Math.clz32(rest & -rest), 0)), out, n);
  out[n++] = action(SKIP);
  return n;
}

export function applyMove(at: Position, code: number, log: Log): boolean {
  const from = firstOf(code);
  const to = secondOf(code);
  at.tokens[at.turn] = (at.tokens[at.turn] & ~(1 << from)) | (1 << to);
  if (log !== null)
    log.push({ type: 'movedToken', seat: at.turn, from: CELL_NAMES[from], to: CELL_NAMES[to] });
  return gained(at, log);
}

/** Dagobert's die. */
export function chancesOfOneDie(out: Int32Array, weights: Int32Array): number {
  for (let face = 0; face < FACES.length; face++) {
    out[face] = action(ROLL_ONE, face);
    weights[face] = 1;
  }
  return FACES.length;
}

export function applyRollOne(at: Position, code: number, log: Log): boolean {
  const face = detailOf(code);
  if (log !== null) log.push({ type: 'rolled', seat: at.turn, dice: [FACES[face]] });
  if (face === ANY_FACE) at.task = TASK_FACE;
  else getFace(at, face, log);
  return true;
}

/** [O9.6] */
export function legalFaceChoice(at: Position, out: Int32Array): number {
  let n = 0;
  for (let face = 0; face < REAL_FACES; face++) out[n++] = action(CHOOSE_FACE, face);
  if ((at.guests[at.turn] & MAY_BE_CLOUD[ANY_FACE]) !== 0) out[n++] = action(CHOOSE_FACE, AS_CLOUD);
  return n;
}

export function applyFaceChoice(at: Position, code: number, log: Log): boolean {
  const face = detailOf(code);
  if (face !== AS_CLOUD) {
    getFace(at, face, log);
    return false;
  }
  for (let i = 0; i < at.taskLeft; i++) drawCloud(at, at.turn, log);
  startTask(at, NO_TASK, 0, 0);
  goOn(at, log);
  return false;
}

/** The result of Dagobert's die, as often as `taskLeft` says; the hourglass guests work on it [O9.3]. */
function getFace(at: Position, face: number, log: Log): void {
  const guests = at.guests[at.turn];
  const times = at.taskLeft;
  if (face === INHABITANTS && (guests & MAY_BE_TOKEN[face]) === 0) {
    drawInhabitants(at, at.turn, 2 * times, log);
    startTask(at, NO_TASK, 0, 0);
  } else {
    if ((guests & ADDS_INHABITANTS[face]) !== 0) drawInhabitants(at, at.turn, times, log);
    const flags = (guests & MAY_BE_FLAG[face]) !== 0;
    startTask(
      at,
      TASK_GAIN,
      face === INHABITANTS ? GAIN_INHABITANTS_DIE : flags ? GAIN_GOLD_DIE : face,
      times,
    );
  }
  goOn(at, log);
}
