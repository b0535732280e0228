import { describe, expect, it } from 'vitest';
import { autoDraw } from '../src/games/oh-mon-chateau/sheet/auto/auto-draw.js';
import { stones } from '../src/games/oh-mon-chateau/sheet/auto/details.js';
import { handFor } from '../src/games/oh-mon-chateau/sheet/auto/hand.js';
import { radius } from '../src/games/oh-mon-chateau/sheet/ink/outline.js';
import { toSamples } from '../src/games/oh-mon-chateau/sheet/ink/simplify.js';
import { STYLES } from '../src/games/oh-mon-chateau/sheet/ink/stroke.js';
import { earnedParts, pointsOn } from '../src/games/oh-mon-chateau/sheet/plan/earned.js';
import {
  boxOf,
  flatten,
  grown,
  isInBox,
  isInside,
  type SheetBox,
} from '../src/games/oh-mon-chateau/sheet/plan/geometry.js';
import { codeOf, MOST_CODE, placeOfCode } from '../src/games/oh-mon-chateau/sheet/plan/place-code.js';
import { cloudPlace, findPlace, PLACES, SHEET } from '../src/games/oh-mon-chateau/sheet/plan/plan.js';
import { movedTower, towerPlaces } from '../src/games/oh-mon-chateau/sheet/plan/towers.js';
import { COMPLETE, NOTHING } from './sheet-castles.js';

const clouds = Array.from({ length: 32 }, (_, i) => cloudPlace(i));

describe('the plan of the sheet', () => {
  it('has a place for everything [O1.4, O7.1]', () => {
    const count = (kind: string) => PLACES.filter((place) => place.kind === kind).length;
    expect(['floor', 'tower', 'wall', 'flag', 'inhabitant', 'sun'].map(count)).toEqual([4, 4, 4, 6, 30, 1]);
    expect(new Set(PLACES.map(({ id }) => id)).size).toBe(49);
  });

  it('keeps everything on the paper', () => {
    for (const { id, areas, lines } of [...PLACES, ...clouds])
      for (const point of [...areas.flatMap(({ polygon }) => polygon), ...lines.flat()])
        if (!isInBox(point, SHEET)) expect.fail(`${id} at ${point}`);
  });

  it('is drawn with what it can read', () => {
    for (const { id, outline } of [...PLACES, ...clouds])
      expect([id, outline.replace(/[MLHVQCZ\d\s.-]/gi, '')]).toEqual([id, '']);
  });

  it('builds a castle without overlap: no point belongs to two parts', () => {
    const doubles: string[] = [];
    const solid = PLACES.filter(({ kind }) => kind !== 'inhabitant');
    for (const [i, a] of solid.entries())
      for (const b of solid.slice(i + 1)) {
        const left = Math.max(a.box.x, b.box.x);
        const right = Math.min(a.box.x + a.box.width, b.box.x + b.box.width);
        const top = Math.max(a.box.y, b.box.y);
        const bottom = Math.min(a.box.y + a.box.height, b.box.y + b.box.height);
        for (let x = left + 0.5; x < right; x++)
          for (let y = top + 0.5; y < bottom; y += 3)
            if ([a, b].every(({ areas }) => areas.some(({ polygon }) => isInside([x, y], polygon))))
              doubles.push(`${x},${y}: ${a.id}, ${b.id}`);
      }
    expect(doubles).toEqual([]);
  });

  it('builds a castle without gaps', () => {
    const pointsOf = (id: string) => (findPlace(id)?.areas ?? []).flatMap(({ polygon }) => polygon);
    const gap = ([a, b]: readonly [string, string]): number =>
      Math.min(...pointsOf(a).flatMap(([x, y]) => pointsOf(b).map(([u, v]) => Math.hypot(x - u, y - v))));
    const beside = [
      ['tower-2', 'wall-1'],
      ['wall-1', 'floor-1'],
      ['floor-1', 'wall-2'],
      ['wall-2', 'tower-3'],
      ['tower-1', 'wall-3'],
      ['wall-3', 'wall-4'],
      ['wall-4', 'tower-4'],
    ] as const;
    expect(beside.map(gap)).toEqual(beside.map(() => 0));
    const levels = [1, 2, 3, 4].map((n) => pointsOf(`floor-${n}`).map(([, y]) => y));
    const tops = levels.slice(0, 3).map((level) => Math.min(...level));
    expect(levels.slice(1).map((level) => Math.max(...level))).toEqual(tops);
  });

  it('has numbers for places that lead back', () => {
    for (const { id } of [...PLACES, ...clouds]) expect(placeOfCode(codeOf(id))).toBe(id);
    expect([codeOf(null), placeOfCode(0), placeOfCode(MOST_CODE + 1)]).toEqual([0, null, null]);
  });

  it.each(['cloud-0', 'cloud-065', 'cloud-65', 'cloud-1e1', 'tower-5', '__proto__', ''])(
    'knows no %j',
    (id) => {
      expect(findPlace(id)).toBeNull();
    },
  );

  it('reads the paths it is drawn with', () => {
    expect(flatten('M1 2h3v-4L0 0zm5 5l1 1')).toEqual([
      [
        [1, 2],
        [4, 2],
        [4, -2],
        [0, 0],
        [1, 2],
      ],
      [
        [6, 7],
        [7, 8],
      ],
    ]);
    expect(flatten('M0 0Q10 0 10 10')[0].at(-1)).toEqual([10, 10]);
  });
});

describe('what a castle has earned', () => {
  it('is nothing at first and everything at the end', () => {
    expect(earnedParts(NOTHING)).toEqual([]);
    expect(new Set(earnedParts(COMPLETE))).toEqual(
      new Set([...PLACES.map(({ id }) => id), 'cloud-1', 'cloud-2', 'cloud-3']),
    );
  });

  it('puts walls of two flags in the long places', () => {
    expect(earnedParts({ ...NOTHING, walls: [2] })).toEqual(['wall-3']);
    expect(earnedParts({ ...NOTHING, walls: [1, 2, 2] })).toEqual(['wall-1', 'wall-3', 'wall-4']);
  });

  it('leaves a flag where it was when another wall is built', () => {
    const before = earnedParts({ ...NOTHING, walls: [1], flags: [2] });
    expect(before).toEqual(['wall-1', 'flag-1']);
    const after = { ...NOTHING, walls: [1, 2], flags: [2, 5] };
    expect(earnedParts(after, before).filter((id) => id.startsWith('flag'))[0]).toBe('flag-1');
    expect(pointsOn(after, earnedParts(after, before)).get('flag-1')).toBe(2);
  });

  it('[O4.2] puts each tower where its player wants it, with its own value, else on the next free place', () => {
    const castle = { ...NOTHING, towers: [3, 5, 4] };
    const towers = (chosen: readonly number[]) => {
      const earned = earnedParts(castle, [], chosen);
      return [...pointsOn(castle, earned)];
    };
    expect(towers([])).toEqual([
      ['tower-1', 3],
      ['tower-2', 5],
      ['tower-3', 4],
    ]);
    expect(towers([4, 2])).toEqual([
      ['tower-4', 3],
      ['tower-2', 5],
      ['tower-1', 4],
    ]);
    // what was chosen for towers that are not built yet, or not any more, is no tower
    expect(earnedParts({ ...NOTHING, towers: [3] }, [], [4, 2])).toEqual(['tower-4']);
    expect(towerPlaces(4, [2])).toEqual([2, 1, 3, 4]);
  });

  it('lets a tower go to a free place, or change places with another', () => {
    expect(movedTower([1, 2], 2, 4)).toEqual([1, 4]);
    expect(movedTower([1, 2], 2, 1)).toEqual([2, 1]);
    expect(movedTower([1, 2], 2, 2)).toEqual([1, 2]);
  });

  it('has flags on built walls only', () => {
    expect(earnedParts({ ...NOTHING, walls: [2], flags: [1, 1, 1] })).toEqual(['wall-3', 'flag-3', 'flag-4']);
  });
});

describe('bricks of a wall', () => {
  it('lie neither over windows and doors nor over each other', () => {
    for (const seed of ['a', 'b', 'c', 'd'])
      for (const { id, areas } of PLACES)
        for (const [i, { stuff, polygon }] of areas.entries()) {
          if (stuff !== 'stone') continue;
          const holes = areas.slice(i + 1).map((area) => area.polygon);
          const hand = handFor(`${seed}/${id}/${i}`, 'ink', 0);
          stones(hand, polygon, holes, 'black');
          const bricks = hand.strokes.map(({ points }) =>
            boxOf(toSamples(points).map(([x, y]): readonly [number, number] => [x, y])),
          );
          const middles = bricks.map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
          const meets = (a: SheetBox, b: SheetBox) =>
            a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
          const over = bricks.filter((brick) => holes.some((hole) => meets(brick, boxOf(hole))));
          const piled = middles.filter(([x, y], a) =>
            middles.some(([u, v], b) => a < b && Math.abs(u - x) < 30 && Math.abs(v - y) < 15),
          );
          expect([id, seed, over, piled]).toEqual([id, seed, [], []]);
        }
  });
});

describe.each(STYLES)('"draw it for me", %s', (style) => {
  const all = [...PLACES, ...clouds.slice(0, 12)];

  it('draws the same for the same seed and something else for another', () => {
    for (const { id } of all) {
      expect(autoDraw(id, 'a', style)).toEqual(autoDraw(id, 'a', style));
      expect(autoDraw(id, 'a', style)).not.toEqual(autoDraw(id, 'b', style));
    }
  });

  it('stays at its place, with the tremble of a hand', () => {
    for (const seed of ['a', 'b', 'c'])
      for (const { id, box } of all)
        for (const { tool, width, points } of autoDraw(id, seed, style)) {
          const frame = grown(box, 32 - radius(tool, width, 1));
          for (let i = 0; i < points.length; i += 3)
            if (!isInBox([points[i], points[i + 1]], frame))
              expect.fail(`${id}, ${seed}: ${tool} at ${points[i]}, ${points[i + 1]}`);
        }
  });
});
