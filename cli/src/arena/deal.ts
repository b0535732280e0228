import { type AnyContestant, playTable, seatings, shareOf } from '@castellan/ai';
import type { ArenaTable } from './table.js';

/** A number for the first of two opponents and one for the second. */
export type Both = readonly [number, number];

/** What came of one deal, played once from every seat. Plain data: it travels between threads and into files. */
export type Deal = {
  /** Game by game: what the first of the two got of it, and why it ended. */
  readonly shares: readonly number[];
  readonly reasons: readonly string[];
  readonly decisions: Both;
  readonly milliseconds: Both;
};

/** Every deal is played once from each seat, so that neither luck nor the order favours anybody. */
export function playDeal(
  table: Pick<ArenaTable, 'game' | 'options' | 'players'>,
  a: AnyContestant,
  b: AnyContestant,
  seed: string,
): Deal {
  const { game, options, players } = table;
  const shares: number[] = [];
  const reasons: string[] = [];
  const decisions: [number, number] = [0, 0];
  const milliseconds: [number, number] = [0, 0];
  seatings(a, b, players).forEach((seated, own) => {
    let started = 0;
    const { outcome } = playTable(game, options, seated, seed, {
      before: () => {
        started = performance.now();
      },
      after: (seat) => {
        const side = seat === own ? 0 : 1;
        milliseconds[side] += performance.now() - started;
        decisions[side]++;
      },
    });
    shares.push(shareOf(outcome, own, players));
    reasons.push(outcome.reason);
  });
  return { shares, reasons, decisions, milliseconds };
}

/** Whether two deals came out the same; how long they took is another matter. */
export function sameDeal(a: Deal, b: Deal): boolean {
  const told = ({ shares, reasons, decisions }: Deal): string => JSON.stringify([shares, reasons, decisions]);
  return told(a) === told(b);
}
