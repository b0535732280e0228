import { line, uneven } from '../../../art/pen.js';
import { Pool } from './wash.js';

/** Fibres and flecks of the paper. */
const flecks = (from: number): string => {
  let d = '';
  for (let i = from; i < from + 60; i++)
    d += `M${Math.round(uneven(i) * 90)} ${Math.round(uneven(i + 60) * 90)}l${Math.round(uneven(i + 7) * 4 - 2)} ${Math.round(uneven(i + 31) * 4 - 2)}`;
  return d;
};

/** Patterns and gradients of this game's pieces; once in the page where they are drawn. */
export function ChateauDefs() {
  return (
    <defs>
      <Pool />
      <pattern id="oc-grain" width="90" height="90" patternUnits="userSpaceOnUse">
        <path d={flecks(0)} {...line('#7a6547', 0.8)} opacity=".17" />
        <path d={flecks(200)} {...line('#fff', 0.8)} opacity=".3" />
      </pattern>
    </defs>
  );
}
