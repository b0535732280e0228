import { t } from '../../../i18n/i18n.js';
import { SeatMark } from '../../common/beside.js';
import { useLater } from '../../common/steps.js';
import type { CharacterId } from '../art/index.js';
import {
  Cheese,
  type CheeseKind,
  MouseHead,
  type Seat as MouseSeat,
  Picture,
  PlayerPortrait,
  Portrait,
  steady,
} from '../art/index.js';
import type { Play } from './play.js';
import { RANKS } from './ranks.js';
import { tileName } from './words.js';

type Props = { readonly play: Play; readonly names: readonly string[] };

/** Who plays, what they have and whom they still have. */
export function Players({ play, names }: Props) {
  const { roquefort } = t();
  return (
    <section class="players" aria-label={roquefort.players}>
      {play.sitters.map((_, seat) => (
        <Player key={names[seat]} play={play} name={names[seat]} seat={seat} />
      ))}
    </section>
  );
}

function Player({ play, name, seat }: { readonly play: Play; readonly name: string; readonly seat: number }) {
  const { roquefort, action } = t();
  const { scene, goal, outcome, actor, choices, held } = useLater(RANKS.players, () => ({
    scene: play.scene.value,
    goal: play.view.value.goal,
    outcome: play.outcome.value,
    actor: play.actor.value,
    choices: play.choices.value,
    held: play.held.value,
  })).value;
  const { bot, look } = play.sitters[seat];
  const kinds = scene.cheese[seat];
  const own = scene.mice.filter((mouse) => mouse.seat === seat);
  const outside = own.filter(({ place }) => place === 'outside').length;
  const fallen = own.filter(({ place }) => place === 'dungeon').length;
  const active = scene.turn === seat && outcome === null;
  const mayEnter = actor === seat && choices.enter.size > 0;
  const holding = held.kind === 'outside' && actor === seat;
  return (
    <div
      class={active ? 'player active' : 'player'}
      data-look={look}
      aria-current={active ? 'true' : undefined}
    >
      <div class="player-face">
        <Face bot={bot} look={look} />
      </div>
      <div class="player-text">
        <p class="player-name">
          <b>{name}</b>
        </p>
        <Kinds seat={seat} kinds={kinds} goal={goal} />
      </div>
      <div class="player-mice">
        {mayEnter ? (
          <button
            type="button"
            class={holding ? 'outside held' : 'outside'}
            aria-pressed={holding}
            aria-label={`${roquefort.miceOutside(outside)}: ${action.fromOutside}`}
            onClick={() => play.touchOutside()}
          >
            <OutsideMice look={look} count={outside} />
          </button>
        ) : (
          <span class="outside" role="img" aria-label={roquefort.miceOutside(outside)}>
            <OutsideMice look={look} count={outside} />
          </span>
        )}
        {outside + fallen < own.length ? (
          <span class="outside inside" aria-hidden="true">
            <OutsideMice look={look} count={own.length - outside - fallen} />
          </span>
        ) : null}
        {fallen > 0 ? (
          <span class="fallen" role="img" aria-label={roquefort.inDungeon(fallen)}>
            <svg viewBox="-12 -12 24 24" aria-hidden="true">
              <path d="M-9 10V-3a9 9 0 0 1 18 0V10zM-4-11V10M4-11V10" />
            </svg>
            <b>{fallen}</b>
          </span>
        ) : null}
        <SeatMark seat={seat} />
      </div>
    </div>
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
    <ul class="kinds" data-home={seat} aria-label={t().roquefort.kinds(kinds.length, goal)}>
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

export const Face = steady(({ bot, look }: { readonly bot: string | null; readonly look: number }) =>
  bot === null ? <PlayerPortrait seat={look as MouseSeat} /> : <Portrait character={bot as CharacterId} />,
);

const OutsideMice = steady(({ look, count }: { readonly look: number; readonly count: number }) => (
  <>
    {Array.from({ length: count }, (_, i) => (
      <Picture key={i} box="-40 -58 80 72">
        <MouseHead seat={look as MouseSeat} mood="calm" />
      </Picture>
    ))}
  </>
));
