import {
  ACTIVATE,
  BUILD,
  CHOOSE_FACE,
  DRAW_FLAG,
  DRAW_INHABITANTS,
  END,
  INVITE,
  kindOf,
  MOVE,
  PASS,
  PUT,
  ROLL,
  ROLL_ONE,
  SKIP,
  STEAL,
  TAKE,
  TURN_UP,
  WALL,
} from '../actions.js';
import type { Log } from '../events.js';
import { type Position, SETUP } from '../position.js';
import { applyBuild, applySmallGuest, applyWall } from './build.js';
import { applyPass, applyTake } from './dice.js';
import { applyEnd } from './ending.js';
import {
  applyDrawFlag,
  applyDrawInhabitants,
  applyFaceChoice,
  applyMove,
  applyPut,
  applyRollOne,
  applySkip,
} from './gains.js';
import { applyActivate, applyInvite, applyReplacement, applySteal } from './guests.js';
import { applyFirstGuests, applyRoll } from './roll.js';

/** Carries out a legal action; returns whether it made something known. */
export function applyAction(at: Position, actor: number, code: number, log: Log): boolean {
  switch (kindOf(code)) {
    case TAKE:
      return applyTake(at, actor, code, log);
    case PASS:
      return applyPass(at, actor, log);
    case BUILD:
      return applyBuild(at, code, log);
    case WALL:
      return applyWall(at, code, log);
    case INVITE:
      return applyInvite(at, code, log);
    case ACTIVATE:
      return applyActivate(at, code, log);
    case STEAL:
      return applySteal(at, code, log);
    case PUT:
      return applyPut(at, code, log);
    case DRAW_FLAG:
      return applyDrawFlag(at, log);
    case DRAW_INHABITANTS:
      return applyDrawInhabitants(at, log);
    case MOVE:
      return applyMove(at, code, log);
    case CHOOSE_FACE:
      return applyFaceChoice(at, code, log);
    case SKIP:
      return applySkip(at, log);
    case END:
      return applyEnd(at, log);
    case ROLL:
      return applyRoll(at, code, log);
    case ROLL_ONE:
      return applyRollOne(at, code, log);
    case TURN_UP:
      if (at.phase === SETUP) return applyFirstGuests(at, code, log);
      return at.grand ? applyReplacement(at, code, log) : applySmallGuest(at, code, log);
    default:
      throw new RangeError(`no such action: ${code}`);
  }
}
