import '../../../styles/pages/chateau.css';
import '../sheet/sheet.css';
import type { ChateauEvent, ChateauView } from '@castellan/oh-mon-chateau';
import { useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { c } from '../../../i18n/chateau.js';
import { t } from '../../../i18n/i18n.js';
import { Heading } from '../../../shell/ui/page.js';
import type { Reel } from '../../../tables/protocol.js';
import { namesOf } from '../../common/names.js';
import { useTablePage } from '../../common/page-look.js';
import { ReelControls } from '../../common/replay/reel-controls.js';
import { Icon } from '../../roquefort/art/index.js';
import { clothStyle } from '../art/index.js';
import { BUILDERS } from '../setup/draft.js';
import { decodeSheet, type Sheet } from '../sheet/ink/codec.js';
import { codeOf } from '../sheet/plan/place-code.js';
import { StillBoard } from '../table/board.js';
import { Castle } from '../table/castle.js';
import { Castles } from '../table/castles.js';
import { Dice } from '../table/dice.js';
import { earnedOn } from '../table/drawn.js';
import { Guests, Market } from '../table/guests.js';
import { Ribbon } from '../table/ribbon.js';
import { showEvents } from '../table/show.js';
import { eventWords } from '../table/words.js';
import { screenOf } from './screen.js';

/** A game from its first roll to its last, with castles that grow as they were drawn; to go on from anywhere. */
export function ChateauReplay({ reel }: { readonly reel: Reel }) {
  const { watch, app } = t();
  const { table, character } = c();
  const at = useSignal(reel.frames.length - 1);
  const skip = useRef(false);
  const screen = useMemo(() => screenOf(reel, viewOf(reel, at.peek())), [reel]);
  const sheets = useMemo(() => reel.sitters.map((_, seat) => sheetIn(reel, seat)), [reel]);
  const names = useMemo(() => namesOf(reel.sitters, c().character), [reel, t()]);
  const view = screen.shown.value;
  const seat = view.turn;
  const castle = view.castles[seat];
  const sheetOf = (one: number): Sheet => asItWas(sheets[one], view, one);
  useTablePage();
  return (
    <main class="chateau replay" id="content" style={clothStyle(view.mode)} data-mode={view.mode}>
      <header class="table-top">
        <a class="button quiet icon" href="/" aria-label={app.home}>
          <Icon name="back" />
        </a>
        <div class="prompt" data-look={reel.sitters[seat].look}>
          <Heading title={watch.title} />
        </div>
      </header>
      <Castles play={screen} names={names} sheetOf={sheetOf} />
      <section class="counter">
        <Dice play={screen} />
        <Ribbon castle={castle} />
      </section>
      <section
        class="board-place"
        data-look={reel.sitters[seat].look}
        aria-label={table.boardOf(names[seat])}
      >
        <StillBoard play={screen} seat={seat} />
      </section>
      <section class="chateau-side">
        <div class="guest-place">
          <Guests
            play={screen}
            guests={castle.guests}
            label={table.guestsOf(names[seat])}
            owner={names[seat]}
          />
          <Market play={screen} />
        </div>
        <div class="sheet-place">
          <div class="sheet-button">
            <Castle castle={castle} sheet={sheetOf(seat)} />
          </div>
        </div>
      </section>
      <ReelControls
        reel={reel}
        names={names}
        at={at}
        onJump={(to) => {
          skip.current = true;
          screen.shown.value = viewOf(reel, to);
        }}
        onStep={(to) => {
          skip.current = false;
          const events = reel.frames[to].events as readonly ChateauEvent[];
          const scene = { ...screen, near: () => screen.near.peek() };
          return showEvents(scene, events, viewOf(reel, to), () => skip.current);
        }}
        words={(event) => eventWords(event as ChateauEvent, names)}
        rivals={BUILDERS[view.mode].map((id) => ({ id, name: character[id].name }))}
      />
    </main>
  );
}

const viewOf = (reel: Reel, frame: number): ChateauView => reel.frames[frame].view as ChateauView;

function sheetIn({ drawings }: Reel, seat: number): Sheet {
  const kept = drawings[seat];
  return (kept === undefined ? null : decodeSheet(kept)) ?? { side: 'guide', strokes: [] };
}

/** What could have been on a sheet at that moment: parts that were not earned yet are not drawn yet. */
function asItWas(sheet: Sheet, view: ChateauView, seat: number): Sheet {
  const earned = new Set(earnedOn(sheet, view.castles[seat]).map(codeOf));
  return { ...sheet, strokes: sheet.strokes.filter(({ place }) => place === 0 || earned.has(place)) };
}
