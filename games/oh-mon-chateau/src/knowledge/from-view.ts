import { CELL_NAMES } from '../board.js';
import { FACE_NAMES } from '../data/faces.js';
import { ALL_GUESTS } from '../data/guest-sets.js';
import { GUESTS } from '../data/guests.js';
import { DECISIONS, PHASES } from '../describe.js';
import type { ChateauOptions } from '../options.js';
import { MOST_FLAGS, NOBODY, PARTS_OF_EACH } from '../position.js';
import { ChateauState } from '../state.js';
import type { ChateauRules } from '../versions.js';
import { type CastleView, type ChateauView, GAINS } from '../view.js';

/** In CastleView.clouds: those worth 2; the one for a complete castle is told by the finisher. */
const SMALL_CLOUD = 2;
const GAIN_NAMES: readonly string[] = GAINS;

/**
 * A state that shows exactly this view and goes on by its rules. The deck is whatever lies in the open nowhere: a set
 * without an order, so there is nothing more to know [O2.1].
 */
export function stateFromView(
  options: ChateauOptions,
  view: ChateauView,
  rules: ChateauRules = view.rules,
): ChateauState {
  const state = new ChateauState(options, rules);
  state.phase = PHASES.indexOf(view.phase);
  state.turn = view.turn;
  state.sun = view.sun ?? NOBODY;
  state.finisher = view.finisher ?? NOBODY;
  state.quietTurns = view.quietTurns;
  state.built = view.built;
  state.task = view.decision === null ? 0 : DECISIONS.indexOf(view.decision);
  if (view.gain !== null) {
    state.taskDetail = Math.max(0, GAIN_NAMES.indexOf(view.gain.what));
    state.taskLeft = view.gain.times;
  }
  if (view.arriving !== null) state.arriving = guestNamed(view.arriving);
  if (view.dice.length === 2) {
    state.firstDie = FACE_NAMES.indexOf(view.dice[0]);
    state.secondDie = FACE_NAMES.indexOf(view.dice[1]);
  }
  if (!state.grand) state.smallDeck.set(state.values.smallDeck);
  view.castles.forEach((castle, seat) => {
    furnish(state, seat, castle);
  });
  if (state.grand) dealGuests(state, view);
  return state;
}

function furnish(state: ChateauState, seat: number, castle: CastleView): void {
  for (const cell of castle.tokens) state.tokens[seat] |= 1 << CELL_NAMES.indexOf(cell);
  state.inhabitants[seat] = castle.inhabitants;
  state.floors[seat] = castle.floors;
  state.towers[seat] = castle.towers.length;
  state.towerPoints.set(castle.towers, seat * PARTS_OF_EACH);
  state.flags[seat] = castle.flags.length;
  state.flagPoints.set(castle.flags, seat * MOST_FLAGS);
  state.bigWalls[seat] = castle.walls.filter((room) => room === 2).length;
  state.smallWalls[seat] = castle.walls.length - state.bigWalls[seat];
  state.clouds[seat] = castle.clouds.filter((points) => points === SMALL_CLOUD).length;
  if (castle.mayUseDice) {
    state.waiting |= 1 << seat;
    state.usedDice[seat] = usedOf(state, castle.diceLeft);
  }
  if (state.grand) return;
  for (const guest of castle.guests) {
    const value = state.values.small.indexOf(Number(guest));
    state.smallGuests[seat * state.smallDeck.length + value]++;
    state.smallDeck[value]--;
  }
}

/** Of two like dice the first is used first, as in the rules. */
function usedOf(state: ChateauState, left: readonly string[]): number {
  if (left.length !== 1) return 0;
  return left[0] === FACE_NAMES[state.secondDie] ? 1 : 2;
}

function dealGuests(state: ChateauState, view: ChateauView): void {
  let open = 0;
  view.castles.forEach((castle, seat) => {
    for (const guest of castle.guests) state.guests[seat] |= 1 << guestNamed(String(guest));
    open |= state.guests[seat];
  });
  for (const guest of view.faceUp) state.faceUp |= 1 << guestNamed(guest);
  state.deck = ALL_GUESTS & ~(open | state.faceUp);
}

function guestNamed(id: string): number {
  return GUESTS.findIndex((guest) => guest.id === id);
}
