import { findLayoutFaults, type LayoutFault, ROOMS_OF_SIZE } from '@castellan/roquefort/own-rooms';
import { type Plan, placeNamed, roomAt, rowsOf } from './plan.js';

/** Something to be mended: what, and where on the grid. */
export type Finding = {
  readonly id: string;
  readonly fault: LayoutFault;
  readonly places: readonly number[];
  /** How many rooms there are of the size that it is about. */
  readonly found: number;
};

/** Everything that keeps a plan from being a castle [R1.6]; cells that lack the same are one finding. */
export function findingsIn(plan: Plan): Finding[] {
  const found: Finding[] = [];
  for (const fault of findLayoutFaults(rowsOf(plan))) {
    const places = fault.cells.map(placeNamed);
    const at = found.findIndex(({ fault: other }) => isGathered(fault) && other.kind === fault.kind);
    if (at >= 0) found[at] = { ...found[at], places: [...found[at].places, ...places] };
    else
      found.push({
        id: isGathered(fault) ? fault.kind : idOf(fault),
        fault,
        places,
        found: countIn(plan, fault.size),
      });
  }
  const elsewhere = found.filter(({ fault }) => !isConsequence(fault));
  return elsewhere.length > 0 ? elsewhere : found;
}

/** More or fewer than 18 rooms: some of them are of a wrong size then, and these say where. */
const isConsequence = ({ kind }: LayoutFault): boolean => kind === 'letter' || kind === 'missing';

/** Rooms that are no rectangle are findings of their own, and then too few of a size are not spoken of. */
function countIn(plan: Plan, size: number | undefined): number {
  const rooms = new Set(plan.filter((room) => room >= 0));
  return [...rooms].filter((room) => plan.filter((one) => one === room).length === size).length;
}

const isGathered = ({ kind }: LayoutFault): boolean =>
  kind === 'free' || kind === 'letter' || kind === 'missing';

function idOf(fault: LayoutFault): string {
  return `${fault.kind} ${fault.size ?? fault.place}`;
}

export type SizeTally = { readonly size: number; readonly wanted: number; readonly found: number };

/** How many rooms there are of each size; those of other shapes are findings. */
export function tallyOf(plan: Plan, findings: readonly Finding[]): SizeTally[] {
  const wrong = new Set(
    findings.flatMap(({ fault, places }) => (fault.kind === 'shape' || fault.kind === 'size' ? places : [])),
  );
  const firsts = plan.flatMap((room, place) =>
    room >= 0 && plan.indexOf(room) === place && !wrong.has(place) ? [place] : [],
  );
  return Object.entries(ROOMS_OF_SIZE).map(([size, wanted]) => ({
    size: Number(size),
    wanted,
    found: firsts.filter((place) => roomAt(plan, place).length === Number(size)).length,
  }));
}
