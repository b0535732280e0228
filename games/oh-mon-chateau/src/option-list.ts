import type { GameOptions } from '@castellan/kernel';
import type { Mode } from './data/boards.js';

/**
 * What a table may decide, told once: the rules, the page and the terminal read it here. It lies apart from the rules, so
 * that a page can have it without them (`@castellan/oh-mon-chateau/option-list`).
 */
export const OPTIONS = {
  mode: {
    kind: 'choice',
    rule: 'O1.3',
    values: ['petits-batisseurs', 'grands-architectes'] as Mode[],
    usual: 'petits-batisseurs' as Mode,
  },
  players: { kind: 'choice', rule: 'O1.1', values: [2, 3, 4], usual: 2 },
  first: { kind: 'first', rule: 'O2.2' },
  stallTurns: { kind: 'count', rule: 'O5.4', most: 10_000, usual: 100, offered: [20, 50, 100, 0] },
  mustUseDice: { kind: 'switch', rule: 'O3.4', usual: true },
  theft: {
    kind: 'switch',
    rule: 'O11.1',
    usual: true,
    where: { option: 'mode', is: 'grands-architectes' },
  },
  box: { kind: 'data', rule: 'O6.2' },
} as const satisfies GameOptions;

/** What each of them decides, for the terminal and the documents. */
export const OPTION_HELP: Readonly<Record<keyof typeof OPTIONS, string>> = {
  mode: 'which of the two games',
  players: 'how many play',
  first: 'who begins',
  stallTurns: 'turns in a row in which nobody builds that end the game; 0: none do',
  mustUseDice: 'whether who rolled uses each die that can be used',
  theft: 'house rule: whether guests may be stolen',
  box: 'what is printed in a box of your own: board, lines, track and guests',
};
