import {
  type AnyContestant,
  pairScore,
  playTable,
  type Standing,
  seatings,
  shareOf,
  standingOf,
  type Verdict,
  verdictOf,
} from '@castellan/ai';
import type { AnyGame, JsonObject } from '@castellan/kernel';

export type Terms = {
  readonly game: AnyGame;
  readonly input: JsonObject;
  readonly players: number;
  readonly seed: string;
  readonly games: number;
  /** Stop as soon as it is clear whether the first is better: scores between these two are not worth telling apart. */
  readonly stop: { readonly refused: number; readonly wanted: number } | null;
};

/** What came of a contest between two. */
export type Contest = Standing & {
  readonly a: string;
  readonly b: string;
  readonly verdict: Verdict | null;
  readonly endings: Readonly<Record<string, number>>;
  readonly millisecondsADecision: readonly [number, number];
  readonly decisionsAGame: number;
};

/** Every deal is played once from each seat, so that neither luck nor the order favours anybody. */
export function contest(
  a: AnyContestant,
  b: AnyContestant,
  terms: Terms,
  progress: (done: number) => void,
): Contest {
  const pairs: number[] = [];
  const endings: Record<string, number> = {};
  const time = [0, 0];
  const made = [0, 0];
  let verdict: Verdict | null = null;
  let games = 0;
  for (let deal = 1; games < terms.games; deal++) {
    const shares = seatings(a, b, terms.players).map((seated, own) => {
      let started = 0;
      const { outcome } = playTable(terms.game, terms.input, seated, `${terms.seed}/${deal}`, {
        before: () => {
          started = performance.now();
        },
        after: (seat) => {
          const side = seat === own ? 0 : 1;
          time[side] += performance.now() - started;
          made[side]++;
        },
      });
      games++;
      endings[outcome.reason] = (endings[outcome.reason] ?? 0) + 1;
      return shareOf(outcome, own, terms.players);
    });
    pairs.push(pairScore(shares, terms.players));
    progress(games);
    if (terms.stop !== null) {
      verdict = verdictOf(pairs, terms.stop.refused, terms.stop.wanted);
      if (verdict !== 'open') break;
    }
  }
  return {
    ...standingOf(pairs),
    games,
    a: a.name,
    b: b.name,
    verdict,
    endings,
    millisecondsADecision: [time[0] / Math.max(1, made[0]), time[1] / Math.max(1, made[1])],
    decisionsAGame: (made[0] + made[1]) / games,
  };
}
