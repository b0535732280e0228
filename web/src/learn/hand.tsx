import { type ReadonlySignal, useComputed } from '@preact/signals';
import { useSpots } from './pointed.js';

/** A hand over what is to be touched next; nothing while nobody needs it. */
export function Hand({ at }: { readonly at: ReadonlySignal<string | null> }) {
  const spots = useSpots(useComputed(() => (at.value === null ? [] : [at.value])));
  const [spot = null] = spots.value;
  if (spot === null) return null;
  const { x, y } = spot;
  return (
    <svg
      class="hand"
      viewBox="0 0 48 56"
      aria-hidden="true"
      style={{ left: `${x}px`, top: `${y}px` }}
      key={`${x} ${y}`}
    >
      <path
        d="M14 4c4 0 5 3 5 6v14l2-1c1-3 6-3 7 0 2-2 6-1 7 2 3-1 6 1 6 4v11c0 8-5 13-13 13-8 0-12-4-15-10L5 31c-1-4 3-6 6-3V10c0-3 0-6 3-6z"
        fill="#fffaf0"
        stroke="#2b2233"
        stroke-width="3"
        stroke-linejoin="round"
      />
    </svg>
  );
}

/** Numbers where the moves of a turn are made, in their order. */
export function TurnMarks({ at }: { readonly at: ReadonlySignal<readonly string[]> }) {
  const spots = useSpots(at);
  return spots.value.map((spot, i) =>
    spot === null ? null : (
      <span
        key={`${i} ${at.value[i]}`}
        class="turn-mark"
        aria-hidden="true"
        style={{ left: `${spot.x}px`, top: `${spot.y}px` }}
      >
        {i + 1}
      </span>
    ),
  );
}
