import { turnUpSmall } from '../actions.js';
import {
  DICE,
  NO_TASK,
  type Position,
  ROLLING,
  SETUP,
  TASK_FACE,
  TASK_GAIN,
  TASK_MOVE,
  TASK_ROLL,
  TASK_WALL,
} from '../position.js';
import { legalBuild, legalWall } from './build.js';
import { legalDice } from './dice.js';
import { chancesOfOneDie, legalFaceChoice, legalGain, legalMove } from './gains.js';
import { legalGuest } from './guests.js';
import { chancesOfGuest, chancesOfRoll } from './roll.js';

/** What a seat that may act can do. */
export function legalActions(at: Position, seat: number, out: Int32Array): number {
  if (at.phase === DICE) return legalDice(at, seat, out);
  switch (at.task) {
    case NO_TASK:
      return legalBuild(at, out);
    case TASK_WALL:
      return legalWall(at, out);
    case TASK_FACE:
      return legalFaceChoice(at, out);
    case TASK_GAIN:
      return legalGain(at, out);
    case TASK_MOVE:
      return legalMove(at, out);
    default:
      return legalGuest(at, out);
  }
}

/** What chance can do, when it is chance's turn. */
export function writeChances(at: Position, out: Int32Array, weights: Int32Array): number {
  if (at.phase === SETUP) return chancesOfGuest(at, out, weights);
  if (at.phase === ROLLING) return chancesOfRoll(out, weights);
  if (at.task === TASK_ROLL) return chancesOfOneDie(out, weights);
  return at.grand ? chancesOfGuest(at, out, weights) : chancesOfSmallGuest(at, out, weights);
}

function chancesOfSmallGuest(at: Position, out: Int32Array, weights: Int32Array): number {
  let n = 0;
  const { small } = at.values;
  for (let value = 0; value < small.length; value++) {
    if (at.smallDeck[value] === 0) continue;
    out[n] = turnUpSmall(small[value]);
    weights[n++] = at.smallDeck[value];
  }
  return n;
}
