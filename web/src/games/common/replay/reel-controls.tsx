import type { ComponentChildren } from 'preact';
import { pageTexts } from '../../../i18n/i18n.js';
import { useTableKeys } from '../keys.js';
import type { ReelPlayer } from './reel-player.js';
import { turnsBand } from './turns-band.js';

type Props = {
  readonly player: ReelPlayer;
  /** By seat: which of the four colours. */
  readonly looks: readonly number[];
  /** What lies beside the buttons. */
  readonly children?: ComponentChildren;
};

/** The line of time, coloured by whose turn it was, and going along it: the same for every game. */
export function ReelControls({ player, looks, children }: Props) {
  const { watch } = pageTexts();
  const { at, last, playing, leap } = player;
  const { value } = at;
  useTableKeys(player, (key) => {
    if (key === 'ArrowLeft') return () => leap(at.peek() - 1);
    if (key === 'ArrowRight') return () => leap(at.peek() + 1);
    if (key === 'Home') return () => leap(0);
    return key === 'End' ? () => leap(last) : null;
  });
  return (
    <section class="reel" aria-label={watch.title}>
      <div class="reel-line">
        <input
          type="range"
          min="0"
          max={last}
          value={value}
          aria-label={watch.line}
          aria-valuetext={watch.at(value, last)}
          style={{
            '--band': turnsBand(player.reel, looks),
            '--done': `${(value / Math.max(1, last)) * 100}%`,
          }}
          onInput={(event) => leap(Number(event.currentTarget.value))}
        />
        {/* as wide as it will ever be: the line beside it stays as it is */}
        <output aria-hidden="true" style={{ minWidth: `${2 * String(last).length + 1}ch` }}>
          {value}
          <small>/{last}</small>
        </output>
      </div>
      {children}
      <div class="reel-buttons">
        <Step icon="rewind" label={watch.first} off={value === 0} onClick={() => leap(0)} />
        <Step icon="previous" label={watch.back} off={value === 0} onClick={() => leap(value - 1)} />
        {playing.value ? (
          <Step icon="pause" label={watch.pause} onClick={player.stop} />
        ) : (
          <Step icon="play" label={watch.play} onClick={player.play} />
        )}
        <Step icon="next" label={watch.on} off={value === last} onClick={() => leap(value + 1)} />
        <Step icon="forward" label={watch.last} off={value === last} onClick={() => leap(last)} />
      </div>
    </section>
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

type StepProps = {
  readonly icon: keyof typeof PATHS;
  readonly label: string;
  /** There is nothing further that way. The button stays where a finger may be, and keeps the focus. */
  readonly off?: boolean;
  readonly onClick: () => void;
};

function Step({ icon, label, off = false, onClick }: StepProps) {
  return (
    <button
      type="button"
      class={icon === 'play' || icon === 'pause' ? 'button icon main' : 'button icon'}
      aria-label={label}
      aria-disabled={off}
      title={label}
      onClick={onClick}
    >
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
