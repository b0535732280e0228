import type { ColourName } from '../ink/stroke.js';
import { boxOf, type SheetLine } from '../plan/geometry.js';
import type { Stuff } from '../plan/parts.js';
import type { Hand } from './hand.js';
import { shadeOf, zigzags } from './lines.js';

/** What has a side in the shade; the light comes from the top left. */
const SHADED: ReadonlySet<Stuff> = new Set(['stone', 'roof', 'plaster', 'cloth']);

function hatch(
  hand: Hand,
  shape: SheetLine,
  holes: readonly SheetLine[],
  name: ColourName,
  gap: number,
  press: number,
): void {
  const { rand, style } = hand;
  const angle = -Math.PI / 4 + rand.around(0.35);
  const zigzag = zigzags(
    shape,
    holes,
    angle,
    () => gap * rand.between(0.75, 1.3),
    () => rand.around(gap * 0.35),
  );
  const width = style === 'crayon' ? (gap < 20 ? 1 : 2) : 2;
  for (const line of zigzag) hand.scribble(line, name, width, press);
}

/** Fills an area the way of the style: washed, hatched or scribbled, and darker where the light does not reach. */
export function fill(
  hand: Hand,
  stuff: Stuff,
  shape: SheetLine,
  holes: readonly SheetLine[],
  name: ColourName,
): void {
  const { rand, style } = hand;
  const { x, width } = boxOf(shape);
  const isSmall = width < 110;
  const isTiny = width < 70;
  const shade =
    SHADED.has(stuff) && (style === 'ink' || !isTiny)
      ? shadeOf(shape, x + width * rand.between(0.58, 0.74), rand.around(0.08))
      : [];
  if (style === 'ink') {
    hand.wash(shape, name, isSmall ? 2.5 : 6);
    if (shade.length > 2) hand.wash([...shade, shade[0]], name, isSmall ? 2 : 5);
  } else if (style === 'pencil') {
    hatch(hand, shape, holes, name, isSmall ? 16 : 24, 0.5);
    if (shade.length > 2) hatch(hand, [...shade, shade[0]], holes, name, isSmall ? 11 : 19, 0.7);
  } else {
    hatch(hand, shape, holes, name, isSmall ? 18 : 29, 0.45);
    if (shade.length > 2 && !isSmall) hatch(hand, [...shade, shade[0]], holes, name, 36, 0.5);
  }
}
