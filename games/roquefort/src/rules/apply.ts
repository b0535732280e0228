import { DRAW, END, ENTER, ENTER_OVER, kindOf, PLACE, RUN, SLIDE, UNCOVER } from '../actions.js';
import type { Log } from '../events.js';
import type { Position } from '../position.js';
import { applyDraw } from './draw.js';
import { applyEnter, applyEnterOver, applyRun } from './run.js';
import { applyPlace } from './setup.js';
import { applySlide } from './slide.js';
import { applyEnd } from './turn.js';
import { applyUncover } from './uncover.js';

/** Carries out a legal action; returns whether it made something known. */
export function applyAction(state: Position, code: number, log: Log): boolean {
  switch (kindOf(code)) {
    case PLACE:
      return applyPlace(state, code, log);
    case ENTER:
      return applyEnter(state, code, log);
    case ENTER_OVER:
      return applyEnterOver(state, code, log);
    case RUN:
      return applyRun(state, code, log);
    case UNCOVER:
      return applyUncover(state, code, log);
    case SLIDE:
      return applySlide(state, code, log);
    case END:
      return applyEnd(state, log);
    case DRAW:
      return applyDraw(state, code, log);
    default:
      throw new RangeError(`no such action: ${code}`);
  }
}
