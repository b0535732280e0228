import { findPlace, PLACES } from '../plan/plan.js';
import { DARK, type Mark } from './marks.js';
import { GROUND } from './scenery.js';

/** The whole castle in plain lines, with all who may live there: for crayons of wax and wood. */
export function colouring(): Mark[] {
  const clouds = ['cloud-1', 'cloud-2', 'cloud-3'].flatMap((id) => findPlace(id) ?? []);
  return [
    ...GROUND.map((path) => ({ path, line: DARK, width: 4 })),
    ...[...PLACES, ...clouds].map(({ outline, kind }) => ({
      path: outline,
      fill: '#ffffff',
      line: DARK,
      width: kind === 'inhabitant' ? 3.5 : 5,
    })),
  ];
}
