import type { Position } from '../../../../learn/lesson.js';

/** Small builders, the first roll. */
export const SMALL_ROLL: Position = {
  options: { mode: 'petits-batisseurs', players: 2, first: 0 },
  turns: ['roll wood stone'],
};

/** A line is full: wood and stone, a tower. */
export const FULL_LINE: Position = {
  options: { mode: 'petits-batisseurs', players: 2, first: 0 },
  turns: ['roll wood stone / 0:take wood 1,4 / 1:pass / take stone 2,4'],
};

/** A board that somebody entered: its first line is full. */
export const OWN_BOARD: Position = {
  options: {
    mode: 'petits-batisseurs',
    players: 2,
    first: 0,
    box: {
      rows: ['W S . . .', 'S G . . .', 'G F W . .', 'F W S . .', '. G F . .'],
      lines: {
        '1,1-1,2': 'tower 7',
        '2,1-2,2': 'wall 2',
        '3,1-3,3': 'tower 3',
        '4,1-4,3': 'wall 4',
        '5,2-5,3': 'flag 2',
        '1,1-4,1': 'floor',
        '1,2-5,2': 'flag 5',
        '3,3-5,3': 'floor',
      },
      track: [1, 2, 3, 4, 6, 8, 10, 13, 16, 20],
      guests: { 1: 4, 2: 4, 3: 4, 4: 4 },
    },
  },
  turns: ['roll wood stone / 0:take wood 1,1 / 1:pass / take stone 1,2'],
};

/** A die shows inhabitants. */
export const PEOPLE_ROLLED: Position = {
  options: { mode: 'petits-batisseurs', players: 2, first: 0 },
  turns: ['roll wood inhabitants'],
};

/** A die shows "?". */
export const ANY_ROLLED: Position = {
  options: { mode: 'petits-batisseurs', players: 2, first: 0 },
  turns: ['roll food ?'],
};

/** Somebody else rolled. */
export const OTHERS_ROLL: Position = {
  options: { mode: 'petits-batisseurs', players: 2, first: 1 },
  turns: ['roll stone gold'],
};

/** Both dice show wood. */
export const DOUBLES: Position = {
  options: { mode: 'petits-batisseurs', players: 2, first: 0 },
  turns: ['roll wood wood'],
};

/** A wall and a flag are full, and no wall stands yet. */
export const WALL_AND_FLAG: Position = {
  options: { mode: 'petits-batisseurs', players: 2, first: 0 },
  turns: [
    'roll stone food / 0:take stone 2,4 / 1:pass / take food 2,5 / end',
    'roll wood food / 0:take wood 2,1 / take wood 1,4 / take food 4,1 / end',
    'roll gold inhabitants / 0:take gold 2,2 / 1:pass / take inhabitants',
  ],
};

/** Great architects, the first roll. */
export const GREAT_ROLL: Position = {
  options: { mode: 'grands-architectes', players: 2, first: 0 },
  turns: ['turn moine / turn reine / turn paysan / roll wood stone'],
};

/** Two full lines share a cell. */
export const CROSSING: Position = {
  options: { mode: 'grands-architectes', players: 2, first: 0 },
  turns: [
    'turn moine / turn reine / turn paysan / roll wood stone / 0:take wood 2,1 / 1:pass / take stone 1,1 / end',
    'roll gold inhabitants / 0:take gold 1,2 / take gold 1,2 / take inhabitants / end',
    'roll inhabitants inhabitants / 1:pass / take inhabitants / take inhabitants',
  ],
};

/** A keep floor is full, and a lightning guest is shown. */
export const DANCER: Position = {
  options: { mode: 'grands-architectes', players: 2, first: 0 },
  turns: [
    'turn bohemienne / turn reine / turn garde / roll wood food / 0:take wood 5,5 / 1:pass / take food 5,4',
  ],
};

/** Cuisinier lives here, and somebody else rolled. */
export const COOK: Position = {
  options: { mode: 'grands-architectes', players: 2, first: 0 },
  turns: [
    'turn cuisinier / turn reine / turn paysan / roll wood food / 0:take wood 5,5 / 1:pass / take food 5,4 / build 5,4-5,5 / invite cuisinier / turn fou / end',
    'roll food ?',
  ],
};

/** Troll lives here, and somebody else rolled wood. */
export const TROLL: Position = {
  options: { mode: 'grands-architectes', players: 2, first: 0 },
  turns: [
    'turn troll / turn reine / turn paysan / roll wood food / 0:take wood 5,5 / 1:pass / take food 5,4 / build 5,4-5,5 / invite troll / turn fou / end',
    'roll wood gold',
  ],
};

/** Dagobert has rolled "?". */
export const DOG: Position = {
  options: { mode: 'grands-architectes', players: 2, first: 0 },
  turns: [
    'turn dagobert / turn reine / turn garde / roll wood food / 0:take wood 5,5 / 1:pass / take food 5,4 / build 5,4-5,5 / invite dagobert / turn fou / roll ?',
  ],
};

/** Two towers, a full keep floor, and Princesse is shown. */
export const PRINCESS: Position = {
  options: { mode: 'grands-architectes', players: 2, first: 0 },
  turns: [
    'turn princesse / turn moine / turn marchand / roll wood stone / 0:take wood 2,1 / 1:pass / take stone 1,1 / build 1,1-2,1 / end',
    'roll inhabitants inhabitants / 0:pass / take inhabitants / take inhabitants / end',
    'roll wood stone / 0:take wood 2,1 / 1:pass / take stone 1,1 / build 1,1-2,1 / end',
    'roll wood inhabitants / 0:take wood 5,5 / take wood 2,1 / take inhabitants / end',
    'roll food inhabitants / 0:take food 5,4 / 1:pass / take inhabitants',
  ],
};

/** The other player has Reine, and the line that steals is full. */
export const QUEEN: Position = {
  options: { mode: 'grands-architectes', players: 2, first: 1 },
  turns: [
    'turn roi / turn moine / turn reine / roll wood food / 1:take wood 5,5 / 0:take food 5,4 / take food 5,4 / build 5,4-5,5 / invite reine / turn fou / end',
    'roll stone gold / 0:take stone 4,4 / 1:pass / take gold 3,4',
  ],
};

/** The line that reactivates is full, and no lightning guest is here. */
export const NO_LIGHTNING: Position = {
  options: { mode: 'grands-architectes', players: 2, first: 0 },
  turns: [
    'turn moine / turn reine / turn paysan / roll gold food / 0:take gold 1,2 / 1:pass / take food 2,2',
  ],
};

/** Eleven parts stand, the twelfth is full. */
export const LAST_PART: Position = {
  options: { mode: 'grands-architectes', players: 2, first: 0 },
  turns: [
    'turn reine / turn fou / turn prince / roll wood stone / 0:take wood 2,1 / 1:pass / take stone 1,1 / build 1,1-2,1 / end',
    'roll inhabitants inhabitants / 0:pass / take inhabitants / take inhabitants / end',
    'roll stone food / 0:take stone 4,4 / 1:pass / take food 4,5 / build 4,4-4,5 / wall 2 / end',
    'roll inhabitants inhabitants / 0:pass / take inhabitants / take inhabitants / end',
    'roll wood food / 0:take wood 5,5 / 1:pass / take food 5,4 / build 5,4-5,5 / invite fou / turn roi / end',
    'roll inhabitants inhabitants / 0:pass / take inhabitants / take inhabitants / end',
    'roll wood stone / 0:take wood 2,1 / 1:pass / take stone 1,1 / build 1,1-2,1 / end',
    'roll inhabitants inhabitants / 0:pass / take inhabitants / take inhabitants / end',
    'roll stone food / 0:take stone 4,4 / 1:pass / take food 4,5 / build 4,4-4,5 / wall 2 / end',
    'roll inhabitants inhabitants / 0:pass / take inhabitants / take inhabitants / end',
    'roll wood food / 0:take wood 5,5 / 1:pass / take food 5,4 / build 5,4-5,5 / invite prince / turn garde / end',
    'roll inhabitants inhabitants / 0:pass / take inhabitants / take inhabitants / end',
    'roll wood stone / 0:take wood 2,1 / 1:pass / take stone 1,1 / build 1,1-2,1 / end',
    'roll inhabitants inhabitants / 0:pass / take inhabitants / take inhabitants / end',
    'roll stone food / 0:take stone 4,4 / 1:pass / take food 4,5 / build 4,4-4,5 / wall 1 / end',
    'roll inhabitants inhabitants / 0:pass / take inhabitants / end',
    'roll wood food / 0:take wood 5,5 / 1:pass / take food 5,4 / build 5,4-5,5 / invite garde / turn moine / end',
    'roll inhabitants inhabitants / pass / end',
    'roll stone food / 0:take stone 4,4 / 1:pass / take food 4,5 / build 4,4-4,5 / wall 1 / end',
    'roll inhabitants inhabitants / pass / end',
    'roll wood food / 0:take wood 5,5 / 1:pass / take food 5,4 / build 5,4-5,5 / invite moine / turn troll / end',
    'roll inhabitants inhabitants / pass / end',
    'roll wood stone / 0:take wood 2,1 / 1:pass / take stone 1,1',
  ],
};

/** One turn without building ends this game. */
export const LOCKED: Position = {
  options: { mode: 'petits-batisseurs', players: 2, first: 0, stallTurns: 1 },
  turns: ['roll inhabitants inhabitants / 1:pass / take inhabitants / take inhabitants'],
};
