import { type RoofMaterial, type RoquefortView, roofMaterial } from '@castellan/roquefort';

/** What is at a place of the 7 by 7 grid; columns from the left, rows from the bottom, both from 0. */
export type Square = {
  readonly name: string;
  readonly kind: 'tower' | 'floor' | 'raised';
  /** The letter of the room; "#" for a tower. */
  readonly room: string;
  readonly roof: RoofMaterial | null;
  readonly tile: string | undefined;
  readonly remembered: string | undefined;
  /** Whose mouse stands there. */
  readonly seat: number | undefined;
};

/** The view, asked by place. */
export class Castle {
  readonly #squares: readonly (readonly Square[])[];

  constructor(view: RoquefortView) {
    const rows = [...view.rooms].reverse().map((line) => line.split(' '));
    const sizes = new Map<string, number>();
    for (const room of rows.flat()) sizes.set(room, (sizes.get(room) ?? 0) + 1);
    this.#squares = rows.map((line, row) =>
      line.map((room, column): Square => {
        const name = 'abcdefg'[column] + String(row + 1);
        const floor = column % 2 === 1 || row % 2 === 1;
        const seat = view.mice.findIndex((mice) => mice.includes(name));
        return {
          name,
          kind: room === '#' ? 'tower' : floor ? 'floor' : 'raised',
          room,
          roof: view.roofed.includes(room) ? roofMaterial(sizes.get(room) ?? 0) : null,
          tile: view.tiles[name],
          remembered: view.remembered[name],
          seat: seat < 0 ? undefined : seat,
        };
      }),
    );
  }

  /** Undefined beyond the wall. */
  at(column: number, row: number): Square | undefined {
    return this.#squares[row]?.[column];
  }

  squares(): { square: Square; column: number; row: number }[] {
    return this.#squares.flatMap((line, row) => line.map((square, column) => ({ square, column, row })));
  }
}
