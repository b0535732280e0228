import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../../i18n/i18n.js';
import { pace } from '../../../shell/settings.js';
import type { Reel } from '../../../tables/protocol.js';
import { PlayOn, type Rival } from './play-on.js';

/** How long a step is left on the screen when the game plays by itself. */
export const BREATH = 500;

type Props = {
  readonly reel: Reel;
  readonly names: readonly string[];
  /** The step that is on the screen. */
  readonly at: Signal<number>;
  /** Shows a step at once. */
  readonly onJump: (to: number) => void;
  /** Shows how the next step comes about. */
  readonly onStep: (to: number) => Promise<void>;
  readonly words: (event: unknown) => string;
  readonly rivals: readonly Rival[];
};

/** A line of time, and going on from anywhere on it: the same for every game. */
export function ReelControls({ reel, names, at, onJump, onStep, words, rivals }: Props) {
  const { watch, action } = t();
  const playing = useSignal(false);
  const choosing = useSignal(false);
  const last = reel.frames.length - 1;
  const frame = reel.frames[at.value];

  const jump = (to: number): void => {
    const next = Math.min(last, Math.max(0, to));
    at.value = next;
    onJump(next);
  };
  /** Step by step with motion, until the end or until somebody stops it. */
  const run = async (): Promise<void> => {
    if (at.peek() === last) jump(0);
    playing.value = true;
    while (playing.peek() && at.peek() < last) {
      const next = at.peek() + 1;
      await onStep(next);
      if (!playing.peek()) return;
      at.value = next;
      await new Promise((wake) => setTimeout(wake, BREATH * Math.max(0.3, pace.peek())));
    }
    playing.value = false;
  };
  const stop = (): void => {
    playing.value = false;
  };
  const leap = (to: number): void => {
    stop();
    jump(to);
  };
  useEffect(() => stop, []);
  return (
    <>
      <section class="tray reel" aria-label={watch.title}>
        <input
          type="range"
          min="0"
          max={last}
          value={at.value}
          aria-label={watch.at(at.value, last)}
          onInput={(event) => {
            stop();
            jump(Number(event.currentTarget.value));
          }}
        />
        <div class="reel-buttons">
          <Step icon="rewind" label={watch.first} onClick={() => leap(0)} />
          <Step icon="previous" label={watch.back} onClick={() => leap(at.value - 1)} />
          {playing.value ? (
            <Step icon="pause" label={watch.pause} onClick={stop} />
          ) : (
            <Step icon="play" label={watch.play} onClick={() => void run()} />
          )}
          <Step icon="next" label={watch.on} onClick={() => leap(at.value + 1)} />
          <Step icon="forward" label={watch.last} onClick={() => leap(last)} />
          <button
            type="button"
            class="button primary"
            onClick={() => {
              stop();
              choosing.value = true;
            }}
          >
            {action.playFromHere}
          </button>
        </div>
      </section>
      <section class="log" aria-live="polite">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it */}
        <div role="log" tabIndex={0}>
          <p>
            <b>{watch.at(at.value, last)}</b>
          </p>
          {at.value === 0 ? <p>{watch.start}</p> : null}
          {frame.events.map((event) => (
            <p key={JSON.stringify(event)}>{words(event)}</p>
          ))}
        </div>
      </section>
      {choosing.value ? (
        <PlayOn
          reel={reel}
          actions={frame.actions}
          names={names}
          rivals={rivals}
          onClose={() => {
            choosing.value = false;
          }}
        />
      ) : null}
    </>
  );
}

const PATHS = {
  rewind: 'M19 5 9 12l10 7zM6 5v14',
  previous: 'M15 5l-7 7 7 7',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  next: 'M9 5l7 7-7 7',
  forward: 'M5 5l10 7-10 7zM18 5v14',
} as const;

type StepProps = { readonly icon: keyof typeof PATHS; readonly label: string; readonly onClick: () => void };

function Step({ icon, label, onClick }: StepProps) {
  return (
    <button type="button" class="button icon" aria-label={label} onClick={onClick}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        stroke-width="2.4"
        stroke-linejoin="round"
        aria-hidden="true"
      >
        <path d={PATHS[icon]} />
      </svg>
    </button>
  );
}
