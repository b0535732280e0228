import type { KeptTruth, Transcript, Trouble } from '../transcript.js';
import { Hearing } from './hearing.js';
import { lateness } from './lateness.js';
import { Replayed } from './replayed.js';

/** What came out: nothing but problems counts, the numbers say how much was looked at. */
export type Verdict = {
  readonly problems: readonly string[];
  readonly tables: number;
  /** Entries of all logs. */
  readonly entries: number;
  /** Answers that said a move was accepted. */
  readonly acknowledged: number;
  /** Steps and views that were compared with the replayed log. */
  readonly steps: number;
  readonly views: number;
  readonly draws: number;
  /** Milliseconds from the first who was told a version to the last, outside of troubles: median and the worst. */
  readonly spread: { readonly p50: number; readonly max: number };
};

export type Evidence = {
  readonly transcripts: readonly Transcript[];
  readonly truths: readonly KeptTruth[];
  readonly troubles: readonly Trouble[];
  /** Nobody who listens hears of a move later than this after the first who does, unless something is broken. */
  readonly latest: number;
};

/**
 * Compares what clients were told with what the database holds. It shares no code with the server: it knows the rules
 * of the games, the protocol as it is written down, and the columns of the log.
 */
export function judge({ transcripts, truths, troubles, latest }: Evidence): Verdict {
  const problems: string[] = [];
  const games = new Map<string, Replayed>();
  for (const truth of truths) {
    const game = new Replayed(truth);
    games.set(truth.id, game);
    problems.push(...game.problems);
  }
  const hearings = transcripts.map(
    (transcript) => new Hearing(transcript, games, new Map(truths.map((truth) => [truth.id, truth]))),
  );
  for (const hearing of hearings) problems.push(...hearing.problems);
  const late = lateness(hearings, troubles, latest);
  problems.push(...late.problems);
  const sum = (count: (hearing: Hearing) => number): number =>
    hearings.reduce((total, hearing) => total + count(hearing), 0);
  return {
    problems,
    tables: truths.length,
    entries: truths.reduce((total, { log }) => total + log.length, 0),
    acknowledged: sum(({ acknowledged }) => acknowledged.size),
    steps: sum(({ steps }) => steps),
    views: sum(({ views }) => views),
    draws: [...games.values()].reduce((total, { draws }) => total + draws, 0),
    spread: late.spread,
  };
}
