import { type ReadonlySignal, type Signal, useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { pace } from '../../../shell/settings.js';
import type { Reel } from '../../../tables/worker-messages.js';
import { useDeferred } from '../steps.js';

/** How long a step is left on the screen when the game plays by itself. */
export const BREATH = 500;

/** How a game shows its steps. */
export type ReelScreen = {
  /** Shows a step at once. */
  readonly onJump: (to: number) => void;
  /** Shows how the next step comes about. */
  readonly onStep: (to: number) => Promise<void>;
};

/** A game on its line of time: where one is, and how one gets elsewhere. */
export type ReelPlayer = {
  readonly reel: Reel;
  /** The step that is on the screen. */
  readonly at: Signal<number>;
  readonly last: number;
  readonly playing: ReadonlySignal<boolean>;
  /** Stops, and is there at once. */
  readonly leap: (to: number) => void;
  readonly play: () => void;
  readonly stop: () => void;
};

export function useReelPlayer(reel: Reel, at: Signal<number>, screen: ReelScreen): ReelPlayer {
  const playing = useSignal(false);
  const shown = useRef(screen);
  shown.current = screen;
  const player = useMemo(() => {
    const last = reel.frames.length - 1;
    /** Counts the times it was started: an older run that still shows a step ends with it. */
    let runs = 0;
    let jumps = 0;
    const jump = (to: number): void => {
      jumps++;
      at.value = Math.min(last, Math.max(0, to));
      shown.current.onJump(at.value);
    };
    const stop = (): void => {
      runs++;
      playing.value = false;
    };
    /** Step by step with motion, until the end or until somebody stops it. */
    const run = async (): Promise<void> => {
      const mine = ++runs;
      playing.value = true;
      if (at.peek() === last) jump(0);
      while (at.peek() < last) {
        const next = at.peek() + 1;
        const before = jumps;
        await shown.current.onStep(next);
        // who stopped it sees the step to its end; who has gone elsewhere meanwhile stays there
        if (jumps === before) at.value = next;
        else shown.current.onJump(at.peek());
        if (runs !== mine) return;
        await new Promise((wake) => setTimeout(wake, BREATH * Math.max(0.3, pace.peek())));
        if (runs !== mine) return;
      }
      playing.value = false;
    };
    const leap = (to: number): void => {
      stop();
      jump(to);
    };
    return { reel, at, last, playing, leap, play: () => void run(), stop };
  }, [reel]);
  useEffect(() => player.stop, [player]);
  return player;
}

/** Behind everything that follows the picture in steps of its own. */
const LAST_RANK = 9;

/** The step that all of the page shows: what stands around the picture comes in the frames after it. */
export function useSettled(at: Signal<number>): ReadonlySignal<number> {
  const shown = useDeferred(LAST_RANK, () => ({ step: at.value }));
  return useComputed(() => shown.value.step);
}
