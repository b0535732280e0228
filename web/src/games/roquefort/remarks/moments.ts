import type { RoquefortEvent } from '@castellan/roquefort';
import type { Problem } from '../../../tables/problem.js';
import { isFloor, isTower } from '../table/geometry.js';
import type { Held } from '../table/roquefort-table.js';
import { mouseAt, roomAt, type Scene } from '../table/scene.js';

/** What mice remark on. `count`: what a jump cost, how many kinds came at once. */
export type Moment = {
  readonly kind: 'roof' | 'tower' | 'trap' | 'jump' | 'fell' | 'feast' | 'raised';
  readonly seat: number;
  /** Where those are who may speak: cells, or "dungeon". The first who has room does. */
  readonly places: readonly string[];
  readonly count: number;
};

/** [R5.3] Of a refusal: the mouse in hand says why it will not go there. */
export function momentOfProblem(problem: Problem, held: Held, scene: Scene): Moment | null {
  if (problem.kind !== 'illegal-move' || held.kind !== 'mouse') return null;
  const seat = mouseAt(scene, held.cell)?.seat;
  if (seat === undefined) return null;
  const moment = (kind: Moment['kind']): Moment => ({ kind, seat, places: [held.cell], count: 0 });
  const [word, rest = ''] = problem.move.split(' ');
  if (word === 'uncover' && problem.rule === 'R4.1') return moment('roof');
  if (word !== 'run' || problem.rule !== 'R5.3') return null;
  const to = rest.split('-')[1] ?? '';
  if (isTower(to)) return moment('tower');
  return moment(scene.roofed.has(roomAt(scene, to)?.letter ?? '') ? 'roof' : 'trap');
}

/** Of what happened at once: the most worth a word. Nobody comments on the end. */
export function momentOfEvents(events: readonly RoquefortEvent[], scene: Scene): Moment | null {
  if (events.some(({ type }) => type === 'ended')) return null;
  return feastOf(events, scene) ?? fallOf(events) ?? runOf(events);
}

function feastOf(events: readonly RoquefortEvent[], scene: Scene): Moment | null {
  const got = events.filter((event) => event.type === 'collected');
  for (const { seat } of got) {
    const kinds = got.filter((event) => event.seat === seat).map(({ kind }) => kind);
    const eaters = scene.mice.filter(
      (mouse) =>
        mouse.seat === seat &&
        scene.tiles.some(({ cell, tile }) => cell === mouse.place && kinds.includes(tile)),
    );
    if (kinds.length > 1)
      return { kind: 'feast', seat, places: eaters.map(({ place }) => place), count: kinds.length };
  }
  return null;
}

function fallOf(events: readonly RoquefortEvent[]): Moment | null {
  const fell = events.find((event) => event.type === 'fell');
  return fell === undefined ? null : { kind: 'fell', seat: fell.seat, places: ['dungeon'], count: 0 };
}

function runOf(events: readonly RoquefortEvent[]): Moment | null {
  const ran = events.find((event) => event.type === 'ran');
  if (ran === undefined) return null;
  const { seat, path } = ran;
  const place = path.at(-1) ?? '';
  if (path.length > 1) return { kind: 'jump', seat, places: [place], count: path.length };
  // who runs to cheese has other things in mind; on a stone there is time to look about
  return isFloor(place) ? null : { kind: 'raised', seat, places: [place], count: 0 };
}

/** Whether something is said this time: what one sees often is said seldom. */
export class Reserve {
  readonly #times = new Map<Moment['kind'], number>();

  /** Which of the wordings comes next; null: none this time. */
  next(kind: Moment['kind']): number | null {
    const times = this.#times.get(kind) ?? 0;
    this.#times.set(kind, times + 1);
    if (kind === 'raised') return times === 0 ? 0 : null;
    if (kind === 'jump') return times % 3 === 0 ? times / 3 : null;
    return times;
  }
}
