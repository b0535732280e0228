import type { RoquefortEvent } from '@castellan/roquefort';
import { effect, type Signal } from '@preact/signals';
import { render } from 'preact';
import { playSound } from '../../../sound/sounds.js';
import { nextTask } from '../../common/steps.js';
import { type Beat, beatsOf } from './beats.js';
import { flyCheese } from './flights.js';
import { type Point, pointOf } from './geometry.js';
import { Moves } from './moves.js';
import { after, mouseAt, type Scene } from './scene.js';
import { stageSlide } from './slide.js';
import { type Extra, StageView } from './stage-view.js';

/** How long a step takes; what the eye needs to follow [look]. */
const STEP = 180;
const JUMP = 260;
const ROOF = 260;
const FALL = 500;
const FLIGHT = 600;
const BREATH = 160;

const NONE: readonly Extra[] = [];

export type StageSettings = {
  /** Lengths are multiplied by this: 0 shows no motion at all. */
  readonly pace: () => number;
  /** How long something is left to be seen when there is no motion. */
  readonly dwell: () => number;
  /** Nothing is to move, and what happens is to be followed all the same. */
  readonly isCalm: () => boolean;
  readonly turns: () => number;
  readonly looks: readonly number[];
  /** Where a seat's cheese goes. */
  readonly home: (seat: number) => Element | null;
};

/**
 * The castle as it is played on: draws the scene of its table, and the way from one to the next as events lead there.
 * Rendering is at once, so that an animation ends and the next scene stands in the same frame.
 */
export class Stage {
  readonly #host: HTMLElement;
  readonly #settings: StageSettings;
  readonly #moves: Moves;
  /** The table's: whatever is drawn between two scenes is no scene yet. */
  readonly #scene: Signal<Scene>;
  readonly #stop: () => void;
  #isPlaying = false;

  constructor(host: HTMLElement, scene: Signal<Scene>, settings: StageSettings) {
    this.#host = host;
    this.#scene = scene;
    this.#settings = settings;
    this.#moves = new Moves(host, settings.pace, settings.dwell);
    this.#stop = effect(() => {
      const now = scene.value;
      // what is on its way there is drawn beat by beat
      if (!this.#isPlaying) this.#draw(now);
    });
  }

  /** A scene with what is on its way and the lane that is about to move. */
  #draw(scene: Scene, extras = NONE, lane: string | null = null): void {
    const { looks, turns } = this.#settings;
    render(<StageView {...{ scene, looks, extras, lane }} turns={turns()} />, this.#host);
  }

  close(): void {
    this.#stop();
    this.skip();
    render(null, this.#host);
  }

  /** Everything that moves is there at once, until there is nothing more to show. */
  skip(): void {
    this.#moves.skip();
  }

  /** Shows what happened, after so many milliseconds in which nothing does; the table goes on to the view it leads to. */
  async play(events: readonly RoquefortEvent[], breath = 0): Promise<void> {
    this.#isPlaying = true;
    try {
      this.#moves.begin();
      // what could be done before has just gone from the screen: the two together would be one long task
      await nextTask();
      if (breath > 0) await this.#moves.wait(breath);
      for (const beat of beatsOf(events)) {
        const next = [beat.main, ...beat.with].reduce(after, this.#scene.peek());
        await this.#beat(beat, next);
        this.#draw(next);
        this.#moves.settle();
        this.#scene.value = next;
      }
    } finally {
      this.#isPlaying = false;
    }
  }

  async #beat(beat: Beat, next: Scene): Promise<void> {
    const { main } = beat;
    switch (main.type) {
      case 'placed':
      case 'entered':
        return this.#enter(main.tower, next, main.seat);
      case 'ran':
        return this.#run(main);
      case 'uncovered':
        return this.#uncover(main.room, next);
      case 'slid':
        return this.#slide(main.slot, beat, next);
      case 'fell':
        return this.#fall(main);
      case 'collected':
        return this.#collect(main);
      case 'covered':
        return this.#cover(main.rooms, next);
      case 'ended':
        playSound('end');
        return this.#moves.wait(BREATH);
      default:
        return this.#moves.wait(BREATH);
    }
  }

  #point(cell: string): Point {
    return pointOf(cell, this.#settings.turns());
  }

  async #enter(tower: string, next: Scene, seat: number): Promise<void> {
    playSound('step');
    this.#draw(next);
    const mouse = mouseAt(next, tower, seat);
    const inner = this.#moves.inner(`mouse-${mouse?.id}`);
    await this.#moves.move(
      inner,
      [
        { transform: 'translateY(-60px) scale(.6)', opacity: 0 },
        { transform: 'translateY(-20px) scale(1.06)', opacity: 1, offset: 0.7 },
        { transform: 'none', opacity: 1 },
      ],
      JUMP * 1.3,
    );
  }

  async #run({ seat, from, path }: RoquefortEvent & { type: 'ran' }): Promise<void> {
    const mouse = mouseAt(this.#scene.peek(), from, seat);
    if (from === 'outside' || mouse === undefined) {
      const landing = path.at(-1) ?? '';
      return this.#enter(landing, after(this.#scene.peek(), { type: 'ran', seat, from, path }), seat);
    }
    const points = [from, ...path].map((cell) => this.#point(cell));
    for (let i = 1; i < points.length; i++) {
      const over = i < points.length - 1 || i > 1;
      playSound(over ? 'jump' : 'step');
      await this.#moves.hop(
        `mouse-${mouse.id}`,
        points[i - 1],
        points[i],
        over ? JUMP : STEP,
        over ? 46 : 10,
      );
    }
  }

  async #uncover(letter: string, next: Scene): Promise<void> {
    playSound('roof');
    // what lies below is there before the roof has gone
    this.#draw({ ...next, roofed: this.#scene.peek().roofed });
    await this.#moves.move(
      this.#moves.inner(`roof-${letter}`),
      [
        { transform: 'none', opacity: 1 },
        { transform: 'translate(-6px, -34px) scale(1.08)', opacity: 1, offset: 0.6 },
        { transform: 'translate(-10px, -64px) scale(1.1)', opacity: 0 },
      ],
      ROOF * 1.6,
    );
  }

  async #cover(letters: readonly string[], next: Scene): Promise<void> {
    playSound('clap');
    this.#draw({ ...next, tiles: this.#scene.peek().tiles });
    await Promise.all(
      letters.map((letter) =>
        this.#moves.move(
          this.#moves.inner(`roof-${letter}`),
          [
            { transform: 'translate(-8px, -50px) scale(1.08)', opacity: 0 },
            { transform: 'translate(-3px, -20px) scale(1.04)', opacity: 1, offset: 0.5 },
            { transform: 'none', opacity: 1 },
          ],
          ROOF,
        ),
      ),
    );
  }

  #slide(slot: string, beat: Beat, next: Scene): Promise<void> {
    const { turns, isCalm } = this.#settings;
    return stageSlide(
      {
        host: this.#host,
        moves: this.#moves,
        scene: this.#scene.peek(),
        turns: turns(),
        isCalm: isCalm(),
        show: (scene, extras, lane) => this.#draw(scene, extras, lane),
        changed: (scene) => {
          this.#scene.value = scene;
        },
      },
      slot,
      beat,
      next,
    );
  }

  async #fall({ seat, cell }: RoquefortEvent & { type: 'fell' }): Promise<void> {
    playSound('fall');
    const mouse = mouseAt(this.#scene.peek(), cell, seat);
    await this.#moves.move(
      this.#moves.inner(`mouse-${mouse?.id}`),
      [
        { transform: 'none', opacity: 1 },
        { transform: 'translateY(-16px) scale(1.12, .92)', opacity: 1, offset: 0.25 },
        { transform: 'translateY(10px) scale(.7, .8) rotate(70deg)', opacity: 1, offset: 0.7 },
        { transform: 'translateY(24px) scale(.1) rotate(140deg)', opacity: 0 },
      ],
      FALL,
    );
  }

  async #collect({ seat, kind }: RoquefortEvent & { type: 'collected' }): Promise<void> {
    playSound('cheese');
    const home = this.#settings.home(seat);
    const mice = this.#scene
      .peek()
      .mice.filter(
        (mouse) =>
          mouse.seat === seat &&
          this.#scene.peek().tiles.some((t) => t.cell === mouse.place && t.tile === kind),
      );
    await Promise.all(
      mice.flatMap((mouse) => {
        const inner = this.#moves.inner(`mouse-${mouse.id}`);
        return [this.#moves.cheer(inner, FLIGHT), flyCheese(this.#moves, inner, home, kind, FLIGHT)];
      }),
    );
  }
}
