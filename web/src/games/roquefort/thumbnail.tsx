import type { RoquefortView } from '@castellan/roquefort';

const COLUMNS = 'abcdefg';
const CELLS = [...COLUMNS].flatMap((column) => [1, 2, 3, 4, 5, 6, 7].map((row) => `${column}${row}`));
const TOWERS = ['a1', 'a7', 'g1', 'g7'];

const placeOf = (cell: string) => ({ x: 10 * COLUMNS.indexOf(cell[0]), y: 10 * (7 - Number(cell[1])) });

/** The castle from afar: what is roofed, what lies open, and where the mice are. */
export function CastleThumbnail({
  view,
  looks,
}: {
  readonly view: unknown;
  readonly looks: readonly number[];
}) {
  const { tiles = {}, mice = [] } = (view ?? {}) as Partial<RoquefortView>;
  return (
    <svg viewBox="-3 -3 76 76" aria-hidden="true" focusable="false">
      <rect x="-3" y="-3" width="76" height="76" rx="4" fill="var(--stone-shade)" />
      {CELLS.map((cell) => (
        <Cell key={cell} cell={cell} tile={tiles[cell]} />
      ))}
      {mice.flatMap((own, seat) =>
        own
          .filter((place) => CELLS.includes(place))
          .map((place) => {
            const { x, y } = placeOf(place);
            return (
              <circle
                key={`${seat}-${place}`}
                cx={x + 5}
                cy={y + 5}
                r="3.4"
                fill={`var(--mouse-${looks[seat] ?? seat})`}
                stroke="var(--panel)"
                stroke-width="0.8"
              />
            );
          }),
      )}
    </svg>
  );
}

function Cell({ cell, tile }: { readonly cell: string; readonly tile: string | undefined }) {
  const { x, y } = placeOf(cell);
  const fill = TOWERS.includes(cell)
    ? 'var(--stone-light)'
    : tile === undefined
      ? 'var(--roof-tiled)'
      : 'var(--panel-raised)';
  return (
    <>
      <rect x={x + 0.3} y={y + 0.3} width="9.4" height="9.4" rx="1" fill={fill} />
      {tile === undefined || !/^C\d/.test(tile) ? null : (
        <circle cx={x + 5} cy={y + 5} r="2.6" fill="var(--roof-thatched)" />
      )}
    </>
  );
}
