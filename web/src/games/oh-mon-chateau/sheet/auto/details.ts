import type { ColourName } from '../ink/stroke.js';
import { areaOf, boxOf, isInside, type SheetBox, type SheetLine, type SheetPoint } from '../plan/geometry.js';
import type { Hand } from './hand.js';
import { spotIn } from './lines.js';

const spot = (hand: Hand, box: SheetBox): SheetPoint => [
  box.x + box.width * hand.rand.next(),
  box.y + box.height * hand.rand.next(),
];

/** Some stones of a wall; the eye adds the others. */
export function stones(hand: Hand, shape: SheetLine, holes: readonly SheetLine[], name: ColourName): void {
  const { rand } = hand;
  const box = boxOf(shape);
  const count = Math.min(16, Math.round(areaOf(shape) / 9000));
  const laid: SheetPoint[] = [];
  for (let i = 0; i < count; i++) {
    const at = spotIn(shape, holes, laid, () => spot(hand, box), 30);
    if (at === null) continue;
    laid.push(at);
    const [x, y] = at;
    const [w, h] = [rand.between(16, 26), rand.between(9, 13)];
    const corners: SheetPoint[] = [
      [x - w, y + h],
      [x - w, y - h],
      [x + w, y - h],
      [x + w, y + h],
    ];
    // often only two or three sides, as one hints at a stone
    const kept = rand.chance(0.4) ? [...corners, corners[0]] : corners.slice(rand.chance(0.5) ? 1 : 0);
    hand.line(
      kept.flatMap((corner, k) => (k === 0 || k === kept.length - 1 ? [corner] : [corner, corner])),
      name,
      0,
      2,
    );
  }
}

/** Rows of tiles: each row a wave from one edge of the roof to the other. */
export function tiles(hand: Hand, shape: SheetLine, holes: readonly SheetLine[], name: ColourName): void {
  const { rand } = hand;
  const box = boxOf(shape);
  const gap = rand.between(58, 78);
  const scale = rand.between(40, 54);
  for (let y = box.y + gap * 1.6; y < box.y + box.height - gap * 0.5; y += gap * rand.between(0.85, 1.15)) {
    let row: SheetPoint[] = [];
    const end = (): void => {
      if (row.length > 4 && rand.chance(0.85)) hand.line(row, name, 0, 0);
      row = [];
    };
    for (let x = box.x + rand.between(0, scale); x < box.x + box.width; x += scale / 2) {
      const point: SheetPoint = [x, y];
      const isFree = isInside(point, shape) && !holes.some((hole) => isInside(point, hole));
      const isLow = Math.round((x - box.x) / (scale / 2)) % 2 === 0;
      if (!isFree) end();
      else if (isLow) row.push([x, y + 15]);
      else row.push([x, y - 4], [x, y - 4]);
    }
    end();
  }
}

export function planks(hand: Hand, shape: SheetLine, name: ColourName): void {
  const { x, y, width, height } = boxOf(shape);
  const count = width > 100 ? 3 : 2;
  for (let i = 1; i <= count; i++) {
    const at = x + (width * i) / (count + 1);
    hand.line(
      [
        [at, y + height * (Math.abs(i - (count + 1) / 2) > 0.7 ? 0.16 : 0.06)],
        [at, y + height],
      ],
      name,
      0,
      3,
    );
  }
  hand.dot([x + width * 0.78, y + height * 0.62], name, 1);
}

/** Bars of a window. */
export function bars(hand: Hand, shape: SheetLine, name: ColourName): void {
  const { x, y, width, height } = boxOf(shape);
  hand.line(
    [
      [x + width / 2, y + 4],
      [x + width / 2, y + height - 2],
    ],
    name,
    0,
    2,
  );
  hand.line(
    [
      [x + 3, y + height * 0.55],
      [x + width - 3, y + height * 0.55],
    ],
    name,
    0,
    2,
  );
}

/** Ivy grows from the foot of a wall, or does not. */
export function ivy(hand: Hand, shape: SheetLine, holes: readonly SheetLine[]): void {
  const { rand } = hand;
  const box = boxOf(shape);
  const foot = rand.chance(0.5) ? rand.between(0.12, 0.22) : rand.between(0.78, 0.88);
  let [x, y] = [box.x + box.width * foot, box.y + box.height - 4];
  const stem: SheetPoint[] = [[x, y]];
  const leaves: SheetPoint[] = [];
  const most = box.y + box.height * rand.between(0.25, 0.6);
  while (y > most) {
    x += rand.around(15);
    y -= rand.between(16, 26);
    const at: SheetPoint = [x, y];
    if (
      !isInside([x - 20, y], shape) ||
      !isInside([x + 20, y], shape) ||
      holes.some((hole) => isInside(at, hole))
    )
      break;
    stem.push(at);
    leaves.push([x + rand.between(9, 17) * (leaves.length % 2 === 0 ? 1 : -1), y - rand.between(0, 8)]);
  }
  if (leaves.length < 3) return;
  hand.line(stem, 'green', 0, 0);
  for (const leaf of leaves)
    hand.dot(leaf, rand.chance(0.6) ? 'leaf' : 'green', hand.style === 'crayon' ? 0 : 2);
}
