import { CELL_NAMES } from './board.js';
import type { Construction } from './data/boards.js';
import { RESOURCES, type Resource } from './data/faces.js';
import { GUESTS, type Guest } from './data/guests.js';
import { GROUP, TRACK } from './data/track.js';
import { materialOf } from './material.js';
import type { ChateauOptions } from './options.js';

/** The board, the guests and the track of a mode: what is printed. */
export type ChateauScenery = {
  readonly cells: readonly { readonly cell: string; readonly resource: Resource }[];
  readonly lines: readonly {
    /** First and last cell, as in `build 1,2-1,4`. */
    readonly name: string;
    readonly cells: readonly string[];
    readonly construction: Construction;
  }[];
  /** Guests with powers; those of petits bâtisseurs are only worth points. */
  readonly guests: readonly Guest[];
  readonly track: { readonly group: number; readonly values: readonly number[] };
};

export function scenery(options: Pick<ChateauOptions, 'mode' | 'box'>): ChateauScenery {
  const { board, values } = materialOf(options);
  const { resourceCells, lines } = board;
  return {
    cells: CELL_NAMES.flatMap((cell, place) => {
      const kind = resourceCells.findIndex((set) => ((set >> place) & 1) === 1);
      return kind < 0 ? [] : [{ cell, resource: RESOURCES[kind] }];
    }),
    lines: lines.map(({ name, cells, construction }) => ({
      name,
      cells: cells.map((cell) => CELL_NAMES[cell]),
      construction,
    })),
    guests:
      options.mode === 'grands-architectes' ? GUESTS.map((guest, i) => worth(guest, values.guests[i])) : [],
    track: {
      group: GROUP,
      values: Array.from({ length: TRACK / GROUP }, (_, i) => values.inhabitants[(i + 1) * GROUP]),
    },
  };
}

function worth(guest: Guest, points: number): Guest {
  if (typeof guest.points === 'number') return { ...guest, points };
  return points === 1 ? guest : { ...guest, points: { ...guest.points, worth: points } };
}
