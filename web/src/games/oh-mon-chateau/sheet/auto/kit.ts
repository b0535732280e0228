import type { ColourName } from '../ink/stroke.js';
import { Rand } from './rand.js';

/** The colours that one castle is drawn in. */
export type Kit = {
  readonly line: ColourName;
  readonly stone: ColourName;
  readonly roofs: readonly ColourName[];
  readonly glass: ColourName;
  readonly flags: readonly ColourName[];
  readonly people: readonly ColourName[];
};

const ROOFS: readonly (readonly ColourName[])[] = [
  ['red', 'red', 'orange'],
  ['blue', 'blue', 'violet'],
  ['red', 'blue', 'red'],
  ['green', 'green', 'blue'],
  ['violet', 'rose', 'violet'],
  ['orange', 'red', 'brown'],
];

const PEOPLE: readonly ColourName[] = [
  'red',
  'blue',
  'green',
  'orange',
  'violet',
  'rose',
  'leaf',
  'yellow',
  'sky',
  'brown',
];

/** The same for every part of a castle, so that they belong together. */
export function kitOf(seed: string): Kit {
  const rand = new Rand(`${seed}/kit`);
  const roofs = rand.pick(ROOFS);
  const flags: ColourName[] = roofs.includes('red')
    ? ['yellow', 'blue', 'green']
    : ['red', 'yellow', 'orange'];
  return {
    line: rand.chance(0.7) ? 'black' : 'brown',
    stone: rand.pick<ColourName>(['grey', 'grey', 'yellow', 'rose']),
    roofs,
    glass: rand.pick<ColourName>(['sky', 'blue', 'blue', 'yellow']),
    flags,
    people: PEOPLE,
  };
}
