import type { LayoutFault } from '@castellan/roquefort/own-rooms';
import { roomsTexts } from '../texts/box.js';
import type { Finding } from './findings.js';
import { nameOf } from './plan.js';

/** What is wrong, in a sentence; a kind of fault without words does not compile. */
export function findingWords({ fault, places }: Finding): string {
  return faultWords(fault, places.map(nameOf));
}

function faultWords(fault: LayoutFault, names: readonly string[]): string {
  const texts = roomsTexts().fault;
  const cells = [...names].sort().join(' ');
  switch (fault.kind) {
    case 'not-rows':
    case 'letter':
    case 'missing':
      return texts[fault.kind];
    case 'row-count':
      return texts['row-count'](fault.found);
    case 'row-length':
      return texts['row-length'](fault.row, fault.found);
    case 'tower':
    case 'no-tower':
      return texts[fault.kind](cells);
    case 'free':
      return texts.free(names.length);
    case 'shape':
      return texts.shape(cells);
    case 'size':
      return names.length === 1 ? texts.single(cells) : texts.size(fault.width, fault.height, cells);
    case 'count': {
      const words = fault.found > fault.wanted ? texts.tooMany : texts.tooFew;
      return words(fault.size, fault.found, fault.wanted);
    }
  }
}
