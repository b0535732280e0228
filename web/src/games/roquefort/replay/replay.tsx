import type { RoquefortEvent, RoquefortView } from '@castellan/roquefort';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { t } from '../../../i18n/i18n.js';
import { pace } from '../../../shell/settings.js';
import { Heading } from '../../../shell/ui/page.js';
import type { Reel } from '../../../tables/protocol.js';
import { nameOf } from '../../common/names.js';
import { useTablePage } from '../../common/page-look.js';
import { Icon } from '../art/index.js';
import { sceneOf } from '../table/scene.js';
import { Stage } from '../table/stage.js';
import { eventWords } from '../table/words.js';
import { PlayOn } from './play-on.js';

/** How long a step is left on the screen when the game plays by itself. */
const BREATH = 500;

/** A game from its first move to its last, to go through and to go on from anywhere. */
export function Replay({ reel }: { readonly reel: Reel }) {
  const { watch, action, app } = t();
  const at = useSignal(reel.frames.length - 1);
  const playing = useSignal(false);
  const choosing = useSignal(false);
  const host = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage | null>(null);
  const names = useMemo(() => reel.sitters.map(nameOf), [reel, t()]);
  const last = reel.frames.length - 1;
  const frame = reel.frames[at.value];

  useEffect(() => {
    if (host.current === null) return;
    const made = new Stage(host.current, sceneOf(viewOf(reel, at.peek()), null), {
      pace: () => pace.peek(),
      dwell: () => BREATH,
      turns: () => 0,
      looks: reel.sitters.map(({ look }) => look),
      home: () => null,
      changed: () => {},
    });
    stage.current = made;
    return () => made.close();
  }, [reel]);

  const jump = (to: number): void => {
    const next = Math.min(last, Math.max(0, to));
    at.value = next;
    stage.current?.skip();
    stage.current?.show(sceneOf(viewOf(reel, next), null));
  };

  /** Step by step with motion, until the end or until somebody stops it. */
  const run = async (): Promise<void> => {
    if (at.peek() === last) jump(0);
    playing.value = true;
    while (playing.peek() && at.peek() < last) {
      const next = at.peek() + 1;
      await stage.current?.play(reel.frames[next].events as RoquefortEvent[], viewOf(reel, next));
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
  useTablePage();

  return (
    <main class="table watch" id="content">
      <header class="table-top">
        <a class="button quiet icon" href="/" aria-label={app.home}>
          <Icon name="back" />
        </a>
        <div class="prompt">
          <Heading title={watch.title} />
        </div>
      </header>
      <div class="board-area">
        <div class="board-fit">
          <div class="board">
            <div ref={host} />
          </div>
        </div>
      </div>
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
          {(frame.events as RoquefortEvent[]).map((event) => (
            <p key={JSON.stringify(event)}>{eventWords(event, names)}</p>
          ))}
        </div>
      </section>
      {choosing.value ? (
        <PlayOn
          reel={reel}
          actions={frame.actions}
          names={names}
          onClose={() => {
            choosing.value = false;
          }}
        />
      ) : null}
    </main>
  );
}

const viewOf = (reel: Reel, frame: number): RoquefortView => reel.frames[frame].view as RoquefortView;

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
