import { GROUP_VALUES } from '@castellan/oh-mon-chateau';
import type { Side } from '../ink/codec.js';
import { disc } from '../ink/disc.js';
import { type Castle, pointsOn } from '../plan/earned.js';
import type { SheetPoint } from '../plan/geometry.js';
import { findPlace, groupCorner, type PartId, PLACES } from '../plan/plan.js';
import { CREAM, DARK, FAINT, type Mark, SEPIA } from './marks.js';
import { ribbon } from './ribbon.js';

/** The hill that the castle of the guide side stands on, and the way up to it. */
const HILL: readonly Mark[] = [
  { path: 'M318 1990Q352 1745 418 1701H1682Q1748 1745 1786 1990Z', fill: 'rgb(176 178 70 / 17%)' },
  { path: 'M338 1880Q366 1742 416 1702M1684 1702Q1736 1742 1764 1880', line: FAINT, width: 4 },
  {
    path: 'M1000 1706Q1010 1790 940 1850Q900 1890 908 1942M1100 1706Q1110 1800 1030 1868Q1000 1900 1012 1942',
    line: FAINT,
    width: 4,
  },
  {
    path: 'M40 2296Q300 2282 842 2292M1018 2292Q1500 2284 2060 2296M842 2292Q830 2330 760 2362M1018 2292Q1040 2330 1130 2362',
    line: FAINT,
    width: 5,
  },
  {
    path: 'M500 1790l10-26l8 24l14-20l4 26M1180 1800l8-24l10 22l12-18l6 24M1640 1850l10-24l8 22l14-18l4 24M60 2290l10-28l10 26l14-20l4 24M1996 2292l10-28l10 26l14-20l4 24M760 1770l8-20l8 20l12-16l4 20',
    line: FAINT,
    width: 4,
  },
];

function track(values: readonly number[]): Mark[] {
  return values.flatMap((value, group) => {
    const [x, y] = groupCorner(group);
    return [
      { path: `M${x} ${y + 224}q140 8 300-2`, line: FAINT, width: 4 },
      {
        path: `M${x + 306} ${y + 108}l34-14l34 14v52q-4 34-34 46q-30-12-34-46Z`,
        fill: CREAM,
        line: SEPIA,
        width: 4,
      },
      { text: String(value), x: x + 340, y: y + 164, size: 46, fill: DARK, anchor: 'middle' as const },
    ];
  });
}

export type Printing = {
  readonly side: Side;
  readonly castle: Castle | null;
  /** What is open for drawing; everything else is only dotted. */
  readonly earned: readonly PartId[];
  /** Places that have ink on them already. */
  readonly drawn: ReadonlySet<PartId>;
  /** Where things were drawn on the blank side, where they may stand anywhere. */
  readonly spots?: ReadonlyMap<PartId, SheetPoint> | undefined;
  /** Nothing is built any more: what is missing is not asked for. */
  readonly isFinished?: boolean | undefined;
};

/** Lines of the ground, for whoever colours it. */
export const GROUND: readonly string[] = HILL.flatMap((mark) =>
  'path' in mark && mark.line !== undefined ? [mark.path] : [],
);

/** What is built and waits for a pen: a light wash under firm dots. What is not built is faint. */
const WAITING = { fill: 'rgb(226 170 58 / 26%)', line: SEPIA, width: 7, dash: [1, 11] } as const;
const UNBUILT = { line: FAINT, width: 4, dash: [1, 15] } as const;
/** A castle that is finished and not drawn: thin lines, on paper for whoever wants to colour it there. */
const UNDRAWN = { fill: 'rgb(226 170 58 / 12%)', line: SEPIA, width: 3.5 } as const;

function guide({ side, earned, drawn, isFinished = false }: Printing): Mark[] {
  const marks: Mark[] = [];
  const open = new Set(earned);
  const extra = earned.flatMap((id) => (id.startsWith('cloud') ? (findPlace(id) ?? []) : []));
  for (const { id, kind, outline } of [...PLACES, ...extra]) {
    const isOpen = open.has(id);
    if (kind === 'inhabitant') {
      // who came is seen even if nobody draws them
      if (isOpen && !drawn.has(id)) marks.push({ path: outline, fill: '#c9b795', line: SEPIA, width: 3 });
      else if (!isOpen && !isFinished) marks.push({ path: outline, line: FAINT, width: 4, dash: [1, 9] });
    } else if (side === 'guide' && !drawn.has(id)) {
      if (isOpen) marks.push({ path: outline, ...(isFinished ? UNDRAWN : WAITING) });
      else if (!isFinished) marks.push({ path: outline, ...UNBUILT });
    }
  }
  return marks;
}

/** Everything below the ink. */
export function below(printing: Printing): Mark[] {
  return [
    ...(printing.side === 'guide' ? HILL : []),
    ...track(printing.castle?.track ?? GROUP_VALUES),
    ...guide(printing),
    ...ribbon(printing.castle),
  ];
}

/** Small labels over the ink: what a part is worth. On the blank side a tower has its place before it is drawn. */
export function above({ castle, earned, side, drawn, spots }: Printing): Mark[] {
  if (castle === null) return [];
  return [...pointsOn(castle, earned)].flatMap(([id, value]) => {
    const place = findPlace(id);
    if (place === null || place.kind === 'sun') return [];
    if (side === 'blank' && place.kind !== 'tower' && !drawn.has(id)) return [];
    const [x, y] = spots?.get(id) ?? place.mark;
    return [
      { path: disc(x, y, 30), fill: '#fffaf0', line: DARK, width: 4 },
      { text: String(value), x, y: y + 15, size: 42, fill: DARK, anchor: 'middle' as const },
    ];
  });
}
