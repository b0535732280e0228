import { type Actor, CHANCE, type Reason } from '@castellan/kernel';
import {
  ACTIVATE,
  AS_CLOUD,
  AS_FLAG,
  asOf,
  BUILD,
  detailOf,
  END,
  effectOf,
  faceOf,
  INVITE,
  kindOf,
  PASS,
  PLAINLY,
  ROLL,
  ROLL_ONE,
  STEAL,
  TAKE,
  TURN_UP,
  WALL,
} from './actions.js';
import { CELL_NAMES } from './board.js';
import { ANY_FACE, FACES, INHABITANTS } from './data/faces.js';
import { CROWN, LIGHTNING, MAY_BE_CLOUD, MAY_BE_FLAG, MAY_BE_TOKEN } from './data/guest-sets.js';
import { decisionOf } from './describe.js';
import { DICE, NO_TASK, NOBODY, type Position, roomForFlags, tokensLeft } from './position.js';

/** Which rule an action breaks that `legal` does not list; asked only afterwards, for the words. */
export function why(state: Position, actor: Actor, code: number): Reason {
  const kind = kindOf(code);
  if (state.isOver()) return reason(state.finisher === NOBODY ? 'O5.4' : 'O5.1', 'the game is over');
  const chances = kind === ROLL || kind === ROLL_ONE || kind === TURN_UP;
  if (actor === CHANCE || chances)
    return chances
      ? reason(kind === TURN_UP ? 'O2.1' : 'O3.1', 'chance does not do this now')
      : reason('O3.1', 'first the dice are rolled or a guest is turned up');
  if (state.isChance()) return reason('O3.1', 'first the dice are rolled or a guest is turned up');
  if (state.phase === DICE) return whyNotOnDice(state, actor, code);
  if (kind === TAKE || kind === PASS)
    return reason('O3.5', 'the dice have been used; now it is time to build');
  if (actor !== state.turn) return reason('O3.5', `only seat ${state.turn} builds now`);
  if (state.task !== NO_TASK) return whyNotDecided(state, code);
  if (kind === BUILD) return whyNotBuild(state, code);
  return reason('O3.5', 'nothing is open that this would decide');
}

function whyNotOnDice(state: Position, seat: number, code: number): Reason {
  const kind = kindOf(code);
  if (kind !== TAKE && kind !== PASS) return reason('O3.5', 'building begins when all have used their dice');
  if (((state.waiting >> seat) & 1) === 0) return reason('O3.1', `seat ${seat} has no die left to use`);
  if (kind === PASS) return reason('O3.4', 'the active player uses each die that can be used');
  const face = faceOf(code);
  const used = state.usedDice[seat];
  const shows =
    (face === state.firstDie && (used & 1) === 0) || (face === state.secondDie && (used & 2) === 0);
  if (!shows) return reason('O3.1', `no unused die shows ${FACES[face]}`);
  return whyNotEffect(state, seat, asOf(code), effectOf(code));
}

function whyNotEffect(state: Position, seat: number, as: number, effect: number): Reason {
  const guests = state.guests[seat];
  if (effect === AS_CLOUD)
    return reason(
      guests & MAY_BE_CLOUD[ANY_FACE] ? 'O9.3' : 'O8.2',
      'clouds come from Bergère and a real "?"',
    );
  if (effect === AS_FLAG)
    return guests & MAY_BE_FLAG[as] && roomForFlags(state, seat) === 0
      ? reason('O9.4', 'no built wall has room for a flag')
      : reason('O8.2', 'flags come from Moine and gold');
  if (effect === PLAINLY)
    return as === INHABITANTS
      ? reason('O4.5', 'the inhabitants’ track is full')
      : reason('O3.2', `${FACES[as]} needs a cell for its token`);
  if (tokensLeft(state, seat) === 0) return reason('O3.3', 'no token is left');
  if ((state.tokens[seat] >> effect) & 1) return reason('O3.3', `${CELL_NAMES[effect]} is taken`);
  if (as === INHABITANTS && (guests & MAY_BE_TOKEN[as]) === 0)
    return reason('O8.2', 'a token for inhabitants needs Chevalier');
  return reason('O3.2', `${CELL_NAMES[effect]} is no cell of ${FACES[as]}`);
}

function whyNotBuild(state: Position, code: number): Reason {
  const line = state.board.lines.find((known) => known.build === code);
  if (line === undefined) return reason('O6.1', 'there is no such line on this board');
  if ((state.tokens[state.turn] & line.mask) !== line.mask)
    return reason('O3.5', `line ${line.name} is not complete`);
  switch (line.construction.makes) {
    case 'floor':
      return reason('O4.1', 'the keep has four floors already');
    case 'tower':
      return reason('O4.2', 'there are four towers already');
    case 'wall':
      return reason('O4.3', 'there are four walls already');
    case 'flag':
      return reason('O4.4', 'no built wall has room for a flag');
    case 'reactivation':
      return reason('O9.2', 'you have no lightning guest');
    case 'theft':
      return state.options.theft
        ? reason('O9.1', 'nobody has a guest that can be stolen')
        : reason('O11.1', 'at this table nobody steals guests');
  }
}

function whyNotDecided(state: Position, code: number): Reason {
  const kind = kindOf(code);
  const open = decisionOf(state);
  if (kind === END || kind === BUILD) return reason('O3.5', `first comes the open decision: ${open}`);
  if (open === 'wall' && kind === WALL) return reason('O4.3', 'both walls of that kind are built');
  if (open === 'guest' && kind === INVITE) return reason('O4.1', 'this guest is not shown');
  if (open === 'activate' && kind === ACTIVATE)
    return (LIGHTNING >> detailOf(code)) & 1
      ? reason('O9.2', 'you do not have this guest')
      : reason('O9.2', 'only lightning guests can be activated');
  if (open === 'steal' && kind === STEAL)
    return (CROWN >> detailOf(code)) & 1
      ? reason('O9.1', 'nobody else has this guest, or Garde guards it')
      : reason('O9.1', 'nobody else has this guest');
  return reason('O8.1', `this does not answer the open decision: ${open}`);
}

function reason(rule: string, message: string): Reason {
  return { rule, message };
}
