import { type LayoutFault, ROOMS_OF_SIZE } from '@castellan/roquefort/own-rooms';
import { roomsTexts } from '../texts/box.js';
import type { Finding } from './findings.js';
import { nameOf, SIDE } from './plan.js';

/** What is wrong, in a sentence; a kind of fault without words does not compile. */
export function findingWords({ fault, places, found }: Finding): string {
  const texts = roomsTexts().fault;
  const cells = places.map(nameOf).sort().join(' ');
  const words: Readonly<Record<LayoutFault['kind'], () => string>> = {
    rows: () => texts.rows,
    letter: () => texts.letter,
    missing: () => texts.missing,
    tower: () => texts.tower(cells),
    free: () => texts.free(places.length),
    shape: () => texts.shape(cells),
    size: () =>
      places.length === 1
        ? texts.single(cells)
        : texts.size(
            across(places, (place) => place % SIDE),
            across(places, (place) => Math.floor(place / SIDE)),
            cells,
          ),
    count: () => {
      const { size = 0 } = fault;
      const wanted = ROOMS_OF_SIZE[size];
      return (found > wanted ? texts.tooMany : texts.tooFew)(size, found, wanted);
    },
  };
  return words[fault.kind]();
}

function across(places: readonly number[], along: (place: number) => number): number {
  const all = places.map(along);
  return Math.max(...all) - Math.min(...all) + 1;
}
