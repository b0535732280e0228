import type { GameOptions } from '@castellan/kernel';

/** What a table may decide. The rules read it here; the page's form and the terminal's flags follow from it. */
export const OPTIONS = {
  players: { kind: 'choice', rule: 'S1.2', values: [2, 3, 4], usual: 2 },
  top: { kind: 'choice', rule: 'S2.1', values: [5, 10, 20], usual: 10 },
} as const satisfies GameOptions;
