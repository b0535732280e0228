import { listed } from '../../../../i18n/words.js';

const and = (words: readonly string[]) => listed('en', words);
const kindsOf = (count: number): string => (count === 1 ? '1 kind' : `${count} kinds`);

/** The end of Château Roquefort: fetched when a game is over. */
const end = {
  end: {
    skip: 'To the result',
    look: 'Look at the castle',
    rank: (rank: number) => `Place ${rank}`,
    goal: (winner: string, kinds: readonly string[]) =>
      `${winner} has ${kinds.length} kinds of cheese together: ${and(kinds)}.`,
    last: (cheese: string) => `The last one was ${cheese}.`,
    third: (losers: readonly string[]) =>
      losers.length === 1
        ? `The third mouse of ${losers[0]} has fallen.`
        : `${and(losers)} have each lost a third mouse.`,
    stall: 'For a long time there was no new cheese and no fall.',
    most: (winner: string, count: number) =>
      `Of all who still have two mice, ${winner} has most cheese: ${kindsOf(count)}.`,
    waited: (winner: string, equals: readonly string[], count: number) =>
      count === 0
        ? `${and([winner, ...equals])} have no cheese yet. ${winner} has waited longest for a turn and wins.`
        : `${and([winner, ...equals])} have ${kindsOf(count)} each. ${winner} has waited longest for a turn and wins.`,
    alone: (winner: string) => `Only ${winner} still has two mice.`,
    draw: 'Nobody has two mice left in the castle. The cheese stays where it is.',
    yours: (kinds: readonly string[]) =>
      kinds.length === 0
        ? 'Your mice come home hungry. The fire is warm, and there is always another game.'
        : `Your mice bring home ${and(kinds)}, and get a piece of the winner’s, too.`,
  },
};
export default end;
export type EndMessages = typeof end;
