import { boxOf, flatten, isInside, type SheetBox, type SheetLine, type SheetPoint } from './geometry.js';
import {
  cloud,
  FLOORS,
  flag,
  inhabitant,
  type PartDrawing,
  POLES,
  type Stuff,
  sun,
  TOWERS,
  WALLS,
} from './parts.js';

/** The sheet is an A4 page, upright, in tenths of a millimetre. */
export const SHEET: SheetBox = { x: 0, y: 0, width: 2100, height: 2970 };

export type Kind = 'floor' | 'tower' | 'wall' | 'flag' | 'inhabitant' | 'sun' | 'cloud';
export type PartId = `${Exclude<Kind, 'sun'>}-${number}` | 'sun';

export type Area = { readonly stuff: Stuff; readonly path: string; readonly polygon: SheetLine };

/** A place on the sheet where something can be drawn. */
export type Place = {
  readonly id: PartId;
  readonly kind: Kind;
  /** From 1; the label says it where there are several. */
  readonly number: number;
  readonly box: SheetBox;
  readonly areas: readonly Area[];
  readonly lines: readonly SheetLine[];
  /** Everything as one path, for the dots of the guide. */
  readonly outline: string;
  /** Where its points are written, for towers, flags and what is in the sky. */
  readonly mark: SheetPoint;
};

function place(kind: Kind, number: number, drawing: PartDrawing, mark?: SheetPoint): Place {
  const areas = drawing.areas.map(([stuff, path]) => ({ stuff, path, polygon: flatten(path)[0] }));
  const lines = drawing.lines.flatMap(flatten);
  const box = boxOf([...areas.flatMap((area) => area.polygon), ...lines.flat()]);
  return {
    id: kind === 'sun' ? 'sun' : `${kind}-${number}`,
    kind,
    number,
    box,
    areas,
    lines,
    outline: [...areas.map((area) => area.path), ...drawing.lines].join(''),
    mark: mark ?? [box.x + box.width / 2, box.y + box.height / 2],
  };
}

/** The track below: two rows of five groups of three. */
export const TRACK = { left: 90, top: 2392, group: 384, row: 254, people: 30, inGroup: 3 } as const;

export function groupCorner(group: number): SheetPoint {
  return [TRACK.left + TRACK.group * (group % 5), TRACK.top + TRACK.row * Math.floor(group / 5)];
}

function person(index: number): PartDrawing {
  const [x, y] = groupCorner(Math.floor(index / TRACK.inGroup));
  const kind = index % TRACK.inGroup;
  return inhabitant(kind, x + 58 + 96 * kind, y + 218);
}

const TOWER_MARKS: readonly SheetPoint[] = [
  [205, 1950],
  [510, 1460],
  [1590, 1490],
  [1895, 1998],
];

export const PLACES: readonly Place[] = [
  ...FLOORS.map((drawing, i) => place('floor', i + 1, drawing)),
  ...TOWERS.map((drawing, i) => place('tower', i + 1, drawing, TOWER_MARKS[i])),
  ...WALLS.map((drawing, i) => place('wall', i + 1, drawing)),
  ...POLES.map(([, x, y], i) => place('flag', i + 1, flag(x, y), [x + 44, y - 66])),
  ...Array.from({ length: TRACK.people }, (_, i) => place('inhabitant', i + 1, person(i))),
  place('sun', 1, sun(270, 600)),
];

/** The short walls are the first two. */
export const FLAG_WALLS: readonly number[] = POLES.map(([wall]) => wall);

const SKY: readonly SheetPoint[] = [
  [1500, 480],
  [1850, 660],
  [720, 500],
  [1870, 980],
  [230, 960],
  [1330, 700],
  [760, 780],
  [1840, 420],
];

/** There is no end of clouds: when the sky is full, smaller ones come between. */
export function cloudPlace(index: number): Place {
  const round = Math.floor(index / SKY.length);
  const [x, y] = SKY[index % SKY.length];
  const [dx, dy] = [
    [0, 0],
    [70, 96],
    [-80, 90],
    [10, -84],
  ][round % 4];
  return place('cloud', index + 1, cloud(x + dx, y + dy, Math.max(0.4, 1 - 0.25 * round)));
}

/** Clouds are not limited by the rules, but ids that came from outside are. */
export const MOST_CLOUDS = 64;
const clouds: Place[] = [];
const byId = new Map<string, Place>(PLACES.map((each) => [each.id, each]));

export function findPlace(id: string): Place | null {
  const known = byId.get(id);
  if (known !== undefined) return known;
  const index = /^cloud-[1-9]\d?$/.test(id) ? Number(id.slice(6)) - 1 : MOST_CLOUDS;
  if (index >= MOST_CLOUDS) return null;
  clouds[index] ??= cloudPlace(index);
  return clouds[index];
}

/** The front area of these places at a point; the later, the further in front. */
export function areaAt(point: SheetPoint, places: readonly Place[]): { place: Place; area: Area } | null {
  let found: { place: Place; area: Area } | null = null;
  for (const each of places)
    for (const area of each.areas) if (isInside(point, area.polygon)) found = { place: each, area };
  return found;
}
