import type { GameOptions } from '@castellan/kernel';
import { EDITIONS, type EditionId, type Goal, USUAL_EDITION } from './editions.js';

export type LayoutName = 'A' | 'B' | 'random' | 'custom';

/**
 * What a table may decide, told once: the rules, the page and the terminal read it here. Like the editions it lies apart
 * from the rules, so that a page can have it without them (`@castellan/roquefort/option-list`).
 */
export const OPTIONS = {
  players: { kind: 'choice', rule: 'R1.8', values: [2, 3, 4], usual: 2 },
  edition: {
    kind: 'choice',
    rule: 'R2.3',
    values: Object.keys(EDITIONS) as EditionId[],
    usual: USUAL_EDITION as EditionId,
  },
  layout: {
    kind: 'choice',
    rule: 'R1.7',
    values: ['A', 'B', 'random', 'custom'] as LayoutName[],
    usual: 'A' as LayoutName,
    unlisted: 'custom',
  },
  rooms: { kind: 'rows', rule: 'R1.7' },
  goal: { kind: 'choice', rule: 'R2.4', values: [4, 5, 6] as Goal[], usual: 4 as Goal },
  mustAct: {
    kind: 'switch',
    rule: 'R3.2',
    usual: EDITIONS[USUAL_EDITION].mustAct,
    follows: {
      option: 'edition',
      usual: Object.fromEntries(Object.entries(EDITIONS).map(([id, { mustAct }]) => [id, mustAct])),
    },
  },
  enterOverTower: { kind: 'switch', rule: 'R5.5', usual: true },
  noPushBack: { kind: 'switch', rule: 'R6.4', usual: false },
  memoryAid: { kind: 'by-seat', rule: 'R10.3' },
  stallTurns: { kind: 'count', rule: 'R9.5', most: 10_000, usual: 40, offered: [20, 40, 80, 0] },
  firstTurnActions: { kind: 'choice', rule: 'R12.1', values: [1, 2, 3, 4], usual: 4 },
  first: { kind: 'first', rule: 'R2.3' },
} as const satisfies GameOptions;

/** What each of them decides, for the terminal and the documents. */
export const OPTION_HELP: Readonly<Record<keyof typeof OPTIONS, string>> = {
  players: 'how many play',
  edition: 'whose name, and what is usual at the table',
  layout: 'how the rooms lie; A and B are reconstructions',
  rooms: 'rooms of your own, such as those of your box: 7 rows from the top, "#" a tower',
  goal: 'kinds of cheese needed to win',
  mustAct: 'whether a turn needs an action',
  enterOverTower: 'whether mice come in over an occupied tower',
  noPushBack: 'whether the fallen tile may not be pushed straight back',
  memoryAid: 'who is shown what was seen under roofs',
  stallTurns: 'turns in a row without progress that end the game; 0: none do',
  firstTurnActions: 'house rule: actions in the very first turn',
  first: 'who begins',
};
