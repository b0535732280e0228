import { BOARDS, CHATEAU_CHARACTERS, FACES, GUESTS, type Mode, RESOURCES } from '@castellan/oh-mon-chateau';
import { type ComponentChildren, h } from 'preact';
import { describe, expect, test } from 'vitest';
import { EndPicture } from '../src/games/oh-mon-chateau/art/end.js';
import { GUEST_CARDS } from '../src/games/oh-mon-chateau/art/guests/index.js';
import * as art from '../src/games/oh-mon-chateau/art/index.js';
import { drawn, idsOf, unknownColoursOf, usesOf, valuesOf } from './drawn.js';

const LOOKS = [0, 1, 2, 3] as const;
const SEALS = ['lightning', 'hourglass', 'crown'] as const;
const MODES: readonly Mode[] = ['petits-batisseurs', 'grands-architectes'];
const BUILDERS = CHATEAU_CHARACTERS.map(({ id }) => id as art.BuilderId);
const CONSTRUCTIONS = Object.values(BOARDS['grands-architectes'].constructions);
const FOLK = [1, 2, 3, 4].flatMap((value) => LOOKS.map((variant) => ({ value, variant })));
const size = { width: 620, height: 430 };

/** Drawings of a table, which may use what `ChateauDefs` defines. */
const PIECES: Readonly<Record<string, () => ComponentChildren>> = {
  grounds: () => MODES.map((mode) => h(art.BoardPaper, { mode, ...size })),
  icons: () => [
    ...RESOURCES.map((resource) => h(art.ResourceIcon, { resource })),
    ...[art.InhabitantsIcon, art.QuestionIcon, art.CloudIcon, art.SunIcon].map((icon) => h(icon, null)),
    h(art.FlagIcon, {}),
    h(art.FlagIcon, { points: 2 }),
  ],
  dice: () => FACES.map((face) => h(art.Die, { face })),
  tokens: () => LOOKS.map((look) => h(art.Token, { look })),
  cells: () =>
    RESOURCES.flatMap((resource) => [
      h(art.BoardCell, { resource }),
      h(art.BoardCell, { resource, taken: true }),
      h(art.BoardCell, { resource, open: true }),
    ]),
  badges: () => CONSTRUCTIONS.map((construction) => h(art.LineBadge, { construction })),
  seals: () => SEALS.map((seal) => h(art.Seal, { seal })),
  backs: () => MODES.map((mode) => h(art.CardBack, { mode })),
  'small guests': () => FOLK.map((who) => h(art.SmallGuestCard, who)),
  ...Object.fromEntries(GUESTS.map(({ id }) => [id, () => h(art.GuestCard, { id: id as art.GuestId })])),
};

/** Drawings that stand alone in a page and may use nothing from outside. */
const PICTURES: Readonly<Record<string, () => ComponentChildren>> = {
  ...Object.fromEntries(
    BUILDERS.map((character) => [character, () => h(art.BuilderPortrait, { character })]),
  ),
  castle: () => h(EndPicture, { reason: 'castle' }),
  stall: () => h(EndPicture, { reason: 'stall' }),
  lost: () => h(EndPicture, { reason: 'lost' }),
};

const pathsOf = (node: ComponentChildren): string =>
  drawn(node)
    .map(({ attributes }) => attributes.d)
    .join();

test('cards have printed on them what the rules say', () => {
  const rules = GUESTS.map(({ id, seal, points }) => [id, seal, points]);
  expect(Object.entries(GUEST_CARDS).map(([id, { seal, worth }]) => [id, seal, worth])).toEqual(rules);
});

describe.each(Object.entries({ ...PIECES, ...PICTURES }))('%s', (name, draw) => {
  test('is drawn with numbers only', () => {
    const values = valuesOf(draw());
    expect(values.length).toBeGreaterThan(3);
    expect(values.filter((value) => /NaN|undefined|Infinity|\[object/.test(value))).toEqual([]);
  });
  test('has paths a browser can read', () => {
    const paths = drawn(draw()).flatMap(({ attributes: { d } }) => (d === undefined ? [] : [String(d)]));
    expect(paths.filter((d) => problemOf(d) !== null)).toEqual([]);
  });
  test('knows only colours of the theme', () => {
    expect(unknownColoursOf(draw())).toEqual([]);
  });
  test('uses only what is defined where it is shown', () => {
    const around = name in PIECES ? h(art.ChateauDefs, null) : null;
    const ids = new Set([...idsOf(around), ...idsOf(draw())]);
    expect(usesOf(draw()).filter((id) => !ids.has(id) || !id.startsWith('oc-'))).toEqual([]);
  });
});

/** How many numbers each command of a path takes; a browser stops drawing at the first that is wrong. */
const TAKES: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};
function problemOf(d: string): string | null {
  if (!/^M/.test(d)) return 'does not start with M';
  for (const [, command, rest] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const takes = TAKES[command.toLowerCase()];
    const numbers = rest.match(/-?(\d+\.?\d*|\.\d+)/g)?.length ?? 0;
    if (takes === undefined) return command;
    if (takes === 0 ? numbers !== 0 : numbers === 0 || numbers % takes !== 0) return command + rest;
  }
  return null;
}

test('what stands alone is skipped by screen readers', () => {
  const svgs = Object.values(PICTURES).flatMap((draw) => drawn(draw()).filter(({ tag }) => tag === 'svg'));
  expect(svgs).toHaveLength(13);
  expect(svgs.filter(({ attributes }) => attributes['aria-hidden'] !== 'true')).toEqual([]);
});

test.each([
  ['tokens', LOOKS.map((look) => h(art.Token, { look }))],
  ['resources', RESOURCES.map((resource) => h(art.ResourceIcon, { resource }))],
  ['guests', GUESTS.map(({ id }) => h(art.GuestCard, { id: id as art.GuestId }))],
  ['small guests', FOLK.map((who) => h(art.SmallGuestCard, who))],
  ['seals', SEALS.map((seal) => h(art.Seal, { seal }))],
  ['cloths', MODES.map((mode) => h('path', { d: art.clothStyle(mode).backgroundImage }))],
])('%s differ in more than colour', (_, nodes) => {
  expect(new Set(nodes.map(pathsOf)).size).toBe(nodes.length);
});

test('badges tell lines apart', () => {
  const told = CONSTRUCTIONS.map((construction) => JSON.stringify(drawn(h(art.LineBadge, { construction }))));
  expect(new Set(told).size).toBe(new Set(CONSTRUCTIONS.map((one) => JSON.stringify(one))).size);
});
