/** What the table looks like at one moment, and how it looks at the beginning. */

import { BOARDS, type Board, type Mode, ownBoard, RESOURCES, type Resource } from './board.js';
import { type Castle, EMPTY_CASTLE } from './castle.js';
import { GUESTS, type Guest, type Lightning } from './guests.js';

export type Setup = {
  readonly mode: Mode;
  readonly players: 2 | 3 | 4;
  /** The first player's seat. [O2.2] */
  readonly first: number;
  /** So many turns in a row without building end the game; 0 means never. [O5.4] */
  readonly stallTurns: number;
  /** House rule: without it nobody steals. [O11.1] */
  readonly theft?: boolean;
  /** False where the active player may leave dice, too. [O3.4] */
  readonly mustUseDice?: boolean;
  /** The game as it was before the rulings on dice, on the last building and on flags by a die. */
  readonly firstRules?: boolean;
  /** What is printed in somebody's own box. [O6.2] */
  readonly box?: Box;
};

export type Box = {
  readonly rows: readonly string[];
  /** What each line makes, such as "tower 5", by its name. */
  readonly lines: Readonly<Record<string, string>>;
  /** Of the groups of three inhabitants, from the left. [O7.1] */
  readonly track: readonly number[];
  /** How many guests are worth so many points, or what each guest is worth, or for each of what it counts. */
  readonly guests: Readonly<Record<string, number>>;
};

/** In the order in which a roll is written. [O1.2] */
export const FACES = [...RESOURCES, 'inhabitants', '?'] as const;
export type Face = (typeof FACES)[number];

/** One token, or what may be had instead of it, that a guest gives. */
export type Gain = {
  readonly ask: 'gain';
  readonly token: Resource | 'any';
  /** Moine: rather a flag. */
  readonly orFlag: boolean;
  /** Chevalier: rather two inhabitants. */
  readonly orInhabitants: boolean;
};

/** Something that has to be done before building goes on. */
export type Task =
  | { readonly ask: 'wall' | 'guest' | 'activate' | 'steal' | 'face' | 'move' }
  | Gain
  /** These two are chance's. */
  | { readonly ask: 'turn' | 'roll' }
  /** Nobody is asked: the guest acts. */
  | { readonly ask: 'nobody'; readonly effectOf: Lightning };

export type State = {
  readonly setup: Setup;
  /** The same for every player. */
  readonly board: Board;
  /** `setup` while chance turns up the first guests, `final` when the others build once more. [O5.2] */
  readonly phase: 'setup' | 'roll' | 'dice' | 'build' | 'final' | 'over';
  /** The active player, or the last one. Seats ascend clockwise. */
  readonly turn: number;
  /** This turn's dice, in the order of faces. */
  readonly rolled: readonly Face[];
  /** By seat, the dice from which it may still choose. */
  readonly diceLeft: readonly (readonly Face[])[];
  /** By seat. */
  readonly castles: readonly Castle[];
  readonly faceUp: readonly Guest[];
  /** Nobody knows its order: chance picks from it. */
  readonly deck: readonly Guest[];
  /** The seat that has drawn the sun. [O4.2] */
  readonly sun: number | null;
  /** What the active player's building still asks for, the next first. */
  readonly tasks: readonly Task[];
  /** Was a line cleared, or a flag drawn by a die, in this turn? [O5.4] */
  readonly built: boolean;
  /** Turns in a row without that. [O5.4] */
  readonly quietTurns: number;
  /** The seat that has completed its castle and so ended the game. [O5.1] */
  readonly finisher: number | null;
  /** Nobody before the game is over. */
  readonly winners: readonly number[];
};

/** The table before chance does anything. Only grands architectes show guests at the start. [O2.1] */
export const start = (setup: Setup): State => {
  const seats = Array.from({ length: setup.players }, (_, seat) => seat);
  return {
    setup,
    board: setup.box === undefined ? BOARDS[setup.mode] : ownBoard(setup.box.rows, setup.box.lines),
    phase: setup.mode === 'grands-architectes' ? 'setup' : 'roll',
    turn: setup.first,
    rolled: [],
    diceLeft: seats.map(() => []),
    castles: seats.map(() => EMPTY_CASTLE),
    faceUp: [],
    deck: deckOf(setup),
    sun: null,
    tasks: [],
    built: false,
    quietTurns: 0,
    finisher: null,
    winners: [],
  };
};

/** The guests with powers are always the same; how many others are worth what, the box says. */
const deckOf = ({ mode, box }: Setup): readonly Guest[] =>
  box === undefined || mode === 'grands-architectes'
    ? GUESTS[mode]
    : Object.entries(box.guests).flatMap(([points, count]) =>
        Array.from({ length: count }, () => Number(points)),
      );

export const boardOf = (state: State): Board => state.board;

/** The castle of the active player. */
export const ownCastle = (state: State): Castle => state.castles[state.turn];

export const changeCastle = (state: State, seat: number, change: (castle: Castle) => Castle): State => ({
  ...state,
  castles: state.castles.map((castle, other) => (other === seat ? change(castle) : castle)),
});

export const changeOwnCastle = (state: State, change: (castle: Castle) => Castle): State =>
  changeCastle(state, state.turn, change);

/** The first task is done; new ones come before the others. */
export const doneWithTask = (state: State, next: readonly Task[] = []): State => ({
  ...state,
  tasks: [...next, ...state.tasks.slice(1)],
});

/** The seat to the left, which is next. [O2.2] */
export const nextSeat = (state: State): number => (state.turn + 1) % state.setup.players;
