import { CELL_NAMES, PREPARED } from './board.js';
import type { Construction } from './data/boards.js';
import { RESOURCES, type Resource } from './data/faces.js';
import { GUESTS, type Guest } from './data/guests.js';
import { GROUP, GROUP_VALUES } from './data/track.js';
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

export function scenery({ mode }: ChateauOptions): ChateauScenery {
  const { resourceCells, lines } = PREPARED[mode];
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
    guests: mode === 'grands-architectes' ? GUESTS : [],
    track: { group: GROUP, values: GROUP_VALUES },
  };
}
