import type { Contest } from './contest.js';
import type { Member } from './crew.js';
import type { Deal } from './deal.js';

/** Told of every deal that was played. */
export type ContestListener = (contest: Contest, number: number, deal: Deal) => void;

/**
 * Plays contests to their ends, each member of the crew taking the next deal when it is free. Only towards the end of
 * a contest do deals of the next one begin, and nobody waits.
 */
export async function playAll(
  contests: readonly Contest[],
  crew: readonly Member[],
  heard: ContestListener,
): Promise<void> {
  const next = () => {
    for (const contest of contests) {
      const deal = contest.take();
      if (deal !== null) return { contest, deal };
    }
    return null;
  };
  await Promise.all(
    crew.map(async (member) => {
      for (let task = next(); task !== null; task = next()) {
        const { contest, deal: number } = task;
        const { a, b } = contest.terms;
        const deal = await member.play({ a, b, deal: number });
        contest.add(number, deal);
        heard(contest, number, deal);
      }
    }),
  );
}
