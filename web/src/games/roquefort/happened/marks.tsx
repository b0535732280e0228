import '../../../styles/pages/happened.css';
import '../styles/happened.css';
import type { RoquefortEvent } from '@castellan/roquefort';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { disc, rounded } from '../../../art/index.js';
import { settings } from '../../../shell/settings.js';
import { Slip } from '../../common/slip.js';
import { useDeferred } from '../../common/steps.js';
import { FootPath, PushMarks, SlotArrows } from '../art/index.js';
import {
  angleOf,
  boxOf,
  CASTLE,
  CELL,
  isCell,
  laneOf,
  type Point,
  pointOf,
  slotPoint,
} from '../table/geometry.js';
import { RANKS } from '../table/ranks.js';
import type { RoquefortTable } from '../table/roquefort-table.js';
import type { Scene } from '../table/scene.js';
import { Coordinates } from './coordinates.js';
import { placesOf } from './places.js';
import { type Deed, trailOf } from './trail.js';

export type MarksProps = {
  readonly play: Pick<RoquefortTable, 'scene' | 'sitters'>;
  /** Whose traces are left, at a table in play. */
  readonly traces: Pick<RoquefortTable, 'past' | 'sight' | 'recalling'> | null;
  readonly turns: ReadonlySignal<number>;
  /** What somebody points at in the log. */
  readonly lit: Signal<RoquefortEvent | null>;
};

/** What lies over the castle to be read: traces of the others, names of places, and where a line of the log happened. */
export function Marks({ play, traces, turns, lit }: MarksProps) {
  const { past, seat, scene } = useDeferred(RANKS.log, () => ({
    past: traces?.past.value ?? NOTHING,
    seat: traces?.sight.value.seat ?? -1,
    scene: play.scene.value,
  })).value;
  const event = lit.value;
  const trail = trailOf(past, seat);
  const side = turns.value;
  return (
    <svg class="happened" viewBox={`0 0 ${CASTLE} ${CASTLE}`} aria-hidden="true">
      {event === null && trail.length > 0 && traces?.recalling.value === false ? (
        <g class="trail">
          {trail.map((deed, i) => (
            <g key={i} data-look={play.sitters[deed.seat].look}>
              <Trace deed={deed} scene={scene} turns={side} />
            </g>
          ))}
        </g>
      ) : null}
      {event === null ? null : <Lit event={event} scene={scene} turns={side} />}
      {settings.value.coordinates || event !== null ? <Coordinates rooms={scene.rooms} turns={side} /> : null}
    </svg>
  );
}

const NOTHING: RoquefortTable['past']['value'] = [];

type Shown = { readonly scene: Scene; readonly turns: number };

/** Paw prints, the edge of a roof, a lane: what was done, in the colour of whoever did it. */
function Trace({ deed, scene, turns }: Shown & { readonly deed: Deed }) {
  switch (deed.type) {
    case 'placed':
    case 'entered':
      return <path class="trace" d={ring(deed.tower, turns)} />;
    case 'ran':
      return (
        <FootPath
          points={[deed.from, ...deed.path].filter(isCell).map((cell) => pointOf(cell, turns))}
          colour="var(--dress)"
        />
      );
    case 'uncovered':
      return <path class="trace" d={edges([deed.room], scene, turns, 20)} />;
    case 'slid': {
      const angle = angleOf(deed.slot, turns);
      return (
        <PushMarks
          places={[
            { ...slotPoint(deed.slot, turns), angle },
            ...laneOf(deed.slot).map((cell) => ({ ...pointOf(cell, turns), angle })),
          ]}
        />
      );
    }
    case 'fell':
      return <path class="trace" d={ring(deed.cell, turns, 34) + cross(pointOf(deed.cell, turns))} />;
    default:
      return null;
  }
}

/** Where a line of the log happened. */
function Lit({ event, scene, turns }: Shown & { readonly event: RoquefortEvent }) {
  const { cells, rooms, slot } = placesOf(event);
  const lane = slot === null ? [] : laneOf(slot);
  const squares = cells.map((cell) => {
    const { x, y } = pointOf(cell, turns);
    return rounded(x - 46, y - 46, 92, 92, 14);
  });
  return (
    <g class="lit">
      <path d={squares.join('') + edges(rooms, scene, turns, 4) + around(lane, turns)} />
      {slot === null ? null : (
        <SlotArrows places={[{ ...slotPoint(slot, turns), angle: angleOf(slot, turns) }]} />
      )}
      {cells.map((cell) => {
        const { x, y } = pointOf(cell, turns);
        return <Slip key={cell} x={x + 24} y={y + 30} text={cell} />;
      })}
    </g>
  );
}

function edges(letters: readonly string[], { rooms }: Scene, turns: number, inset: number): string {
  return rooms
    .filter(({ letter }) => letters.includes(letter))
    .map((room) => {
      const { x, y, width, height } = boxOf(room, turns);
      const [w, h] = [width * CELL - inset, height * CELL - inset];
      return rounded(x - w / 2, y - h / 2, w, h, 14);
    })
    .join('');
}

function around(lane: readonly string[], turns: number): string {
  if (lane.length === 0) return '';
  const [a, b] = [pointOf(lane[0], turns), pointOf(lane[lane.length - 1], turns)];
  const [x, y] = [Math.min(a.x, b.x) - 48, Math.min(a.y, b.y) - 48];
  return rounded(x, y, Math.abs(a.x - b.x) + 96, Math.abs(a.y - b.y) + 96, 14);
}

function ring(cell: string, turns: number, r = 42): string {
  const { x, y } = pointOf(cell, turns);
  return disc(x, y, r);
}

const cross = ({ x, y }: Point): string => `M${x - 20} ${y - 20}l40 40M${x + 20} ${y - 20}l-40 40`;
