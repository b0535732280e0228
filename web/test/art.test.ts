import { ROQUEFORT_CHARACTERS } from '@castellan/roquefort';
import { type ComponentChildren, h } from 'preact';
import { describe, expect, test } from 'vitest';
import * as house from '../src/art/index.js';
import { HomeOhMonChateau } from '../src/games/oh-mon-chateau/picture.js';
import * as atTheEnd from '../src/games/roquefort/art/at-the-end.js';
import * as board from '../src/games/roquefort/art/index.js';
import { drawn, idsOf, unknownColoursOf, usesOf, valuesOf } from './drawn.js';

const art = { ...house, ...board, ...atTheEnd, HomeOhMonChateau };
const SEATS = [0, 1, 2, 3] as const;
const POSES = ['stand', 'run', 'fall', 'sad', 'cheer', 'carry'] as const;
const KINDS = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7'] as const;
const ROOFS = [
  [1, 2, 'tiled'],
  [2, 1, 'tiled'],
  [1, 3, 'thatched'],
  [3, 1, 'thatched'],
  [2, 2, 'copper'],
] as const;
const CHARACTERS = ROQUEFORT_CHARACTERS.map(({ id }) => id as house.PortraitId);

/** Drawings inside a board, which may use what `BoardDefs` defines. */
const PIECES: Readonly<Record<string, () => ComponentChildren>> = {
  castle: () =>
    [art.CastleGround, art.Lattice, art.CastleWalls, art.Tower, art.TowerFront, art.GoldenLight].map((part) =>
      h(part, null),
    ),
  tiles: () => [...KINDS, 'blank' as const, 'trap' as const].map((tile) => h(art.Tile, { tile })),
  badges: () => KINDS.map((kind) => h(art.CheeseBadge, { kind })),
  mice: () => SEATS.flatMap((seat) => POSES.map((pose) => h(art.Mouse, { seat, pose }))),
  roofs: () => ROOFS.map(([width, height, material]) => h(art.Roof, { width, height, material })),
  asides: () => ROOFS.map(([, , material]) => h(art.RoofAside, { material })),
  marks: () => [
    h(art.Banner, { flutter: true }),
    h(art.Banner, { flutter: false }),
    h(art.SlotArrows, { places: [{ x: 0, y: 0, angle: 0 }] }),
    h(art.CostBadges, { places: [{ x: 0, y: 0, cost: 2 }] }),
    h(art.PushMarks, { places: [{ x: 0, y: 0, angle: 90 }] }),
    h(art.TrapWarning, null),
    h(art.RoomOutline, { width: 1, height: 3 }),
    h(art.FootPath, {
      points: [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 100, y: 100 },
      ],
    }),
    h(art.SpareTray, null),
    h(art.Paw, { spent: true }),
    h(art.Paw, { spent: false }),
  ],
  dungeon: () => [
    h(art.DungeonFront, { fallen: [] }),
    h(art.DungeonFront, { fallen: [0, 1, 2, 3, 0, 1, 2, 3, 0, 0, 0] }),
  ],
};

/** Drawings that stand alone in a page and may use nothing from outside. */
const PICTURES: Readonly<Record<string, () => ComponentChildren>> = {
  ...Object.fromEntries(CHARACTERS.map((character) => [character, () => h(art.Portrait, { character })])),
  ...Object.fromEntries(SEATS.map((seat) => [`player ${seat}`, () => h(art.PlayerPortrait, { seat })])),
  logo: () => h(art.Logo, { class: 'picture' }),
  roquefort: () => h(art.HomeCastle, { class: 'picture' }),
  chateau: () => h(art.HomeOhMonChateau, { class: 'picture' }),
  empty: () => h(art.EmptyCastle, { class: 'picture' }),
  broken: () => h(art.BrokenCastle, { class: 'picture' }),
  lantern: () => h(art.OfflineLantern, { class: 'picture' }),
  goal: () => h(art.EndScene, { reason: 'goal', winner: 0, kinds: KINDS.slice(0, 6) }),
  'third mouse': () => h(art.EndScene, { reason: 'third-mouse', winner: 2, fallen: [0, 1] }),
  stall: () => h(art.EndScene, { reason: 'stall', winner: null }),
  comfort: () =>
    h(art.EndScene, { reason: 'goal', winner: 1, kinds: ['C1'], loser: { seat: 0, kinds: ['C4', 'C7'] } }),
  hearth: () => h(art.Hearth, { class: 'picture' }),
  arcade: () => h(art.Arcade, { class: 'picture' }),
  carriers: () => SEATS.map((seat) => h(art.Carrier, { seat, pose: 'carry', kinds: ['C1', 'C2'] })),
  cheese: () => KINDS.map((kind) => h(art.Cheese, { kind })),
  icons: () => art.ICON_NAMES.map((name) => h(art.Icon, { name })),
};

describe.each(Object.entries({ ...PIECES, ...PICTURES }))('%s', (name, draw) => {
  test('is drawn with numbers only', () => {
    const values = valuesOf(draw());
    expect(values.length).toBeGreaterThan(3);
    expect(values.filter((value) => /NaN|undefined|Infinity|\[object/.test(value))).toEqual([]);
  });
  test('knows only colours of the theme', () => {
    expect(unknownColoursOf(draw())).toEqual([]);
  });
  test('uses only what is defined where it is shown', () => {
    const around = name in PIECES ? h(art.BoardDefs, null) : null;
    const ids = new Set([...idsOf(around), ...idsOf(draw())]);
    expect(usesOf(draw()).filter((id) => !ids.has(id) || !id.startsWith('cr-'))).toEqual([]);
  });
});

test('what stands alone is skipped by screen readers', () => {
  const svgs = Object.values(PICTURES).flatMap((draw) => drawn(draw()).filter(({ tag }) => tag === 'svg'));
  expect(svgs.length).toBeGreaterThan(30);
  expect(svgs.filter(({ attributes }) => attributes['aria-hidden'] !== 'true')).toEqual([]);
});

test('every cheese has a letter of its own, on its tile and in its badge', () => {
  const strokesOf = (node: ComponentChildren): string[] =>
    drawn(node)
      .filter(({ tag, attributes }) => tag === 'path' && attributes.fill === 'none')
      .map(({ attributes }) => String(attributes.d));
  const letters = KINDS.map((kind) => strokesOf(h(art.Cheese, { kind })).at(-1) ?? '');
  expect(new Set(letters).size).toBe(7);
  KINDS.forEach((kind, i) => {
    // once in cream, which is wider, and once in ink
    for (const node of [h(art.Tile, { tile: kind }), h(art.CheeseBadge, { kind })])
      expect(strokesOf(node).filter((stroke) => stroke === letters[i])).toHaveLength(2);
  });
});

test('mice differ in more than colour', () => {
  const shapes = SEATS.map((seat) =>
    drawn(h(art.Mouse, { seat, pose: 'stand' }))
      .map(({ attributes }) => attributes.d)
      .join(),
  );
  expect(new Set(shapes).size).toBe(4);
});

test('the castle keeps inside its square, down to the last merlon', () => {
  // absolute starts of every subpath of the walls; faces hang below them by less than the wall is wide
  const starts = drawn(h(art.CastleWalls, null)).flatMap(({ attributes: { d } }) =>
    [...String(d).matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]),
  );
  expect(starts.length).toBeGreaterThan(200);
  expect(starts.filter(([x, y]) => x < 0 || y < 0 || x > art.CASTLE + 8 || y > art.CASTLE)).toEqual([]);
});

test('33 holes, 12 slabs, 4 towers [R1.2, R1.3, R1.4]', () => {
  expect([art.FLOOR_CELLS, art.RAISED_CELLS, art.TOWER_CELLS].map(({ length }) => length)).toEqual([
    33, 12, 4,
  ]);
});
