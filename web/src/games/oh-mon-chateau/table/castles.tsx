import { useSignal } from '@preact/signals';
import { Dialog } from '../../../shell/ui/dialog.js';
import { SeatMark } from '../../common/online-extras.js';
import type { Look } from '../art/index.js';
import { Token } from '../art/index.js';
import type { Sheet } from '../sheet/ink/codec.js';
import { chateauTexts } from '../texts/table.js';
import { StillBoard } from './board.js';
import { Castle } from './castle.js';
import type { Showing } from './chateau-table.js';
import { Doing } from './doing.js';
import { Face } from './face.js';
import { Guests } from './guests.js';
import { Ribbon, RULEBOOK } from './ribbon.js';
import type { TracesProps } from './traces.js';
import { TracesLater } from './traces-later.js';

type Props = {
  readonly play: Showing;
  readonly names: readonly string[];
  readonly sheetOf: (seat: number) => Sheet;
  /** Whose traces are left, at a table in play. */
  readonly traces?: TracesProps['play'];
};

/** Everybody with their castle in small; a touch shows it large with board and guests. */
export function Castles({ play, names, sheetOf, traces }: Props) {
  const open = useSignal<number | null>(null);
  const view = play.shown.value;
  return (
    <section class="castles" aria-label={chateauTexts().table.castles} data-players={play.sitters.length}>
      {play.sitters.map((sitter, seat) => {
        const castle = view.castles[seat];
        // whoever chooses here now; while nobody does, whose turn it is
        const active = (play.actor.value ?? view.turn) === seat && play.isOn.value;
        return (
          <button
            key={names[seat]}
            type="button"
            class={active ? 'castle-card active' : 'castle-card'}
            data-robbed={isRobbed(play, seat) ? '' : undefined}
            data-look={sitter.look}
            data-seat={seat}
            data-rolled={view.turn === seat}
            aria-haspopup="dialog"
            onClick={() => {
              open.value = seat;
            }}
          >
            <span class="sr-only">
              {`${chateauTexts().table.look(names[seat])}, ${chateauTexts().table.points(castle.score.total)}, ${chateauTexts().table.tokensLeft(castle.tokensLeft)}`}
            </span>
            <span class="face" aria-hidden="true">
              <Face bot={sitter.bot} look={sitter.look} own={play.holds.value.includes(seat)} />
            </span>
            <span class="castle-text" aria-hidden="true">
              <b>{names[seat]}</b>
              <span class="castle-facts">
                <span class="points" key={castle.score.total}>
                  {castle.score.total}
                </span>
                <svg viewBox="-50 -50 100 100" aria-hidden="true">
                  <Token look={sitter.look as Look} />
                </svg>
                {castle.tokensLeft}
              </span>
              <SeatMark seat={seat} />
            </span>
            <span class="thumb" aria-hidden="true">
              <Castle castle={castle} sheet={sheetOf(seat)} />
            </span>
            {traces === undefined ? null : <TracesLater play={traces} seat={seat} />}
            <Doing play={play} seat={seat} />
          </button>
        );
      })}
      {open.value === null ? null : (
        <Dialog
          title={chateauTexts().table.castleOf(names[open.value])}
          closes
          onClose={() => {
            open.value = null;
          }}
        >
          <div class="castle-large">
            <Castle castle={view.castles[open.value]} sheet={sheetOf(open.value)} />
            <div class="stack">
              <Ribbon castle={view.castles[open.value]} rulebook={RULEBOOK} />
              <Guests
                play={play}
                guests={view.castles[open.value].guests}
                label={chateauTexts().table.guestsOf(names[open.value])}
                owner={names[open.value]}
              />
            </div>
            <StillBoard play={play} seat={open.value} />
          </div>
        </Dialog>
      )}
    </section>
  );
}

/** Somebody takes a guest from there just now. */
function isRobbed({ doing }: Showing, seat: number): boolean {
  return doing.value?.type === 'stole' && doing.value.from === seat;
}
