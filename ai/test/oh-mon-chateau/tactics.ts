import type { Mode } from '@castellan/oh-mon-chateau';
import type { Arrangement } from '../../../games/oh-mon-chateau/test/arrange.js';

/** A position with decisions that no other comes up to; seat 0 is asked unless said otherwise. */
export type Tactic = {
  readonly name: string;
  readonly mode: Mode;
  readonly position: Arrangement;
  readonly seat?: number;
  /** Moves played from the position first, to get into the middle of something. */
  readonly after?: readonly string[];
  /** Any of these. */
  readonly best: readonly string[];
};

const small = 'petits-batisseurs';
const grand = 'grands-architectes';

/** Eleven parts: all but a tower, a wall or a keep floor. */
const BUT_A_TOWER = { floors: 4, towers: [2, 2, 2], walls: [1, 1, 2, 2] };
const BUT_A_WALL = { floors: 4, towers: [2, 2, 2, 2], walls: [1, 2, 2] };
const BUT_A_FLOOR = { floors: 3, towers: [2, 2, 2, 2], walls: [1, 1, 2, 2] };
/** A castle that was completed, for the last turn: 12 points with its cloud. */
const FINISHED = { floors: 4, towers: [2, 2, 2, 2], walls: [1, 1, 2, 2] };

/** The boards stand in games/oh-mon-chateau/test/arrange.ts. */
export const TACTICS: readonly Tactic[] = [
  {
    name: 'win now: the last tower, and the cloud with it',
    mode: small,
    position: { castles: [{ ...BUT_A_TOWER, tokens: '1,4 2,4' }, { inhabitants: 12 }] },
    best: ['build 1,4-2,4'],
  },
  {
    name: 'win now with the tower worth 5: the one worth 2 is not enough',
    mode: small,
    position: {
      castles: [
        { ...BUT_A_TOWER, tokens: '1,2 1,3 1,4 2,4' },
        { towers: [5, 5, 5], inhabitants: 4 },
      ],
    },
    best: ['build 1,2-1,4'],
  },
  {
    name: 'do not end the game behind',
    mode: small,
    position: {
      castles: [
        { ...BUT_A_TOWER, tokens: '1,4 2,4' },
        { towers: [5, 5, 5, 5], inhabitants: 30 },
      ],
      sun: 1,
    },
    best: ['end'],
  },
  {
    name: 'the flag first: the twelfth part stops the building, and a tie is not a win',
    mode: small,
    position: {
      castles: [
        { ...BUT_A_TOWER, tokens: '1,4 2,4 2,1 2,2' },
        { towers: [5, 5, 5], inhabitants: 3 },
      ],
    },
    best: ['build 2,1-2,2'],
  },
  {
    name: 'two lines that cross: the flag worth 2, then the tower',
    mode: small,
    position: {
      castles: [
        { ...BUT_A_TOWER, tokens: '1,4 2,4 2,1 2,2 3,1 4,1' },
        { towers: [5, 5, 5], inhabitants: 6 },
      ],
    },
    best: ['build 2,1-4,1'],
  },
  {
    name: 'stop a loss: the other can end the game, so the die completes the flag',
    mode: small,
    position: {
      turn: 1,
      dice: 'wood inhabitants',
      castles: [
        { towers: [5, 5], walls: [2], flags: [1], inhabitants: 10, tokens: '3,1 4,1' },
        { ...BUT_A_TOWER, tokens: '1,4 2,4' },
      ],
    },
    best: ['take wood 2,1'],
  },
  {
    name: 'stop a loss: inhabitants reach the next group just in time',
    mode: small,
    position: {
      turn: 1,
      dice: 'wood inhabitants',
      castles: [
        { towers: [5, 5, 2], inhabitants: 12 },
        { ...BUT_A_TOWER, tokens: '1,4 2,4' },
      ],
    },
    best: ['take inhabitants'],
  },
  {
    name: 'the dice hold the winning line',
    mode: small,
    position: {
      dice: 'stone inhabitants',
      castles: [
        { ...BUT_A_TOWER, tokens: '1,4' },
        { towers: [5, 5], inhabitants: 3 },
      ],
    },
    best: ['take stone 2,4', 'take inhabitants'],
  },
  {
    name: '"?" is the stone that wins',
    mode: small,
    position: {
      dice: 'food ?',
      castles: [
        { ...BUT_A_TOWER, tokens: '1,4' },
        { towers: [5, 5], inhabitants: 3 },
      ],
    },
    best: ['take ? as stone 2,4', 'take food 2,5', 'take food 4,1', 'take food 4,4'],
  },
  {
    name: 'two dice, two tokens of one line',
    mode: small,
    position: { dice: 'wood stone', castles: [BUT_A_TOWER, { towers: [5, 5], inhabitants: 3 }] },
    best: ['take wood 1,4', 'take stone 2,4'],
  },
  {
    name: 'the last wall wins',
    mode: small,
    position: {
      castles: [
        { ...BUT_A_WALL, tokens: '2,4 2,5' },
        { towers: [5, 5], inhabitants: 3 },
      ],
      sun: 0,
    },
    best: ['build 2,4-2,5'],
  },
  {
    name: 'the wall with three inhabitants: only they reach the next group',
    mode: small,
    position: {
      castles: [
        { ...BUT_A_WALL, tokens: '2,4 2,5 3,5 4,5', inhabitants: 19 },
        { towers: [5, 5, 5], inhabitants: 7, guests: '4 4 1' },
      ],
      sun: 0,
    },
    best: ['build 2,5-4,5'],
  },
  {
    name: 'the last turn: of two flags that cross, the one worth 2',
    mode: small,
    position: {
      phase: 'final',
      castles: [{ towers: [5, 5], walls: [2], tokens: '2,1 2,2 3,1 4,1', inhabitants: 3 }, FINISHED],
    },
    best: ['build 2,1-4,1'],
  },
  {
    name: 'the last turn: one tower worth 5 is more than a wall and a tower worth 2',
    mode: small,
    position: {
      phase: 'final',
      castles: [{ towers: [5, 5, 2], walls: [2], tokens: '1,2 1,3 1,4 2,2 2,4' }, FINISHED],
      sun: 1,
    },
    best: ['build 1,2-1,4'],
  },
  {
    name: 'the last turn: a wall makes room for the flag',
    mode: small,
    position: { phase: 'final', castles: [{ towers: [5, 5], tokens: '2,4 2,5 2,1 3,1 4,1' }, FINISHED] },
    best: ['build 2,4-2,5'],
  },
  {
    name: 'the game is about to stall and one is ahead: build nothing',
    mode: small,
    position: {
      quietTurns: 99,
      castles: [
        { towers: [5, 5], walls: [2], tokens: '4,4 4,5' },
        { towers: [5], inhabitants: 3 },
      ],
    },
    best: ['end'],
  },
  {
    name: 'the game is about to stall and one is behind: build anything',
    mode: small,
    position: {
      quietTurns: 99,
      castles: [
        { towers: [5], tokens: '2,4 2,5' },
        { towers: [5, 5], inhabitants: 3 },
      ],
    },
    best: ['build 2,4-2,5'],
  },
  {
    name: 'the guest who scores: four towers for Princesse',
    mode: grand,
    position: {
      faceUp: 'princesse garde bergere',
      castles: [
        { ...BUT_A_FLOOR, tokens: '5,4 5,5', guests: 'troll cuisinier moine' },
        { towers: [5, 5, 5], inhabitants: 15 },
      ],
      sun: 0,
    },
    after: ['build 5,4-5,5'],
    best: ['invite princesse'],
  },
  {
    name: 'the guest who acts: Bohémienne brings more than Fou is worth',
    mode: grand,
    position: {
      faceUp: 'bohemienne fou garde',
      castles: [
        { ...BUT_A_FLOOR, tokens: '5,4 5,5', guests: 'troll cuisinier moine', inhabitants: 24 },
        { towers: [5, 5, 5, 5], inhabitants: 24, clouds: 2 },
      ],
      sun: 0,
    },
    after: ['build 5,4-5,5'],
    best: ['invite bohemienne'],
  },
  {
    name: 'the theft that decides the game: Reine changes sides',
    mode: grand,
    position: {
      phase: 'final',
      castles: [
        { floors: 1, towers: [5, 5], guests: 'garde', tokens: '3,4 4,4 5,4' },
        { ...FINISHED, guests: 'reine moine' },
      ],
    },
    after: ['build 3,4-5,4'],
    best: ['steal reine'],
  },
  {
    name: 'steal rather than lose',
    mode: grand,
    position: {
      phase: 'final',
      castles: [
        { floors: 1, towers: [5, 5], guests: 'garde', tokens: '3,4 4,4 5,4' },
        { ...FINISHED, guests: 'reine moine' },
      ],
    },
    best: ['build 3,4-5,4'],
  },
  {
    name: 'tokens are lost in the last building: reactivate the one who draws',
    mode: grand,
    position: {
      phase: 'final',
      castles: [
        {
          floors: 2,
          towers: [5, 2],
          walls: [1],
          flags: [1],
          inhabitants: 1,
          guests: 'mineur bohemienne',
          tokens: '1,2 2,2 2,1',
        },
        FINISHED,
      ],
    },
    after: ['build 1,2-2,2'],
    best: ['activate bohemienne'],
  },
  {
    name: 'tokens are lost in the last building: invite the queen, not the one who would complete a tower',
    mode: grand,
    position: {
      phase: 'final',
      castles: [{ floors: 2, towers: [5, 2], inhabitants: 9, tokens: '5,4 5,5 3,3 3,4' }, FINISHED],
      faceUp: 'mineur reine roi',
    },
    after: ['build 5,4-5,5'],
    best: ['invite reine'],
  },
  {
    name: 'version 1: reactivate the one who completes a tower',
    mode: grand,
    position: {
      version: 1,
      phase: 'final',
      castles: [
        {
          floors: 2,
          towers: [5, 2],
          walls: [1],
          flags: [1],
          inhabitants: 1,
          guests: 'mineur bohemienne',
          tokens: '1,2 2,2 2,1',
        },
        FINISHED,
      ],
    },
    after: ['build 1,2-2,2'],
    best: ['activate mineur'],
  },
  {
    name: 'version 1: do not waste the last stone: it completes the tower',
    mode: grand,
    position: {
      version: 1,
      phase: 'final',
      castles: [{ floors: 2, towers: [5, 2], guests: 'mineur', tokens: '1,2 2,2 3,3 3,4' }, FINISHED],
    },
    after: ['build 1,2-2,2', 'activate mineur', 'put 4,4'],
    best: ['put 3,5'],
  },
  {
    name: 'Magicien: the last move completes the tower worth 5',
    mode: grand,
    position: {
      phase: 'final',
      castles: [
        { floors: 2, towers: [5, 2], guests: 'magicien', tokens: '1,2 2,2 2,1 3,3 3,4 5,5' },
        FINISHED,
      ],
    },
    after: ['build 1,2-2,2', 'activate magicien', 'move 2,1-1,1'],
    best: ['move 1,1-3,5', 'move 5,5-3,5'],
  },
  {
    name: 'do not end the game behind, whoever the guests are',
    mode: grand,
    position: {
      castles: [
        { ...BUT_A_TOWER, tokens: '1,1 2,1', guests: 'troll garde' },
        { towers: [5, 5, 5, 5], inhabitants: 30 },
      ],
      sun: 1,
    },
    best: ['end'],
  },
  {
    name: 'Moine: before the stall the gold draws the flag that wins',
    mode: grand,
    position: {
      dice: 'gold gold',
      quietTurns: 99,
      castles: [
        { walls: [2], towers: [5], guests: 'moine', inhabitants: 3 },
        { towers: [5, 2], inhabitants: 3 },
      ],
    },
    after: ['0:take gold 1,2'],
    best: ['take gold flag'],
  },
];
