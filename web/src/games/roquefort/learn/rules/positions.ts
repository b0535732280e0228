import type { Position } from '../../../../learn/lesson.js';

/** Nobody has a mouse in the castle yet. */
export const BEFORE: Position = {
  options: { players: 2, layout: 'A', first: 0 },
  turns: ['draw spare blank'],
};

/** The first turn: a mouse in a tower each, all rooms roofed. */
export const FIRST_TURN: Position = {
  options: { players: 2, layout: 'A', first: 0 },
  turns: ['draw spare blank / place a1 / place g7'],
};

/** A room beside the tower is open, and there is cheese. */
export const OPEN_ROOM: Position = {
  options: { players: 2, layout: 'A', first: 0 },
  turns: ['draw spare blank / place a1 / place g7 / uncover Q / draw b1 C4'],
};

/** One mouse on a kind, another beside the same. */
export const TWO_MICE: Position = {
  options: { players: 2, layout: 'A', first: 0 },
  turns: [
    'draw spare blank / place a1 / place g7 / uncover Q / draw b1 C4 / uncover N / draw b2 C4 / draw b3 blank / draw c2 C1 / run a1-b1 / run b1-b2 / end',
    'end',
    'enter a1 / uncover Q',
  ],
};

/** A mouse in the tower behind another one. */
export const BEHIND_A_MOUSE: Position = {
  options: { players: 2, layout: 'A', first: 0 },
  turns: [
    'draw spare blank / place a1 / place g7 / uncover Q / draw b1 C5 / run a1-b1 / enter a1 / end',
    'end',
  ],
};

/** Two rooms are open and nobody is in them. */
export const TWO_ROOMS: Position = {
  options: { players: 2, layout: 'A', first: 0 },
  turns: [
    'draw spare blank / place a1 / place g7 / uncover K / draw a2 blank / draw a4 C2 / uncover Q / draw b1 C5',
  ],
};

/** The spare tile is the kind that a mouse stands on. */
export const CHEESE_IN_HAND: Position = {
  options: { players: 2, layout: 'A', first: 0 },
  turns: [
    'draw spare C3 / place a1 / place g7 / uncover Q / draw b1 C3 / run a1-b1 / enter a1 / end',
    'end',
    'uncover K / draw a2 blank / draw a4 C2 / run a1-a2',
  ],
};

/** The spare tile is a trap, and a mouse stands beside a slot. */
export const TRAP_IN_HAND: Position = {
  options: { players: 2, layout: 'A', first: 0 },
  turns: ['draw spare trap / place a1 / place a7 / end', 'uncover D / draw a6 C6 / run a7-a6 / end'],
};

/** Three kinds taken, the fourth in reach. */
export const THREE_KINDS: Position = {
  options: { players: 2, layout: 'A', first: 0 },
  turns: [
    'draw spare blank / place a1 / place g7 / uncover Q / draw b1 C1 / uncover K / draw a2 C1 / draw a4 C2 / run a1-b1 / enter a1 / end',
    'end',
    'uncover K / run a1-a2 / run a2-a3 / run a3-a4 / end',
    'end',
    'uncover N / draw b2 C2 / draw b3 C3 / draw c2 C4 / run b1-b2 / run b2-b3 / end',
    'end',
    'uncover H / draw b4 C3 / draw b5 C4 / run a4-b4 / end',
    'end',
  ],
};

/** Two mice of the other player fell, a third stands beside a slot. */
export const TWO_FELL: Position = {
  options: { players: 2, layout: 'A', first: 0 },
  turns: [
    'draw spare trap / place a1 / place a7 / end',
    'uncover D / draw a6 C6 / run a7-a6 / end',
    'slide a6 / draw spare trap / end',
    'enter g7 / uncover G / draw g6 blank / run g7-g6 / end',
    'slide g6 / end',
    'enter a7 / uncover A / draw b7 C2 / run a7-b7 / end',
  ],
};

/** One slide makes a mouse fall and brings cheese to another. */
export const FALL_AND_FEAST: Position = {
  options: { players: 2, layout: 'A', first: 0 },
  turns: [
    'draw spare trap / place a1 / place a7 / end',
    'uncover D / draw a6 C3 / run a7-a6 / end',
    'enter a7 / uncover A / draw b7 C3 / uncover E / draw b6 blank / draw c6 blank / run a7-b7 / end',
    'end',
    'uncover E / run b7-b6 / enter a7 / end',
    'end',
  ],
};

/** One quiet turn ends this game. */
export const STALLING: Position = {
  options: { players: 2, layout: 'A', first: 0, stallTurns: 1 },
  turns: ['draw spare blank / place a1 / place g7'],
};

/** A mouse on a raised cell. */
export const ON_RAISED: Position = {
  options: { players: 2, layout: 'A', first: 0 },
  turns: ['draw spare blank / place a1 / place g7 / uncover Q / draw b1 C4 / run a1-b1 / run b1-c1'],
};

/** Two rooms were seen and have their roofs again. */
export const SEEN_AND_GONE: Position = {
  options: { players: 2, layout: 'A', first: 0 },
  turns: [
    'draw spare blank / place a1 / place g7 / uncover K / draw a2 blank / draw a4 C2 / uncover Q / draw b1 C7 / end',
    'end',
  ],
};
