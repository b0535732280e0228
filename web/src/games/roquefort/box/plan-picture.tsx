import { isRoom, roofMaterial } from '@castellan/roquefort/own-rooms';
import { NO_ROOM, type Plan, roomAt, SIDE, TOWER } from './plan.js';

const CELL = 10;
const GAP = 0.7;

/** A plan from above: rooms under their roofs, cells without a room as bare floor, and rooms that cannot be as bare walls. */
export function PlanPicture({ plan }: { readonly plan: Plan }) {
  return (
    <svg viewBox="-3 -3 76 76" aria-hidden="true" focusable="false">
      <rect x="-1" y="-1" width="72" height="72" rx="4" fill="var(--stone)" stroke="var(--art-ink)" />
      <rect x="2" y="2" width="66" height="66" fill="var(--wood)" />
      <PlanRooms plan={plan} />
    </svg>
  );
}

/** In tenths: a cell is ten by ten. */
export function PlanRooms({ plan }: { readonly plan: Plan }) {
  return (
    <>
      {plan.map((room, place) => {
        const [x, y] = [CELL * (place % SIDE), CELL * Math.floor(place / SIDE)];
        if (room === TOWER) return <Tower key={place} {...{ x, y }} />;
        if (room === NO_ROOM) return <Floor key={place} {...{ x, y }} />;
        return plan.indexOf(room) === place ? <Room key={place} places={roomAt(plan, place)} /> : null;
      })}
    </>
  );
}

type At = { readonly x: number; readonly y: number };

function Tower({ x, y }: At) {
  return (
    <circle
      cx={x + 5}
      cy={y + 5}
      r="5.3"
      fill="var(--stone-light)"
      stroke="var(--art-ink)"
      stroke-width="1.2"
    />
  );
}

function Floor({ x, y }: At) {
  return (
    <rect
      x={x + 1}
      y={y + 1}
      width="8"
      height="8"
      rx="1"
      fill="none"
      stroke="var(--wood-dark)"
      stroke-width="0.5"
      stroke-dasharray="1.6 1.2"
    />
  );
}

function Room({ places }: { readonly places: readonly number[] }) {
  const xs = places.map((place) => place % SIDE);
  const ys = places.map((place) => Math.floor(place / SIDE));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  if (width * height !== places.length || !isRoom(width, height)) return <Walls places={places} />;
  const [w, h] = [CELL * width - 2 * GAP, CELL * height - 2 * GAP];
  // the ridge runs along the longer side
  const ridge = width >= height ? `M2 ${h / 2}H${w - 2}` : `M${w / 2} 2V${h - 2}`;
  return (
    <g transform={`translate(${CELL * left + GAP} ${CELL * top + GAP})`}>
      <rect
        width={w}
        height={h}
        rx="1.4"
        fill={`var(--roof-${roofMaterial(places.length)})`}
        stroke="var(--art-ink)"
        stroke-width="0.9"
      />
      <path d={ridge} stroke="var(--art-hi)" stroke-width="1.6" />
    </g>
  );
}

/** No roof fits on it: its cells, joined where they touch. */
function Walls({ places }: { readonly places: readonly number[] }) {
  const has = (place: number): boolean => places.includes(place);
  return (
    <>
      {places.map((place) => {
        const column = place % SIDE;
        const [x, y] = [CELL * column, CELL * Math.floor(place / SIDE)];
        const right = column < SIDE - 1 && has(place + 1) ? 2 * GAP : 0;
        const below = has(place + SIDE) ? 2 * GAP : 0;
        return (
          <rect
            key={place}
            x={x + GAP}
            y={y + GAP}
            width={CELL - 2 * GAP + right}
            height={CELL - 2 * GAP + below}
            fill="var(--art-cream)"
          />
        );
      })}
    </>
  );
}
