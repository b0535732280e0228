import '../../../styles/pages/happened.css';
import type { ChateauEvent, ChateauScenery } from '@castellan/oh-mon-chateau';
import type { Signal } from '@preact/signals';
import { rounded } from '../../../art/pen.js';
import { settings } from '../../../shell/settings.js';
import { Slip } from '../../common/slip.js';
import { pointOf, RIM, sizeOf } from './places.js';

export type ChateauMarksProps = {
  readonly scenery: ChateauScenery;
  /** What somebody points at in the log. */
  readonly lit: Signal<ChateauEvent | null>;
};

/** What the log calls cells, row before column, and where one of its lines happened. */
export function Marks({ scenery, lit }: ChateauMarksProps) {
  const event = lit.value;
  const cells = event === null ? [] : cellsOf(event);
  if (event === null && !settings.value.coordinates) return null;
  const { width, height } = sizeOf(scenery);
  const numbers = (at: 0 | 2): string[] => [...new Set(scenery.cells.map(({ cell }) => cell[at]))];
  return (
    <svg class="happened" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {numbers(0).map((row) => (
        <Slip key={`row ${row}`} x={width - RIM / 2} y={pointOf(`${row},1`).y} text={row} />
      ))}
      {numbers(2).map((column) => (
        <Slip key={`column ${column}`} x={pointOf(`1,${column}`).x} y={height - RIM / 2} text={column} />
      ))}
      <g class="lit">
        <path
          d={cells
            .map((cell) => pointOf(cell))
            .map(({ x, y }) => rounded(x - 46, y - 46, 92, 92, 14))
            .join('')}
        />
        {cells.map((cell) => {
          const { x, y } = pointOf(cell);
          return <Slip key={cell} x={x + 20} y={y + 28} text={cell} />;
        })}
      </g>
    </svg>
  );
}

function cellsOf(event: ChateauEvent): readonly string[] {
  if (event.type === 'placedToken') return [event.cell];
  if (event.type === 'movedToken') return [event.from, event.to];
  return event.type === 'cleared' ? event.cells : [];
}
