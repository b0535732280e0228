import type { PortraitId } from '../../../art/index.js';
import {
  type CheeseKind,
  MouseBust,
  type Seat as MouseSeat,
  memo,
  Picture,
  PlayerPortrait,
  Portrait,
} from '../../../art/index.js';
import { pageTexts } from '../../../i18n/i18n.js';
import { SeatMark } from '../../common/online-extras.js';
import { useDeferred } from '../../common/steps.js';
import { Cheese } from '../art/index.js';
import { roquefortTexts } from '../texts/table.js';
import { RANKS } from './ranks.js';
import type { RoquefortTable } from './roquefort-table.js';
import { tileName } from './words.js';

/** What is needed to show who plays, in play or looked through later. */
export type PlayersShown = Pick<
  RoquefortTable,
  'sitters' | 'holds' | 'scene' | 'view' | 'isOn' | 'actor' | 'you' | 'mayEnter' | 'held' | 'touchOutside'
>;
type FaceProps = { readonly bot: string | null; readonly look: number; readonly own?: boolean };
type Props = { readonly play: PlayersShown; readonly names: readonly string[] };
type PlayerProps = { readonly play: PlayersShown; readonly name: string; readonly seat: number };

/** Who plays, what they have and whom they still have. */
export function Players({ play, names }: Props) {
  const { table } = roquefortTexts();
  return (
    <section class="players" aria-label={table.players}>
      {play.sitters.map((_, seat) => (
        <Player key={names[seat]} play={play} name={names[seat]} seat={seat} />
      ))}
    </section>
  );
}

function Player({ play, name, seat }: PlayerProps) {
  const { newGame } = pageTexts();
  const { scene, goal, isOn, you } = useDeferred(RANKS.players, () => ({
    scene: play.scene.value,
    goal: play.view.value.goal,
    isOn: play.isOn.value,
    you: play.you.value,
  })).value;
  const { bot, look } = play.sitters[seat];
  const isOwn = play.holds.value.includes(seat);
  const active = scene.turn === seat && isOn;
  return (
    <div
      class={active ? 'player active' : 'player'}
      data-look={look}
      aria-current={active ? 'true' : undefined}
    >
      <div class="player-face">
        <Face bot={bot} look={look} own={isOwn} />
      </div>
      <div class="player-text">
        <p class="player-name">
          <b>{name}</b>
          {you === seat ? <span class="you">{newGame.you}</span> : null}
        </p>
        <Kinds seat={seat} kinds={scene.cheese[seat]} goal={goal} />
      </div>
      <div class="player-mice">
        <Mice play={play} seat={seat} look={look} />
        <SeatMark seat={seat} />
      </div>
    </div>
  );
}

type MiceProps = { readonly play: PlayersShown; readonly seat: number; readonly look: number };

/** Where somebody's four mice are: before the gate, in the castle, behind bars. */
function Mice({ play, seat, look }: MiceProps) {
  const { table, action } = roquefortTexts();
  const { mice, phase, actor, mayEnter, held } = useDeferred(RANKS.players, () => ({
    mice: play.scene.value.mice,
    phase: play.view.value.phase,
    actor: play.actor.value,
    mayEnter: play.mayEnter.value,
    held: play.held.value,
  })).value;
  const own = mice.filter((mouse) => mouse.seat === seat);
  const outside = own.filter(({ place }) => place === 'outside').length;
  const fallen = own.filter(({ place }) => place === 'dungeon').length;
  const inside = own.length - outside - fallen;
  const holding = held.kind === 'outside' && actor === seat;
  return (
    <>
      {outside > 0 && actor === seat && phase === 'play' ? (
        <button
          type="button"
          class={holding ? 'mice outside held' : 'mice outside'}
          aria-pressed={holding}
          aria-disabled={!mayEnter}
          aria-label={`${table.miceOutside(outside)}: ${action.letIn}`}
          title={action.fromOutside}
          onClick={() => play.touchOutside()}
        >
          <Busts look={look} count={outside} />
          <span class="way-in">{action.letIn}</span>
        </button>
      ) : (
        <Group kind="outside" look={look} count={outside} words={table.miceOutside(outside)} />
      )}
      <Group kind="inside" look={look} count={inside} words={table.miceInside(inside)} />
      <Group kind="fallen" look={look} count={fallen} words={table.inDungeon(fallen)} />
    </>
  );
}

type GroupProps = {
  readonly kind: 'outside' | 'inside' | 'fallen';
  readonly look: number;
  readonly count: number;
  readonly words: string;
};

function Group({ kind, look, count, words }: GroupProps) {
  return count === 0 ? null : (
    <span class={`mice ${kind}`} role="img" aria-label={words} title={words}>
      <Busts look={look} count={count} />
    </span>
  );
}

type KindsProps = {
  readonly seat?: number;
  readonly kinds: readonly string[];
  readonly goal: number;
};

/** The cheese somebody has, and how much is still to come. */
export function Kinds({ seat, kinds, goal }: KindsProps) {
  return (
    <ul class="kinds" data-home={seat} aria-label={roquefortTexts().table.kinds(kinds.length, goal)}>
      {kinds.map((kind) => (
        <li key={kind} title={tileName(kind)}>
          <svg viewBox="-37 -37 74 74" role="img" aria-label={tileName(kind)}>
            <Cheese kind={kind as CheeseKind} />
          </svg>
        </li>
      ))}
      {Array.from({ length: Math.max(0, goal - kinds.length) }, (_, i) => (
        <li key={`open-${i}`} class="open-kind" aria-hidden="true" />
      ))}
    </ul>
  );
}

export const Face = memo(({ bot, look, own }: FaceProps) =>
  bot === null ? (
    <PlayerPortrait seat={look as MouseSeat} own={own} />
  ) : (
    <Portrait character={bot as PortraitId} mouse={look as MouseSeat} />
  ),
);

const Busts = memo(({ look, count }: { readonly look: number; readonly count: number }) => (
  <>
    {Array.from({ length: count }, (_, i) => (
      <Picture key={i} box="-36 -58 72 76">
        <MouseBust seat={look as MouseSeat} mood="calm" />
      </Picture>
    ))}
  </>
));
