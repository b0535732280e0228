import type { RoquefortEvent, RoquefortView } from '@castellan/roquefort';
import type { Recalled } from '../../common/recall.js';
import { CELLS, isFloor, laneOf } from '../table/geometry.js';

type Shown = { readonly before: RoquefortView; readonly events: readonly RoquefortEvent[] };

/**
 * [R10.3] What happened, as it may be shown again: a tile that lies under a roof by now is unknown from the beginning, also
 * where it lay in the open then. Which tile is which follows from the slides.
 */
export function asMayBeSeen(
  { steps, since }: Recalled<RoquefortView, RoquefortEvent>,
  now: RoquefortView,
): Shown[] {
  const all = [...steps, ...since];
  const lies = new Lies();
  const walked = all.map(({ before, events }) => {
    const start = lies.copy();
    const places = events.map((event) => {
      if (event.type === 'slid') lies.slide(event.slot);
      return event.type === 'seen' ? lies.at(event.place) : -1;
    });
    return { before, events, start, places };
  });
  const known = new Set(
    ['spare', ...Object.keys(now.tiles), ...Object.keys(now.remembered)].map((place) => lies.at(place)),
  );
  return walked.map(({ before, events, start, places }) => ({
    before: veiled(before, (place) => known.has(start.at(place))),
    events: events.map((event, i) =>
      event.type === 'seen' && !known.has(places[i]) ? { ...event, tile: 'unknown' } : event,
    ),
  }));
}

function veiled(view: RoquefortView, isKnown: (place: string) => boolean): RoquefortView {
  const tiles = Object.entries(view.tiles).map(([cell, tile]) => [cell, isKnown(cell) ? tile : 'unknown']);
  const remembered = Object.entries(view.remembered).filter(([cell]) => isKnown(cell));
  return {
    ...view,
    tiles: Object.fromEntries(tiles),
    remembered: Object.fromEntries(remembered),
    spare: view.spare === null || isKnown('spare') ? view.spare : 'unknown',
  };
}

/** Which tile lies where; each is called by a number. */
class Lies {
  readonly #tiles = new Map<string, number>(
    ['spare', ...CELLS.filter(isFloor)].map((place, i) => [place, i]),
  );

  at(place: string): number {
    return this.#tiles.get(place) ?? -1;
  }

  copy(): Lies {
    const copy = new Lies();
    for (const [place, tile] of this.#tiles) copy.#tiles.set(place, tile);
    return copy;
  }

  slide(slot: string): void {
    const way = ['spare', ...laneOf(slot), 'spare'];
    const moved = way.slice(1).map((place, i) => [place, this.at(way[i])] as const);
    for (const [place, tile] of moved) this.#tiles.set(place, tile);
  }
}
