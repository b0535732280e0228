import { playTable, seatings, shareOf, standingOf, type Verdict, verdictOf } from '@castellan/ai';
import { roquefort } from '@castellan/roquefort';
import type { Effort, RoquefortContender } from './baselines.js';

export type MatchFigures = {
  readonly name: string;
  readonly games: number;
  /** The champion's score, with half the width of its 95 % interval. */
  readonly score: number;
  readonly margin: number;
  /** Whether it is at least what is wanted, rather than a little less. */
  readonly verdict: Verdict;
  /** Processor time a decision, in milliseconds, of champion and baseline. */
  readonly championMs: number;
  readonly baselineMs: number;
  readonly endings: Readonly<Record<string, number>>;
};

export type Match = {
  readonly champion: RoquefortContender;
  readonly baseline: RoquefortContender;
  /** Kept such that the baseline takes as long as the champion; null: it takes what it takes. */
  readonly effort: Effort | null;
  readonly deals: number;
  readonly wanted: number;
  readonly refused: number;
  /** Whether to stop as soon as it is decided. */
  readonly early: boolean;
  readonly seed: string;
  readonly progress?: (deals: number, score: number) => void;
};

/** What a decision cost, by contender. Processor time, because others may be using the machine. */
class Clock {
  #began = 0;
  milliseconds = 0;
  decisions = 0;
  /** What was asked for in all these decisions together. */
  amount = 0;

  begin(): void {
    this.#began = now();
  }
  end(amount: number): void {
    this.milliseconds += now() - this.#began;
    this.decisions++;
    this.amount += amount;
  }
  clear(): void {
    this.milliseconds = 0;
    this.decisions = 0;
    this.amount = 0;
  }
  get mean(): number {
    return this.milliseconds / Math.max(1, this.decisions);
  }
}

function now(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Pairs of games on the same deal with the seats swapped, until it is decided or the deals are used up. */
export function playMatch(match: Match): MatchFigures {
  const { champion, baseline, effort, wanted, refused } = match;
  const clocks = new Map([champion, baseline].map((contender) => [contender, new Clock()]));
  const clock = (who: RoquefortContender): Clock => clocks.get(who) ?? new Clock();
  const pairs: number[] = [];
  const endings: Record<string, number> = {};
  const playDeal = (deal: number): number => {
    let score = 0;
    for (const [own, seated] of seatings(champion, baseline, 2).entries()) {
      const { outcome } = playTable(roquefort, {}, seated, `${match.seed}/${deal}`, {
        before: (seat) => clock(seated[seat]).begin(),
        after: (seat) => clock(seated[seat]).end(effort?.amount ?? 0),
      });
      score += shareOf(outcome, own, 2);
      endings[outcome.reason] = (endings[outcome.reason] ?? 0) + 1;
      if (effort !== null) balance(effort, clock(champion), clock(baseline));
    }
    return score;
  };
  // deals that do not count: the compiler warms up and the effort finds its place
  for (let deal = -2; deal < 0; deal++) playDeal(deal);
  for (const key of Object.keys(endings)) delete endings[key];
  for (const each of clocks.values()) each.clear();
  let verdict: Verdict = 'open';
  for (let deal = 0; deal < match.deals && (verdict === 'open' || !match.early); deal++) {
    pairs.push(playDeal(deal));
    verdict = verdictOf(pairs, refused, wanted);
    match.progress?.(deal + 1, standingOf(pairs).score);
  }
  const { games, score, margin } = standingOf(pairs);
  return {
    name: baseline.name,
    games,
    score,
    margin,
    verdict,
    championMs: clock(champion).mean,
    baselineMs: clock(baseline).mean,
    endings,
  };
}

/** As much effort as takes, by all that was measured, the champion's mean time a decision. */
function balance(effort: Effort, champion: Clock, baseline: Clock): void {
  effort.amount = (champion.mean * baseline.amount) / baseline.milliseconds;
}
