import type { CastleView } from '@castellan/oh-mon-chateau';
import type { Sheet } from '../ink/codec.js';
import { drawnOn } from './place-code.js';
import { FLAG_WALLS, MOST_CLOUDS, type PartId, TRACK } from './plan.js';
import { towerPlaces } from './towers.js';

/** What the sheet asks of a castle. */
export type Castle = Pick<
  CastleView,
  'towers' | 'walls' | 'flags' | 'floors' | 'inhabitants' | 'clouds' | 'track' | 'score'
>;

const SHORT_WALLS = 2;

/** Walls of one flag are the first two of the plan, walls of two flags the others [O1.4]. */
function builtWalls(castle: Castle): number[] {
  const count = { 1: 0, 2: 0 };
  return castle.walls.map((flags) => (flags === 1 ? ++count[1] : SHORT_WALLS + ++count[2]));
}

/**
 * Flags stand where they were when they were earned: the view only counts them, and a short wall that is built later
 * must not move them. Without a past, the long walls are filled first.
 */
function flagPlaces(castle: Castle, before: readonly PartId[]): PartId[] {
  const walls = builtWalls(castle);
  const free = FLAG_WALLS.map((wall, i) => ({ wall, id: `flag-${i + 1}` as const }))
    .filter(({ wall }) => walls.includes(wall))
    .sort((a, b) => b.wall - a.wall)
    .map(({ id }) => id);
  const kept = before.filter((id) => (free as readonly PartId[]).includes(id));
  const added = free.filter((id) => !kept.includes(id));
  return [...kept, ...added].slice(0, castle.flags.length);
}

const upTo = (kind: 'floor' | 'inhabitant' | 'cloud', count: number): PartId[] =>
  Array.from({ length: count }, (_, i) => `${kind}-${i + 1}` as const);

/**
 * The places of a sheet that a castle has opened for drawing; `before` is what was open already, `towers` are the places
 * that were chosen for towers. Towers and flags come in the order in which they were earned.
 */
export function earnedParts(
  castle: Castle,
  before: readonly PartId[] = [],
  towers: readonly number[] = [],
): PartId[] {
  return [
    ...upTo('floor', castle.floors),
    ...towerPlaces(castle.towers.length, towers).map((place) => `tower-${place}` as const),
    ...builtWalls(castle).map((wall) => `wall-${wall}` as const),
    ...flagPlaces(castle, before),
    ...upTo('inhabitant', Math.min(TRACK.people, castle.inhabitants)),
    ...(castle.score.sun > 0 ? (['sun'] as const) : []),
    ...upTo('cloud', Math.min(MOST_CLOUDS, castle.clouds.length)),
  ];
}

/** The same for a sheet that has been drawn on: flags stay where they were drawn, towers where they were put. */
export function earnedOn({ strokes, towers }: Pick<Sheet, 'strokes' | 'towers'>, castle: Castle): PartId[] {
  return earnedParts(castle, [...drawnOn(strokes)], towers);
}

/** What is written on a part: the points of a tower, a flag, the sun or a cloud. */
export function pointsOn(castle: Castle, earned: readonly PartId[]): ReadonlyMap<PartId, number> {
  const points = new Map<PartId, number>();
  const towers = earned.filter((id) => id.startsWith('tower'));
  for (const [i, id] of towers.entries()) points.set(id, castle.towers[i]);
  for (const [i, value] of castle.clouds.slice(0, MOST_CLOUDS).entries()) points.set(`cloud-${i + 1}`, value);
  const flags = earned.filter((id) => id.startsWith('flag'));
  for (const [i, id] of flags.entries()) points.set(id, castle.flags[i]);
  if (castle.score.sun > 0) points.set('sun', castle.score.sun);
  return points;
}
