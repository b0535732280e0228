import { action, END } from '../actions.js';
import { type Position, SETUP } from '../position.js';
import { legalEnter, legalRun } from './run.js';
import { legalPlace } from './setup.js';
import { legalSlide } from './slide.js';
import { legalUncover } from './uncover.js';

/** R3: the actions of the player whose turn it is. Each chapter adds its own to the list. */
export function legalActions(at: Position, out: Int32Array): number {
  if (at.phase === SETUP) return legalPlace(at, out, 0);
  const left = at.actionsLeft;
  let n = 0;
  // [R3.1] fewer than four is allowed; [R3.2] none at all unless the edition says "1 to 4"
  if (left < at.turnActions || !at.options.mustAct) out[n++] = action(END);
  if (left === 0) return n;
  n = legalUncover(at, out, n);
  n = legalRun(at, out, n);
  n = legalEnter(at, out, n);
  if (!at.slid) n = legalSlide(at, out, n); // [R3.1] at most once a turn
  return n;
}
