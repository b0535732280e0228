import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals';

/** How often it is looked where things have gone that are pointed at: boards move when a screen is turned. */
const LOOKS_EVERY = 200;

export type Spot = { readonly x: number; readonly y: number };

/** The middles of things on the screen, by selector; null for what is not there. */
export function useSpots(of: ReadonlySignal<readonly string[]>): ReadonlySignal<readonly (Spot | null)[]> {
  const spots = useSignal<readonly (Spot | null)[]>([]);
  useSignalEffect(() => {
    const selectors = of.value;
    const look = (): void => {
      const next = selectors.map(spotOf);
      if (JSON.stringify(next) !== JSON.stringify(spots.peek())) spots.value = next;
    };
    look();
    if (selectors.length === 0) return;
    const timer = setInterval(look, LOOKS_EVERY);
    return () => clearInterval(timer);
  });
  return spots;
}

function spotOf(selector: string): Spot | null {
  const box = selector === '' ? undefined : document.querySelector(selector)?.getBoundingClientRect();
  if (box === undefined || box.width === 0) return null;
  return { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };
}
