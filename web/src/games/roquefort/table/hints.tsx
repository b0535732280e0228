import type { ReadonlySignal } from '@preact/signals';
import {
  type ArrowAt,
  CostBadge,
  FootPath,
  SlotArrows,
  Tile,
  type TileKind,
  TrapWarning,
} from '../art/index.js';
import { angleOf, boxOf, CASTLE, CELL, laneOf, type Point, pointOf, SLOTS, slotPoint } from './geometry.js';
import type { Choice, Choices } from './offers.js';
import type { Held, Play } from './play.js';
import type { Scene } from './scene.js';

/** What can be done now, drawn over the castle: only what the table has offered. */
export function Hints({ play, turns }: { readonly play: Play; readonly turns: ReadonlySignal<number> }) {
  return (
    <svg class="hints" viewBox={`0 0 ${CASTLE} ${CASTLE}`} aria-hidden="true">
      <HintsOf
        scene={play.scene.value}
        choices={play.choices.value}
        held={play.held.value}
        turns={turns.value}
      />
    </svg>
  );
}

type Props = {
  readonly scene: Scene;
  readonly choices: Choices;
  readonly held: Held;
  readonly turns: number;
};

function HintsOf({ scene, choices, held, turns }: Props) {
  if (held.kind === 'mouse')
    return (
      <>
        <Ring point={pointOf(held.cell, turns)} kind="held" />
        <Targets targets={choices.run.get(held.cell)} from={held.cell} turns={turns} />
      </>
    );
  if (held.kind === 'outside') return <Targets targets={choices.enter} from={null} turns={turns} />;
  if (held.kind === 'spare') return <Slots scene={scene} choices={choices} slot={held.slot} turns={turns} />;
  return (
    <>
      {scene.rooms
        .filter(({ letter }) => choices.uncover.has(letter))
        .map((room) => {
          const { x, y, width, height } = boxOf(room, turns);
          const [w, h] = [width * CELL - 14, height * CELL - 14];
          return (
            <rect
              key={room.letter}
              class="liftable"
              x={x - w / 2}
              y={y - h / 2}
              width={w}
              height={h}
              rx="14"
            />
          );
        })}
      {[...choices.place.keys(), ...choices.run.keys()].map((cell) => (
        <Ring key={cell} point={pointOf(cell, turns)} kind="ready" />
      ))}
    </>
  );
}

function Ring({ point, kind }: { readonly point: Point; readonly kind: 'held' | 'ready' }) {
  return <circle class={`ring ${kind}`} cx={point.x} cy={point.y} r="44" />;
}

type TargetsProps = {
  readonly targets: ReadonlyMap<string, Choice> | undefined;
  readonly from: string | null;
  readonly turns: number;
};

function Targets({ targets, from, turns }: TargetsProps) {
  const all = [...(targets ?? [])];
  return (
    <>
      {all.map(([cell, { foresight }]) => {
        const ran = foresight.events.find((event) => event.type === 'ran');
        if (ran === undefined || ran.path.length < 2 || from === null) return null;
        return <FootPath key={cell} points={[from, ...ran.path].map((step) => pointOf(step, turns))} />;
      })}
      {all.map(([cell, { cost, foresight }]) => {
        const { x, y } = pointOf(cell, turns);
        const collects = foresight.events.some((event) => event.type === 'collected');
        return (
          <g key={cell} transform={`translate(${x} ${y})`}>
            <rect
              class={collects ? 'target good' : 'target'}
              x="-40"
              y="-40"
              width="80"
              height="80"
              rx="16"
            />
            <g transform="translate(26 -26)">
              <CostBadge cost={cost} />
            </g>
          </g>
        );
      })}
    </>
  );
}

type SlotsProps = {
  readonly scene: Scene;
  readonly choices: Choices;
  readonly slot: string | null;
  readonly turns: number;
};

function Slots({ scene, choices, slot, turns }: SlotsProps) {
  const open = SLOTS.filter((one) => choices.slide.has(one));
  return (
    <>
      {slot === null ? null : (
        <Preview scene={scene} choice={choices.slide.get(slot)} slot={slot} turns={turns} />
      )}
      <SlotArrows places={open.filter((one) => one !== slot).map((one) => arrowAt(one, turns))} />
      {slot === null || !open.includes(slot) ? null : (
        <g class="chosen-arrow">
          <SlotArrows places={[arrowAt(slot, turns)]} />
        </g>
      )}
    </>
  );
}

function arrowAt(slot: string, turns: number): ArrowAt {
  return { ...slotPoint(slot, turns), angle: angleOf(slot, turns) };
}

type PreviewProps = {
  readonly scene: Scene;
  readonly choice: Choice | undefined;
  readonly slot: string;
  readonly turns: number;
};

/** What a slide would move, and who would fall; what cannot be seen stays a question. */
function Preview({ scene, choice, slot, turns }: PreviewProps) {
  const lane = laneOf(slot);
  const angle = angleOf(slot, turns);
  const first = pointOf(lane[0], turns);
  const events = choice?.foresight.events ?? [];
  return (
    <>
      {lane.map((cell) => {
        const { x, y } = pointOf(cell, turns);
        return (
          <path
            key={cell}
            class="push"
            d="M-14-18 14 0-14 18"
            transform={`translate(${x} ${y}) rotate(${angle}) translate(40 0)`}
          />
        );
      })}
      {scene.spare === null ? null : (
        <g class="ghost" transform={`translate(${first.x} ${first.y}) scale(.86)`}>
          <Tile tile={scene.spare as TileKind} />
        </g>
      )}
      {events.map((event) => {
        if (event.type !== 'fell') return null;
        const { x, y } = pointOf(event.cell, turns);
        return (
          <g key={event.cell} transform={`translate(${x} ${y})`}>
            <TrapWarning />
          </g>
        );
      })}
      {choice?.foresight.unsure.map((cell) => {
        const { x, y } = pointOf(cell, turns);
        return (
          <g key={cell} class="unsure" transform={`translate(${x + 30} ${y + 30})`}>
            <circle r="17" />
            <text dy="9">?</text>
          </g>
        );
      })}
    </>
  );
}
