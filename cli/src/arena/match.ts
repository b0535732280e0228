import type { Contest } from './contest.js';
import { type Orders, withCrew } from './crew.js';
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
  const done = contests.every((contest) => contest.isOver);
  if (done && kept === null) return;
  const progress = new Progress(contests);
  await withCrew(done ? 1 : threads, orders, async (crew) => {
    const sample = kept === null ? undefined : quickest(kept.deals);
    if (sample !== undefined && !sameDeal(await crew[0].play(sample), sample))
      kept?.refuse(`deal ${sample.deal} of ${sample.a} against ${sample.b} now ends otherwise`);
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
 * The terms do not tell whether opponents still think as they did. So one deal is played again: if it comes out
 * otherwise, what was kept is not to be mixed with what would follow.
 */
function quickest(deals: readonly KeptDeal[]): KeptDeal | undefined {
  const time = ({ milliseconds: [a, b] }: KeptDeal): number => a + b;
  return deals.reduce<KeptDeal | undefined>(
    (best, deal) => (best === undefined || time(deal) < time(best) ? deal : best),
    undefined,
  );
}
