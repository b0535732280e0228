import type { Reel } from '../../../tables/worker-messages.js';

const bands = new WeakMap<Reel, string>();

/** The colours of those whose turn it was, from the first step to the last, as a background. */
export function turnsBand(reel: Reel, looks: readonly number[]): string {
  const known = bands.get(reel);
  if (known !== undefined) return known;
  const last = Math.max(1, reel.frames.length - 1);
  const stops: string[] = [];
  let from = 0;
  reel.frames.forEach(({ view }, i) => {
    const { turn } = view as { readonly turn: number };
    const next = reel.frames[i + 1]?.view as { readonly turn: number } | undefined;
    if (next?.turn === turn) return;
    const to = next === undefined ? last : i + 0.5;
    stops.push(`var(--mouse-${looks[turn] ?? 0}) ${percent(from / last)} ${percent(to / last)}`);
    from = to;
  });
  // not every game has turns
  const band = stops.length === 0 ? 'var(--glow)' : `linear-gradient(to right, ${stops.join(', ')})`;
  bands.set(reel, band);
  return band;
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
