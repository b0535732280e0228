import type { ChateauEvent } from '@castellan/oh-mon-chateau';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { pageTexts } from '../../../i18n/i18n.js';
import { Later } from '../../../shell/ui/later.js';
import { say } from '../../../shell/ui/toast.js';
import { AgainButton, SaidAgain, useSaid } from '../../common/again-button.js';
import { LiveLog } from '../../common/live-log.js';
import { Menu } from '../../common/menu.js';
import { namesOf } from '../../common/names.js';
import { Objection } from '../../common/objection.js';
import { Corner } from '../../common/online-extras.js';
import { useTablePage } from '../../common/page-look.js';
import { useTurnedRoom } from '../../common/turned-room.js';
import { clothStyle } from '../art/index.js';
import { chateauTexts } from '../texts/table.js';
import { Board } from './board.js';
import { Castles } from './castles.js';
import type { ChateauTable } from './chateau-table.js';
import { Chips } from './chips.js';
import { Dice } from './dice.js';
import { Facts } from './facts-list.js';
import { Guests, Market } from './guests.js';
import { Handover } from './handover.js';
import { KeysHelp, useKeys } from './keys.js';
import { MomentLater } from './moment-later.js';
import { Prompt } from './prompt.js';
import { Ribbon } from './ribbon.js';
import { SheetPlace } from './sheet-place.js';
import { sheetSettings } from './sheet-settings.js';
import { Sheets } from './sheets.js';
import { showEvents } from './show.js';
import { tellingOf } from './telling.js';
import { eventWords, whyWords } from './words.js';

/** A table of Oh mon château: dice, the board of whoever chooses, their castle, guests, and everybody else small. */
export function ChateauTablePage({ play }: { readonly play: ChateauTable }) {
  const names = useMemo(() => namesOf(play.sitters), [play.sitters, pageTexts()]);
  const telling = useMemo(() => tellingOf(play.sitters, names), [names]);
  const lit = useSignal<ChateauEvent | null>(null);
  const said = useSaid<ChateauEvent>(play);
  const again = play.recalled.value === null ? null : () => play.recall();
  const sheets = useMemo(
    () => new Sheets(play.table, play.sitters.length, play.drawings, play.isOnline),
    [play],
  );
  const help = useSignal(false);
  const drawing = useSignal(false);
  const skip = useRef(false);
  /** A touch that ends what is shown again is meant for nothing else. */
  const swallows = useRef(false);
  const root = useRef<HTMLElement>(null);
  const seat = play.near.value;
  const view = play.shown.value;
  // who looks on at a table on the server draws for nobody
  const mayDraw = play.holds.value.length > 0 || !play.isOnline;
  const choosing = play.choices.value.guests.size > 0 ? (view.decision ?? 'guest') : undefined;
  useTablePage();
  useTurnedRoom(play, () => play.near.value, false);
  useKeys(play, help, drawing, root);
  useEffect(() => sheets.listen(), [sheets]);
  useEffect(() => {
    const handRoll = (one: number, count: number) =>
      play.isByHand(one)
        ? play.handRoll(one, count).then(() => {
            // the touch that rolls does not cut the roll short
            skip.current = false;
          })
        : null;
    const scene = { ...play, near: () => play.near.peek() };
    play.attach(
      async (events, next) => {
        skip.current = false;
        const isBot = (one: number): boolean => play.sitters[one].bot !== null;
        await showEvents({ ...scene, handRoll, isBot }, events, next, () => skip.current);
        for (const event of events) if (isRobbed(play, event)) say(eventWords(event, names));
      },
      async () => (await import('./again.js')).showAgain(play, scene, said.tell),
    );
  }, [play]);
  useEffect(() => play.answerByItself(), [play]);
  // bots draw as soon as they have built, people when they like to, or at once if they said so
  useEffect(() => {
    view.castles.forEach((castle, one) => {
      const away = !(drawing.value && one === seat);
      const isOurs = play.holds.value.includes(one);
      const isBot = play.sitters[one].bot !== null;
      // what others take back they tell: their sheets may be ahead of what is shown here
      if (isOurs || isBot) sheets.takeBack(one, castle);
      if (isBot || (isOurs && sheetSettings.value.auto && away))
        sheets.drawFor(one, castle, sheetSettings.value.style);
    });
  }, [view, sheetSettings.value, drawing.value]);
  return (
    <main
      class="chateau"
      id="content"
      ref={root}
      style={clothStyle(view.mode)}
      data-mode={view.mode}
      data-choosing={choosing}
      onPointerDown={(event) => {
        if (play.showing.peek()) skip.current = true;
        // a line is looked at until something else is touched
        if (!(event.target as Element).matches('.chateau-line, .chips *')) play.looked.value = null;
        swallows.current = play.recalling.peek();
        play.recalling.value = false;
      }}
      onClickCapture={(event) => {
        if (swallows.current) event.stopPropagation();
        swallows.current = false;
      }}
    >
      <header class="table-top">
        <Menu
          session={play}
          help={help}
          again={again}
          note={play.isOnline ? null : <Facts of={play.options} />}
        />
        <Prompt play={play} names={names} />
        <Corner />
      </header>
      <Castles play={play} names={names} sheetOf={(one) => sheets.sheet(one)} traces={play} />
      <section class="counter">
        <Dice play={play} names={names} />
        <Ribbon castle={view.castles[seat]} />
      </section>
      <section class="board-place" data-look={play.sitters[seat].look}>
        <Objection session={play} why={whyWords} />
        <Board play={play} seat={seat} name={names[seat]} lit={lit} />
        <Handover play={play} names={names} />
        <MomentLater play={play} names={names} sheetOf={(one) => sheets.sheet(one)} />
      </section>
      <Chips play={play} />
      <section class="chateau-side">
        <div class="guest-place">
          <OwnGuests play={play} names={names} seat={seat} />
          <Market play={play} />
        </div>
        <SheetPlace
          castle={view.castles[seat]}
          seat={seat}
          name={names[seat]}
          sheets={sheets}
          mayDraw={mayDraw}
          onDraw={() => {
            drawing.value = true;
          }}
        />
      </section>
      <LiveLog session={play} telling={telling} lit={lit}>
        <AgainButton session={play} has={again !== null} />
        <SaidAgain said={said} words={telling.words} />
      </LiveLog>
      {play.outcome.value === null || play.showing.value ? null : (
        <Later load={loadEnding} props={{ play, names, sheets }} quiet />
      )}
      <KeysHelp open={help} />
      {drawing.value ? (
        <Later
          load={loadStudio}
          props={{
            castle: view.castles[seat],
            seat,
            name: names[seat],
            sheets,
            onClose: () => {
              drawing.value = false;
            },
          }}
          quiet
        />
      ) : null}
    </main>
  );
}

/** Somebody on this screen has lost a guest to somebody elsewhere, or to a bot. */
function isRobbed(play: ChateauTable, event: ChateauEvent): boolean {
  const here = play.holds.peek();
  return event.type === 'stole' && here.includes(event.from) && !here.includes(event.seat);
}

/** The desk and the end come when they are needed: the first roll need not wait for them. */
const loadStudio = async () => (await import('./studio.js')).Studio;
const loadEnding = async () => (await import('./ending.js')).Ending;

type OwnProps = { readonly play: ChateauTable; readonly names: readonly string[]; readonly seat: number };

/** The guests of whoever chooses; when somebody may move over, those of the others are what one wants to see. */
function OwnGuests({ play, names, seat }: OwnProps) {
  const { castles, decision } = play.shown.value;
  const stealing = decision === 'steal' && play.actor.value === seat;
  const choices = play.choices.value.guests;
  const owners = stealing
    ? castles.flatMap(({ guests }, one) =>
        one !== seat && guests.some((guest) => choices.has(String(guest))) ? [one] : [],
      )
    : [seat];
  return owners.map((owner) => (
    <section key={owner} class="guests-of" aria-label={chateauTexts().table.guestsOf(names[owner])}>
      <h2>{chateauTexts().table.guestsOf(names[owner])}</h2>
      <Guests
        play={play}
        guests={castles[owner].guests}
        label={chateauTexts().table.guestsOf(names[owner])}
        owner={names[owner]}
      />
    </section>
  ));
}
