import type { ReadonlySignal } from '@preact/signals';
import { type CheeseKind, disc, type Seat as MouseSeat, type Placed, rounded } from '../../../art/index.js';
import { useDeferred } from '../../common/steps.js';
import {
  Cheese,
  CostBadges,
  FootPath,
  Mouse,
  PushMarks,
  SlotArrows,
  Tile,
  type TileKind,
  TrapWarning,
} from '../art/index.js';
import { pairsOf, winsCheese } from './forecast.js';
import {
  angleOf,
  boxOf,
  CASTLE,
  CELL,
  laneOf,
  type Point,
  pointOf,
  type Room,
  SLOTS,
  slotPoint,
} from './geometry.js';
import { type Choice, type Choices, roofsBeside } from './offers.js';
import { RANKS } from './ranks.js';
import type { Held, RoquefortTable } from './roquefort-table.js';
import { mouseAt, type Scene } from './scene.js';

/**
 * What can be done now, drawn over the castle: only what the table has offered. It comes and goes at every touch, so what
 * looks alike is one path: a browser makes one drawing sooner than a dozen.
 */
export function Hints({
  play,
  turns,
}: {
  readonly play: RoquefortTable;
  readonly turns: ReadonlySignal<number>;
}) {
  const held = play.held.value;
  // a touch is answered at once; what it would cost and bring comes with the next frame
  const explained = useDeferred(RANKS.slots, () => ({ held: play.held.value })).value.held;
  return (
    <svg class="hints" viewBox={`0 0 ${CASTLE} ${CASTLE}`} aria-hidden="true">
      <HintsOf
        scene={play.scene.value}
        choices={play.choices.value}
        held={held}
        isExplained={held === explained}
        turns={turns.value}
        looks={play.sitters.map(({ look }) => look)}
      />
    </svg>
  );
}

type Props = {
  readonly scene: Scene;
  readonly choices: Choices;
  readonly held: Held;
  readonly isExplained: boolean;
  readonly turns: number;
  readonly looks: readonly number[];
};

export function HintsOf({ scene, choices, held, isExplained, turns, looks }: Props) {
  if (held.kind === 'mouse')
    return (
      <>
        {choices.run.has(held.cell) ? null : (
          <Liftable rooms={roofsBeside(held.cell, choices, scene)} turns={turns} />
        )}
        <path class="ring held" d={ring(pointOf(held.cell, turns))} />
        <Targets targets={choices.run.get(held.cell)} from={held.cell} {...{ isExplained, turns }} />
      </>
    );
  if (held.kind === 'outside')
    return <Targets targets={choices.enter} from={null} {...{ isExplained, turns }} />;
  if (held.kind === 'spare')
    return <Slots slot={held.slot} {...{ scene, choices, isExplained, turns, looks }} />;
  const rooms = scene.rooms.filter(({ letter }) => choices.uncover.has(letter));
  const ready = [...choices.place.keys(), ...choices.run.keys()];
  return (
    <>
      <Liftable rooms={rooms} turns={turns} />
      {ready.length === 0 ? null : (
        <path class="ring ready" d={ready.map((cell) => ring(pointOf(cell, turns))).join('')} />
      )}
    </>
  );
}

type LiftableProps = { readonly rooms: readonly Room[]; readonly turns: number };

/** Light dots on a dark line: one of the two is seen on every roof. */
function Liftable({ rooms, turns }: LiftableProps) {
  const d = rooms.map((room) => edge(room, turns)).join('');
  return d === '' ? null : (
    <>
      <path class="liftable under" d={d} />
      <path class="liftable" d={d} />
    </>
  );
}

const ring = ({ x, y }: Point): string => disc(x, y, 44);

function edge(room: Room, turns: number): string {
  const { x, y, width, height } = boxOf(room, turns);
  const [w, h] = [width * CELL - 14, height * CELL - 14];
  return rounded(x - w / 2, y - h / 2, w, h, 14);
}

type TargetsProps = {
  readonly targets: ReadonlyMap<string, Choice> | undefined;
  readonly from: string | null;
  readonly isExplained: boolean;
  readonly turns: number;
};

function Targets({ targets, from, isExplained, turns }: TargetsProps) {
  const all = [...(targets ?? [])];
  const places = all.map(([cell, { cost, foresight }]) => ({
    ...pointOf(cell, turns),
    cost,
    collects: foresight.events.some((event) => event.type === 'collected'),
  }));
  return (
    <>
      {all.map(([cell, { foresight }]) => {
        const ran = foresight.events.find((event) => event.type === 'ran');
        if (!isExplained || ran === undefined || ran.path.length < 2 || from === null) return null;
        return <FootPath key={cell} points={[from, ...ran.path].map((step) => pointOf(step, turns))} />;
      })}
      <Squares at={places.filter(({ collects }) => !collects)} kind="target" />
      <Squares at={places.filter(({ collects }) => collects)} kind="target good" />
      {isExplained ? (
        <CostBadges places={places.map(({ x, y, cost }) => ({ x: x + 26, y: y - 26, cost }))} />
      ) : null}
    </>
  );
}

function Squares({ at, kind }: { readonly at: readonly Point[]; readonly kind: string }) {
  return at.length === 0 ? null : (
    <path class={kind} d={at.map(({ x, y }) => rounded(x - 40, y - 40, 80, 80, 16)).join('')} />
  );
}

type SlotsProps = {
  readonly scene: Scene;
  readonly choices: Choices;
  readonly slot: string | null;
  readonly isExplained: boolean;
  readonly turns: number;
  readonly looks: readonly number[];
};

function Slots({ scene, choices, slot, isExplained, turns, looks }: SlotsProps) {
  const open = SLOTS.filter((one) => choices.slide.has(one));
  return (
    <>
      {slot === null ? null : (
        <Preview choice={choices.slide.get(slot)} {...{ scene, slot, isExplained, turns, looks }} />
      )}
      <SlotArrows places={open.filter((one) => one !== slot).map((one) => arrowAt(one, turns))} />
      {isExplained ? <Prizes slots={open.filter((one) => one !== slot)} {...{ choices, turns }} /> : null}
      {slot === null || !open.includes(slot) ? null : (
        <g class="chosen-arrow">
          <SlotArrows places={[arrowAt(slot, turns)]} />
        </g>
      )}
    </>
  );
}

type PrizesProps = {
  readonly slots: readonly string[];
  readonly choices: Choices;
  readonly turns: number;
};

/** A cheese on every arrow whose slide is sure to win one. */
function Prizes({ slots, choices, turns }: PrizesProps) {
  return slots.map((slot) => {
    const choice = choices.slide.get(slot);
    if (choice === undefined || !winsCheese(choice)) return null;
    const won = choice.foresight.events.find((event) => event.type === 'collected');
    const { x, y } = slotPoint(slot, turns);
    return won === undefined ? null : (
      <Prize key={slot} point={{ x, y }} kind={won.kind as CheeseKind} size={0.5} />
    );
  });
}

type PrizeProps = { readonly point: Point; readonly kind: CheeseKind; readonly size: number };

function Prize({ point: { x, y }, kind, size }: PrizeProps) {
  return (
    <g class="prize" transform={`translate(${x} ${y}) scale(${size})`} data-prize={kind}>
      <circle r="48" />
      <Cheese kind={kind} />
    </g>
  );
}

/** An arrow is longer than the wall is thick; it begins at the wall's outside, where a phone's screen may end. */
const INWARDS = 11;

function arrowAt(slot: string, turns: number): Placed {
  const { x, y } = slotPoint(slot, turns);
  const angle = angleOf(slot, turns);
  const turn = (angle * Math.PI) / 180;
  return { x: x + INWARDS * Math.cos(turn), y: y + INWARDS * Math.sin(turn), angle };
}

type PreviewProps = {
  readonly scene: Scene;
  readonly choice: Choice | undefined;
  readonly slot: string;
  readonly isExplained: boolean;
  readonly turns: number;
  readonly looks: readonly number[];
};

const NOTHING_SEEN: Pick<Choice['foresight'], 'events' | 'unsure'> = { events: [], unsure: [] };

/** What a slide would move, and who would fall; what cannot be seen stays a question. */
function Preview({ scene, choice, slot, isExplained, turns, looks }: PreviewProps) {
  const lane = laneOf(slot);
  const angle = angleOf(slot, turns);
  const first = pointOf(lane[0], turns);
  const { events, unsure } = (isExplained && choice?.foresight) || NOTHING_SEEN;
  const above = mouseAt(scene, lane[0]);
  return (
    <>
      <PushMarks places={lane.map((cell) => ({ ...pointOf(cell, turns), angle }))} />
      {scene.spare === null || !isExplained ? null : (
        <g class="ghost" transform={`translate(${first.x} ${first.y}) scale(.86)`}>
          <Tile tile={scene.spare as TileKind} />
        </g>
      )}
      {/* the tile comes in below whoever stands there, and looks like it */}
      {above === undefined ? null : (
        <g class="above" transform={`translate(${first.x} ${first.y})`}>
          <Mouse seat={looks[above.seat] as MouseSeat} pose="stand" />
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
      {pairsOf(scene, slot, events).map(({ cell, tile }) => {
        const { x, y } = pointOf(cell, turns);
        return <Prize key={cell} point={{ x: x - 26, y: y - 30 }} kind={tile as CheeseKind} size={0.46} />;
      })}
      {unsure.map((cell) => {
        const { x, y } = pointOf(cell, turns);
        return (
          <g key={cell} class="unsure">
            <circle cx={x + 30} cy={y + 30} r="17" />
            <text x={x + 30} y={y + 39}>
              ?
            </text>
          </g>
        );
      })}
    </>
  );
}
