import '../styles/index.css';
import '../styles/table.css';
import '../styles/screens.css';
import '../sheet/sheet.css';
import type { ChateauEvent, ChateauView } from '@castellan/oh-mon-chateau';
import { useComputed, useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { pageTexts } from '../../../i18n/i18n.js';
import type { Reel } from '../../../tables/worker-messages.js';
import { namesOf } from '../../common/names.js';
import { useTablePage } from '../../common/page-look.js';
import { ReelControls } from '../../common/replay/reel-controls.js';
import { ReelHead } from '../../common/replay/reel-head.js';
import { ReelLog } from '../../common/replay/reel-log.js';
import { useReelPlayer, useSettled } from '../../common/replay/reel-player.js';
import { clothStyle } from '../art/index.js';
import { BUILDERS } from '../builders.js';
import { decodeSheet, emptySheet, type Sheet } from '../sheet/ink/codec.js';
import { codeOf } from '../sheet/plan/place-code.js';
import { StillBoard } from '../table/board.js';
import { Castle } from '../table/castle.js';
import { Castles } from '../table/castles.js';
import { Dice } from '../table/dice.js';
import { earnedOn } from '../table/drawn.js';
import { Guests, Market } from '../table/guests.js';
import { MomentLater } from '../table/moment-later.js';
import { Ribbon } from '../table/ribbon.js';
import { showEvents } from '../table/show.js';
import { tellingOf } from '../table/telling.js';
import { eventWords } from '../table/words.js';
import { chateauTexts } from '../texts/table.js';
import { screenOf } from './screen.js';

/** A game from its first roll to its last, with castles that grow as they were drawn; to go on from anywhere. */
export function ChateauReplay({ reel }: { readonly reel: Reel }) {
  const { table } = chateauTexts();
  const at = useSignal(reel.frames.length - 1);
  const near = useComputed(() => actorOf(reel, at.value));
  const screen = useMemo(() => screenOf(reel, viewOf(reel, at.peek()), near), [reel]);
  const sheets = useMemo(() => reel.sitters.map((_, seat) => sheetIn(reel, seat)), [reel]);
  const names = useMemo(() => namesOf(reel.sitters), [reel, pageTexts()]);
  /** Whether what is being shown is not wanted any more. */
  const skip = useRef({ wanted: false });
  const player = useReelPlayer(reel, at, {
    onJump: (to) => {
      skip.current.wanted = true;
      screen.shown.value = viewOf(reel, to);
    },
    onStep: (to) => {
      const mine = { wanted: false };
      skip.current = mine;
      const events = reel.frames[to].events as readonly ChateauEvent[];
      const scene = { ...screen, near: () => near.peek() };
      return showEvents(scene, events, viewOf(reel, to), () => mine.wanted);
    },
  });
  const view = screen.shown.value;
  const seat = near.value;
  const castle = view.castles[seat];
  const sheetOf = (one: number): Sheet => asItWas(sheets[one], view, one);
  const lit = useSignal<ChateauEvent | null>(null);
  const telling = useMemo(() => tellingOf(reel.sitters, names), [names]);
  const words = (event: unknown): string => eventWords(event as ChateauEvent, names);
  const settled = useSettled(at);
  useTablePage();
  return (
    <main
      class="chateau replay"
      id="content"
      style={clothStyle(view.mode)}
      data-mode={view.mode}
      data-step={settled.value}
    >
      <ReelHead player={player} names={names} rivals={BUILDERS[view.mode]} words={words} />
      <Castles play={{ ...screen, actor: near }} names={names} sheetOf={sheetOf} />
      <section class="counter">
        <Dice play={screen} names={names} />
        <Ribbon castle={castle} />
      </section>
      <section
        class="board-place"
        data-look={reel.sitters[seat].look}
        aria-label={table.boardOf(names[seat])}
      >
        <StillBoard play={screen} seat={seat} lit={lit} />
        <MomentLater play={screen} names={names} sheetOf={sheetOf} />
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
      <ReelControls player={player} looks={reel.sitters.map(({ look }) => look)} />
      <ReelLog player={player} telling={telling} lit={lit} />
    </main>
  );
}

/** Who did what is on the screen; their board is the one to look at. Before the first step whoever begins. */
function actorOf({ frames }: Reel, frame: number): number {
  const events = frames[frame].events as readonly ChateauEvent[];
  const [first] = events.flatMap((event) => ('seat' in event ? [event.seat] : []));
  return first ?? (frames[frame].view as ChateauView).turn;
}

const viewOf = (reel: Reel, frame: number): ChateauView => reel.frames[frame].view as ChateauView;

function sheetIn({ drawings }: Reel, seat: number): Sheet {
  const kept = drawings[seat];
  return (kept === undefined ? null : decodeSheet(kept)) ?? emptySheet();
}

/** What could have been on a sheet at that moment: parts that were not earned yet are not drawn yet. */
function asItWas(sheet: Sheet, view: ChateauView, seat: number): Sheet {
  const earned = new Set(earnedOn(sheet, view.castles[seat]).map(codeOf));
  return { ...sheet, strokes: sheet.strokes.filter(({ place }) => place === 0 || earned.has(place)) };
}
