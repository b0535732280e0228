import type { RoquefortEvent } from '@castellan/roquefort';
import { isCell } from '../table/geometry.js';

/** Where something happened: cells, whole rooms, and the slot of a lane. */
export type Places = {
  readonly cells: readonly string[];
  readonly rooms: readonly string[];
  readonly slot: string | null;
};

export function placesOf(event: RoquefortEvent): Places {
  const at = (...cells: readonly string[]): Places => ({
    cells: cells.filter(isCell),
    rooms: [],
    slot: null,
  });
  switch (event.type) {
    case 'placed':
    case 'entered':
      return at(event.tower);
    case 'ran':
      return at(event.from, ...event.path);
    case 'fell':
      return at(event.cell);
    case 'seen':
      return at(event.place);
    case 'uncovered':
      return { ...at(), rooms: [event.room] };
    case 'covered':
      return { ...at(), rooms: event.rooms };
    case 'slid':
      return { ...at(), slot: event.slot };
    default:
      return at();
  }
}
