import { nextTask } from '../../common/steps.js';
import type { Point } from './geometry.js';

const WEIGHT = 'cubic-bezier(.3,.7,.2,1)';

/** Animations of pieces, only of transform and opacity; each can be skipped. */
export class Moves {
  readonly #host: HTMLElement;
  readonly #pace: () => number;
  readonly #dwell: () => number;
  #running = new Set<Animation>();
  #done: Animation[] = [];
  #skipping = false;
  #wakes = new Set<() => void>();

  constructor(host: HTMLElement, pace: () => number, dwell: () => number) {
    this.#host = host;
    this.#pace = pace;
    this.#dwell = dwell;
  }

  /** Nothing moves: it is skipped, or nobody wants to see it. */
  isStill(): boolean {
    return this.#skipping || this.#pace() === 0 || document.hidden;
  }

  begin(): void {
    this.#skipping = false;
  }

  skip(): void {
    this.#skipping = true;
    for (const animation of this.#running) animation.finish();
    for (const wake of this.#wakes) wake();
  }

  /** The scene stands as the animations left it, so they are not needed any more. */
  settle(): void {
    for (const animation of this.#done) animation.cancel();
    this.#done = [];
  }

  piece(name: string): Element | null {
    return this.#host.querySelector(`[data-piece="${name}"]`);
  }

  inner(name: string): Element | null {
    return this.#host.querySelector(`[data-piece="${name}"] > [data-inner]`);
  }

  wait(milliseconds: number): Promise<void> {
    const time = this.#pace() === 0 ? this.#dwell() : milliseconds * this.#pace();
    return this.#skipping || time === 0 ? Promise.resolve() : this.#sleep(time);
  }

  #sleep(time: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.#wakes.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, time);
      this.#wakes.add(wake);
    });
  }

  /** A picture that nobody sees moving is left for a moment, so that it is seen at all. */
  rest(milliseconds: number): Promise<void> {
    return this.#skipping || document.hidden ? Promise.resolve() : this.#sleep(milliseconds);
  }

  async move(element: Element | null, frames: Keyframe[], milliseconds: number, delay = 0): Promise<void> {
    const pace = this.#pace();
    // a page that nobody looks at has no frames: nothing would ever come to an end there
    if (element === null || this.#skipping || document.hidden) return;
    if (pace === 0) return this.wait(0);
    const animation = element.animate(frames, {
      duration: milliseconds * pace,
      delay: delay * pace,
      easing: WEIGHT,
      fill: 'both',
    });
    // an older one that still holds the same piece where it is would keep this one off the compositor
    for (const old of this.#done) if (targetOf(old) === element) old.cancel();
    this.#running.add(animation);
    const finish = (): void => animation.finish();
    document.addEventListener('visibilitychange', finish);
    await animation.finished.catch(() => null);
    document.removeEventListener('visibilitychange', finish);
    // what comes next is not part of the frame in which this one ended
    await nextTask();
    this.#running.delete(animation);
    this.#done.push(animation);
  }

  /** One cell on, higher when somebody is passed over. */
  hop(name: string, from: Point, to: Point, milliseconds: number, height: number): Promise<void> {
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - height };
    return this.move(
      this.piece(name),
      [{ transform: at(from) }, { transform: at(middle), easing: 'ease-in' }, { transform: at(to) }],
      milliseconds,
    );
  }

  /** In a lane each tile starts a moment after the one that pushes it. */
  push(name: string, from: Point, to: Point, milliseconds: number, place: number): Promise<void> {
    return this.move(
      this.piece(name),
      [{ transform: at(from) }, { transform: at(to) }],
      milliseconds,
      place * 34,
    );
  }

  /** A roof shudders as something passes below it: always alike, whatever that is. */
  shudder(name: string, milliseconds: number, place: number): Promise<void> {
    return this.move(
      this.inner(name),
      [
        { transform: 'none' },
        { transform: 'translateY(-7px) scale(1.025)', easing: 'ease-in-out' },
        { transform: 'translateY(2px) scale(.995)', easing: 'ease-in-out' },
        { transform: 'none' },
      ],
      milliseconds,
      place * 34,
    );
  }

  cheer(element: Element | null, milliseconds: number): Promise<void> {
    return this.move(
      element,
      [
        { transform: 'none' },
        { transform: 'translateY(-18px) scale(1.08)' },
        { transform: 'none' },
        { transform: 'translateY(-12px)' },
        { transform: 'none' },
      ],
      milliseconds,
    );
  }
}

const targetOf = ({ effect }: Animation): Element | null =>
  effect instanceof KeyframeEffect ? effect.target : null;

const at = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;
