import { memo } from '../../../art/index.js';
import { Slip } from '../../common/slip.js';
import {
  besideLane,
  boxOf,
  CASTLE,
  CELL,
  type Point,
  pointOf,
  type Room,
  SLOTS,
  WALL,
} from '../table/geometry.js';

type Props = { readonly rooms: readonly Room[]; readonly turns: number };

/** What the log calls things: letters of columns and numbers of rows at the rim, slots at their banners, rooms. */
export const Coordinates = memo(({ rooms, turns }: Props) => (
  <g class="coordinates">
    {[1, 2, 3, 4, 5, 6, 7].map((n) => (
      <Rim key={n} row={n} turns={turns} />
    ))}
    {SLOTS.map((slot) => (
      <Slip key={slot} {...besideBanner(slot, turns)} text={slot} />
    ))}
    {rooms.map((room) => {
      const { x, y, width, height } = boxOf(room, turns);
      return (
        <Slip
          key={room.letter}
          x={x - (width * CELL) / 2 + 24}
          y={y - (height * CELL) / 2 + 24}
          text={room.letter}
        />
      );
    })}
  </g>
));

/** Along the walls on the left and below, whichever they are as the castle stands; a slot there has its own name. */
function Rim({ row, turns }: { readonly row: number; readonly turns: number }) {
  const names = [`a${row}`, `${'abcdefg'[row - 1]}1`];
  return names.map((cell, i) => {
    const middle = pointOf(cell, turns);
    const isRow = i === 0;
    // a number stands beside its row, which runs up and down when the castle lies on its side
    const isBeside = isRow === (turns % 2 === 0);
    const point = isBeside ? { x: WALL / 2, y: middle.y } : { x: middle.x, y: CASTLE - WALL / 2 };
    const isNamed = SLOTS.some((slot) => {
      const beside = besideBanner(slot, turns);
      return isBeside
        ? beside.x === point.x && near(beside.y, point.y)
        : beside.y === point.y && near(beside.x, point.x);
    });
    return isNamed ? null : <Slip key={cell} {...point} text={isRow ? String(row) : cell[0]} />;
  });
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < CELL / 2;

function besideBanner(slot: string, turns: number): Point {
  const outside = besideLane(slot, -1, turns);
  const { x, y } = pointOf(slot, turns);
  const isAcross = outside.column < 0 || outside.column > 6;
  if (isAcross) return { x: outside.column < 0 ? WALL / 2 : CASTLE - WALL / 2, y: y - 38 };
  return { x: x + 44, y: outside.line < 0 ? WALL / 2 : CASTLE - WALL / 2 };
}
