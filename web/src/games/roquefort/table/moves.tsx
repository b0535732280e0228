import { render } from 'preact';
import { nextTask } from '../../common/steps.js';
import { Cheese, type CheeseKind } from '../art/index.js';
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
    if (this.#skipping || time === 0) return Promise.resolve();
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
      place * 22,
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

  /** A cheese flies from a mouse to its owner. */
  async fly(from: Element | null, home: DOMRect | null, kind: string, milliseconds: number): Promise<void> {
    const start = from?.getBoundingClientRect();
    if (start === undefined || home === null || this.#skipping || this.#pace() === 0) return;
    const flyer = document.createElement('div');
    flyer.className = 'flying-cheese';
    flyer.style.left = `${start.left + start.width / 2}px`;
    flyer.style.top = `${start.top + start.height / 2}px`;
    render(
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <Cheese kind={kind as CheeseKind} />
      </svg>,
      flyer,
    );
    document.body.append(flyer);
    const dx = home.left + home.width / 2 - (start.left + start.width / 2);
    const dy = home.top + home.height / 2 - (start.top + start.height / 2);
    await this.move(
      flyer,
      [
        { transform: 'scale(.7)', opacity: 0 },
        { transform: 'translateY(-36px) scale(1.25)', opacity: 1, offset: 0.3 },
        { transform: `translate(${dx}px, ${dy}px) scale(.6)`, opacity: 1 },
      ],
      milliseconds,
    );
    flyer.remove();
  }
}

const targetOf = ({ effect }: Animation): Element | null =>
  effect instanceof KeyframeEffect ? effect.target : null;

const at = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;
