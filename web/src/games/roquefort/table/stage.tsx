import type { RoquefortEvent, RoquefortView } from '@castellan/roquefort';
import { render } from 'preact';
import { playSound } from '../../../sound/sounds.js';
import { nextTask } from '../../common/steps.js';
import { type Beat, beatsOf } from './beats.js';
import { besideLane, laneOf, type Point, pointAt, pointOf } from './geometry.js';
import { Moves } from './moves.js';
import { after, isRoofed, mouseAt, type Scene, sceneOf } from './scene.js';
import { type Extra, StageView } from './stage-view.js';

/** How long a step takes; what the eye needs to follow [look]. */
const STEP = 180;
const JUMP = 260;
const LANE = 420;
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
  readonly turns: () => number;
  readonly looks: readonly number[];
  /** Where a seat's cheese goes, on the screen. */
  readonly home: (seat: number) => DOMRect | null;
  readonly changed: (scene: Scene) => void;
};

/**
 * The castle as it is played on: shows scenes and the way from one to the next. Rendering is at once, so that an
 * animation ends and the next scene stands in the same frame.
 */
export class Stage {
  readonly #host: HTMLElement;
  readonly #settings: StageSettings;
  readonly #moves: Moves;
  #scene: Scene;

  constructor(host: HTMLElement, scene: Scene, settings: StageSettings) {
    this.#host = host;
    this.#scene = scene;
    this.#settings = settings;
    this.#moves = new Moves(host, settings.pace, settings.dwell);
    this.show(scene);
  }

  show(scene: Scene, extras = NONE): void {
    this.#scene = scene;
    const { looks, turns } = this.#settings;
    render(<StageView scene={scene} turns={turns()} looks={looks} extras={extras} />, this.#host);
  }

  close(): void {
    this.skip();
    render(null, this.#host);
  }

  /** Everything that moves is there at once, until there is nothing more to show. */
  skip(): void {
    this.#moves.skip();
  }

  async play(events: readonly RoquefortEvent[], view: RoquefortView): Promise<void> {
    this.#moves.begin();
    // what could be done before has just gone from the screen: the two together would be one long task
    await nextTask();
    for (const beat of beatsOf(events)) {
      const next = [beat.main, ...beat.with].reduce(after, this.#scene);
      await this.#beat(beat, next);
      this.show(next);
      this.#moves.settle();
      this.#settings.changed(next);
    }
    this.show(sceneOf(view, this.#scene));
  }

  /** The board was turned, or somebody else looks. */
  refresh(): void {
    this.show(this.#scene);
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
        return this.#slide(main.slot, beat);
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
    this.show(next);
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
    const mouse = mouseAt(this.#scene, from, seat);
    if (from === 'outside' || mouse === undefined) {
      const landing = path.at(-1) ?? '';
      return this.#enter(landing, after(this.#scene, { type: 'ran', seat, from, path }), seat);
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
    this.show({ ...next, roofed: this.#scene.roofed });
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
    this.show({ ...next, tiles: this.#scene.tiles });
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

  /** One tile pushes the next; the last falls out behind the wall. */
  async #slide(slot: string, beat: Beat): Promise<void> {
    playSound('slide');
    const turns = this.#settings.turns();
    const lane = laneOf(slot);
    const scene = this.#scene;
    const spots = [besideLane(slot, -1, turns), ...lane.map((cell) => cell), besideLane(slot, 7, turns)];
    const points = spots.map((spot) => (typeof spot === 'string' ? pointOf(spot, turns) : pointAt(spot)));
    // places are counted from before the wall: lane cell i is at i + 1
    const coming = lane.flatMap((cell, i): Extra[] => {
      if (!isRoofed(scene, cell)) return [];
      const news = beat.with.find((e) => e.type === 'seen' && e.place === (lane[i + 1] ?? 'spare'));
      return news?.type === 'seen' ? [{ id: `from-${i}`, tile: news.tile, point: points[i + 1] }] : [];
    });
    const entering = scene.spare === null ? [] : [{ id: 'from--1', tile: scene.spare, point: points[0] }];
    this.show({ ...scene, spare: null }, [...coming, ...entering]);
    const pieces = [
      ...scene.tiles
        .filter(({ cell }) => lane.includes(cell))
        .map(({ id, cell }) => ({ piece: `tile-${id}`, at: lane.indexOf(cell) + 1 })),
      ...coming.map(({ id }) => ({ piece: id, at: Number(id.slice(5)) + 1 })),
      ...entering.map(({ id }) => ({ piece: id, at: 0 })),
    ];
    await Promise.all(
      pieces.map(({ piece, at }) => this.#moves.push(piece, points[at], points[at + 1], LANE, at)),
    );
  }

  async #fall({ seat, cell }: RoquefortEvent & { type: 'fell' }): Promise<void> {
    playSound('fall');
    const mouse = mouseAt(this.#scene, cell, seat);
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
    const mice = this.#scene.mice.filter(
      (mouse) =>
        mouse.seat === seat && this.#scene.tiles.some((t) => t.cell === mouse.place && t.tile === kind),
    );
    await Promise.all(
      mice.flatMap((mouse) => {
        const inner = this.#moves.inner(`mouse-${mouse.id}`);
        return [this.#moves.cheer(inner, FLIGHT), this.#moves.fly(inner, home, kind, FLIGHT)];
      }),
    );
  }
}
