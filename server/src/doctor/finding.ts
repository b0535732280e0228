/** What was looked at, and what came of it. */
export type Finding = {
  /** `wrong` keeps the server from working, `doubtful` will trouble somebody sooner or later. */
  readonly how: 'well' | 'doubtful' | 'wrong';
  readonly what: string;
  /** What to do about it. */
  readonly remedy?: string;
};

export const well = (what: string): Finding => ({ how: 'well', what });
export const doubtful = (what: string, remedy: string): Finding => ({ how: 'doubtful', what, remedy });
export const wrong = (what: string, remedy: string): Finding => ({ how: 'wrong', what, remedy });
