import type { Json } from '@castellan/kernel';

/** What was, is and was undone. Steps that change nothing are no steps. */
export type EditHistory = {
  readonly before: readonly Json[];
  readonly now: Json;
  readonly after: readonly Json[];
};

const MOST_STEPS = 200;

export const beginHistory = (now: Json): EditHistory => ({ before: [], now, after: [] });

export function stepTo(history: EditHistory, next: Json): EditHistory {
  if (JSON.stringify(next) === JSON.stringify(history.now)) return history;
  return { before: [...history.before, history.now].slice(-MOST_STEPS), now: next, after: [] };
}

export function undone(history: EditHistory): EditHistory {
  const last = history.before.at(-1);
  if (last === undefined) return history;
  return { before: history.before.slice(0, -1), now: last, after: [history.now, ...history.after] };
}

export function redone(history: EditHistory): EditHistory {
  const [next, ...after] = history.after;
  if (next === undefined) return history;
  return { before: [...history.before, history.now], now: next, after };
}
