import type { Contest } from './contest.js';
import { type Member, type Orders, withCrew } from './crew.js';
import { sameDeal } from './deal.js';
import type { KeptDeal, KeptDeals } from './kept-deals.js';
import { Progress } from './progress.js';
import { playAll } from './tournament.js';

/** Plays contests with so many threads, going on from the deals that were kept, if any. */
export async function playContests(
  contests: readonly Contest[],
  orders: Orders,
  threads: number,
  kept: KeptDeals | null,
): Promise<void> {
  for (const { a, b, deal, ...played } of kept?.deals ?? [])
    contests.find(({ terms }) => terms.a === a && terms.b === b)?.add(deal, played);
  const progress = new Progress(contests);
  await withCrew(threads, orders, async (crew) => {
    if (kept !== null) await checkSamples(contests, crew, kept);
    progress.show();
    await playAll(contests, crew, (contest, number, deal) => {
      const { a, b } = contest.terms;
      kept?.add({ a, b, deal: number }, deal);
      progress.show();
    });
  });
  progress.clear();
}

/**
 * The terms do not tell whether opponents still think as they did. So one deal of every pair is played again: if it
 * comes out otherwise, what was kept is not to be mixed with what would follow.
 */
async function checkSamples(
  contests: readonly Contest[],
  crew: readonly Member[],
  kept: KeptDeals,
): Promise<void> {
  const samples = contests.flatMap(({ terms }) =>
    quickest(kept.deals.filter(({ a, b }) => a === terms.a && b === terms.b)),
  );
  await Promise.all(
    crew.map(async (member) => {
      for (let sample = samples.pop(); sample !== undefined; sample = samples.pop())
        if (!sameDeal(await member.play(sample), sample))
          kept.refuse(`deal ${sample.deal} of ${sample.a} against ${sample.b} now ends otherwise`);
    }),
  );
}

function quickest(deals: readonly KeptDeal[]): KeptDeal[] {
  const time = ({ milliseconds: [a, b] }: KeptDeal): number => a + b;
  return deals.length === 0 ? [] : [deals.reduce((best, deal) => (time(deal) < time(best) ? deal : best))];
}
