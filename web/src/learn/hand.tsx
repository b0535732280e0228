import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals';

/** How often it is looked where the thing has gone that is pointed at: boards move when a screen is turned. */
const LOOKS_EVERY = 200;

/** A hand over what is to be touched next; nothing while nobody needs it. */
export function Hand({ at }: { readonly at: ReadonlySignal<string | null> }) {
  const place = useSignal<{ readonly x: number; readonly y: number } | null>(null);
  useSignalEffect(() => {
    const selector = at.value;
    const look = (): void => {
      const box = selector === null ? undefined : document.querySelector(selector)?.getBoundingClientRect();
      const next =
        box === undefined || box.width === 0
          ? null
          : { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };
      if (next?.x !== place.peek()?.x || next?.y !== place.peek()?.y) place.value = next;
    };
    look();
    if (selector === null) return;
    const timer = setInterval(look, LOOKS_EVERY);
    return () => clearInterval(timer);
  });
  if (place.value === null) return null;
  const { x, y } = place.value;
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
