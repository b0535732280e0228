import type { ColourName } from '../ink/stroke.js';
import { boxOf, type SheetLine, type SheetPoint } from '../plan/geometry.js';
import type { Hand } from './hand.js';

const ring = ([x, y]: SheetPoint, r: number, from = 0, turn = 2 * Math.PI, steps = 10): SheetLine =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + (turn * i) / steps;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });

/** Two eyes and a mouth. */
export function face(hand: Hand, shape: SheetLine, name: ColourName, isBig = false): void {
  const { rand } = hand;
  const { x, y, width, height } = boxOf(shape);
  const [cx, cy, r] = [x + width / 2 + rand.around(2), y + height * 0.5, width / 2];
  const width0 = isBig ? 2 : 0;
  hand.dot([cx - r * 0.36, cy - r * 0.05], name, width0);
  hand.dot([cx + r * 0.36, cy - r * 0.05], name, width0);
  const smile = rand.between(0.7, 1.2);
  hand.line(
    ring([cx, cy + r * 0.1], r * (isBig ? 0.55 : 0.4), Math.PI / 2 - smile, 2 * smile, isBig ? 8 : 4),
    name,
    isBig ? 1 : 0,
    0,
  );
  if (!isBig) return;
  for (const side of [-1, 1])
    hand.scribble(ring([cx + side * r * 0.6, cy + r * 0.3], r * 0.12, 0, 9, 12), 'rose', 1, 0.5);
}

/** What is on a flag: a disc, a cross, a saltire, bars or a star. */
export function emblem(hand: Hand, shape: SheetLine, name: ColourName): void {
  const { rand } = hand;
  const { x, y, width, height } = boxOf(shape);
  const [cx, cy, r] = [x + width * 0.46, y + height * 0.52, height * 0.24];
  const marks: readonly (() => void)[] = [
    () => hand.line(ring([cx, cy], r), name, 1, 0),
    () => {
      hand.line(
        [
          [cx, cy - r * 1.2],
          [cx, cy + r * 1.2],
        ],
        name,
        2,
        0,
      );
      hand.line(
        [
          [cx - r * 1.3, cy],
          [cx + r * 1.3, cy],
        ],
        name,
        2,
        0,
      );
    },
    () => {
      hand.line(
        [
          [cx - r, cy - r],
          [cx + r, cy + r],
        ],
        name,
        2,
        0,
      );
      hand.line(
        [
          [cx + r, cy - r],
          [cx - r, cy + r],
        ],
        name,
        2,
        0,
      );
    },
    () => {
      for (const at of [0.36, 0.66])
        hand.line(
          [
            [x + 8, y + height * at],
            [cx, y + height * at - 8],
            [x + width * 0.82, y + height * at],
          ],
          name,
          1,
          0,
        );
    },
    () => {
      const star = Array.from({ length: 6 }, (_, i): SheetPoint => {
        const angle = -Math.PI / 2 + (i * 4 * Math.PI) / 5;
        return [cx + 1.3 * r * Math.cos(angle), cy + 1.3 * r * Math.sin(angle)];
      });
      hand.line(
        star.flatMap((point) => [point, point]),
        name,
        1,
        0,
      );
    },
  ];
  rand.pick(marks)();
}

/** Buttons, a belt, an apron or nothing. */
export function dress(hand: Hand, shape: SheetLine, name: ColourName): void {
  const { rand } = hand;
  const { x, y, width, height } = boxOf(shape);
  const cx = x + width / 2;
  const choice = rand.next();
  if (choice < 0.35) for (const at of [0.2, 0.38]) hand.dot([cx, y + height * at], name);
  else if (choice < 0.65)
    hand.line(
      [
        [x + width * 0.24, y + height * 0.46],
        [cx, y + height * 0.49],
        [x + width * 0.76, y + height * 0.46],
      ],
      name,
      0,
      0,
    );
  else if (choice < 0.85)
    hand.line(
      [
        [x + width * 0.3, y + height * 0.84],
        [cx, y + height * 0.88],
        [x + width * 0.7, y + height * 0.84],
      ],
      name,
      0,
      0,
    );
}
