import { useSignal } from '@preact/signals';
import { c } from '../../../i18n/chateau.js';
import { Dialog } from '../../../shell/ui/dialog.js';
import { SeatMark } from '../../common/beside.js';
import type { Look } from '../art/index.js';
import { Token } from '../art/index.js';
import type { Sheet } from '../sheet/ink/codec.js';
import { StillBoard } from './board.js';
import { Castle } from './castle.js';
import { Doing } from './doing.js';
import { Face } from './face.js';
import { Guests } from './guests.js';
import type { Showing } from './play.js';
import { Ribbon } from './ribbon.js';

type Props = {
  readonly play: Showing;
  readonly names: readonly string[];
  readonly sheetOf: (seat: number) => Sheet;
};

/** Everybody with their castle in small; a touch shows it large with board and guests. */
export function Castles({ play, names, sheetOf }: Props) {
  const open = useSignal<number | null>(null);
  const view = play.shown.value;
  return (
    <section class="castles" aria-label={c().table.castles} data-players={play.sitters.length}>
      {play.sitters.map((sitter, seat) => {
        const castle = view.castles[seat];
        // whoever chooses here now; while nobody does, whose turn it is
        const active = (play.actor.value ?? view.turn) === seat && play.outcome.value === null;
        return (
          <button
            key={names[seat]}
            type="button"
            class={active ? 'castle-card active' : 'castle-card'}
            data-look={sitter.look}
            data-seat={seat}
            data-rolled={view.turn === seat}
            aria-haspopup="dialog"
            onClick={() => {
              open.value = seat;
            }}
          >
            <span class="sr-only">
              {`${c().table.look(names[seat])}, ${c().table.points(castle.score.total)}, ${c().table.tokensLeft(castle.tokensLeft)}`}
            </span>
            <span class="face" aria-hidden="true">
              <Face bot={sitter.bot} look={sitter.look} />
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
            <Doing play={play} seat={seat} />
          </button>
        );
      })}
      {open.value === null ? null : (
        <Dialog
          title={c().table.castleOf(names[open.value])}
          onClose={() => {
            open.value = null;
          }}
        >
          <div class="castle-large">
            <Castle castle={view.castles[open.value]} sheet={sheetOf(open.value)} />
            <div class="stack">
              <Ribbon castle={view.castles[open.value]} />
              <Guests
                play={play}
                guests={view.castles[open.value].guests}
                label={c().table.guestsOf(names[open.value])}
                owner={names[open.value]}
              />
              <StillBoard play={play} seat={open.value} />
            </div>
          </div>
        </Dialog>
      )}
    </section>
  );
}
