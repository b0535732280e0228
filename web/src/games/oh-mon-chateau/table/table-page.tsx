import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { c } from '../../../i18n/chateau.js';
import { Later } from '../../../shell/ui/later.js';
import { Heading } from '../../../shell/ui/page.js';
import { tables } from '../../../tables/client.js';
import { isOnlineTable } from '../../../tables/protocol.js';
import { Corner } from '../../common/beside.js';
import { LiveLog } from '../../common/live-log.js';
import { Menu } from '../../common/menu.js';
import { namesOf } from '../../common/names.js';
import { Objection } from '../../common/objection.js';
import { useTablePage } from '../../common/page-look.js';
import { clothStyle } from '../art/index.js';
import { drawnOn } from '../sheet/plan/place-code.js';
import { Board } from './board.js';
import { Castle } from './castle.js';
import { Castles } from './castles.js';
import { Chips } from './chips.js';
import { Dice } from './dice.js';
import { Drawings, type Keep } from './drawings.js';
import { Guests, Market } from './guests.js';
import { Handover } from './handover.js';
import { KeysHelp, useKeys } from './keys.js';
import type { ChateauPlay } from './play.js';
import { Ribbon } from './ribbon.js';
import { sheetSettings } from './sheet-settings.js';
import { showEvents } from './show.js';
import { eventWords, promptWords, troubleWords } from './words.js';

/** A table of Oh mon château: dice, the board of whoever chooses, their castle, guests, and everybody else small. */
export function ChateauTable({ play }: { readonly play: ChateauPlay }) {
  const names = useMemo(() => namesOf(play.sitters, c().character), [play.sitters, c()]);
  const drawings = useMemo(() => openDrawings(play), [play]);
  const help = useSignal(false);
  const drawing = useSignal(false);
  const skip = useRef(false);
  const root = useRef<HTMLElement>(null);
  const seat = play.near.value;
  const view = play.shown.value;
  // who looks on at a table on the server draws for nobody
  const mayDraw = play.holds.value.length > 0 || !isOnlineTable(play.table);
  const waits =
    !sheetSettings.value.auto &&
    drawings.earned(seat, view.castles[seat]).length > drawnOn(drawings.sheet(seat).strokes).size;
  const choosing = play.choices.value.guests.size > 0 ? (view.decision ?? 'guest') : undefined;
  useTablePage();
  useKeys(play, help, drawing, root);
  useEffect(
    () =>
      tables().listen(play.table, (told) => {
        if (told.type === 'inked') drawings.receive(told.seat, told.sheet);
      }),
    [play],
  );
  useEffect(() => {
    play.attach(async (events, next) => {
      skip.current = false;
      await showEvents({ ...play, near: () => play.near.peek() }, events, next, () => skip.current);
    });
  }, [play]);
  // bots draw as soon as they have built, people when they like to, or at once if they said so
  useEffect(() => {
    view.castles.forEach((castle, one) => {
      drawings.takeBack(one, castle);
      const away = !(drawing.value && one === seat);
      const isOurs = play.holds.value.includes(one);
      if (play.sitters[one].bot !== null || (isOurs && sheetSettings.value.auto && away))
        drawings.drawFor(one, castle, sheetSettings.value.style);
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
      onPointerDown={() => {
        if (play.showing.peek()) skip.current = true;
      }}
    >
      <header class="table-top">
        <Menu session={play} help={help} />
        <Prompt play={play} names={names} />
        <Corner />
      </header>
      <Castles play={play} names={names} sheetOf={(one) => drawings.sheet(one)} />
      <section class="counter">
        <Dice play={play} />
        <Ribbon castle={view.castles[seat]} />
      </section>
      <section class="board-place" data-look={play.sitters[seat].look}>
        <Objection session={play} words={troubleWords} />
        <Board play={play} seat={seat} name={names[seat]} />
        <Handover play={play} names={names} />
      </section>
      <Chips play={play} />
      <section class="chateau-side">
        <div class="guest-place">
          <OwnGuests play={play} names={names} seat={seat} />
          <Market play={play} />
        </div>
        <div class="sheet-place">
          <button
            type="button"
            class="sheet-button"
            aria-haspopup="dialog"
            disabled={!mayDraw}
            onClick={() => {
              drawing.value = true;
            }}
          >
            <Castle
              castle={view.castles[seat]}
              sheet={drawings.sheet(seat)}
              label={c().table.castleOf(names[seat])}
            />
            {mayDraw ? <span class={waits ? 'sheet-draw calls' : 'sheet-draw'}>{c().table.draw}</span> : null}
          </button>
        </div>
      </section>
      <LiveLog session={play} words={(event) => eventWords(event, names)} />
      {play.outcome.value === null || play.showing.value ? null : (
        <Later load={loadEnding} props={{ play, names, drawings }} quiet />
      )}
      <KeysHelp open={help} />
      {drawing.value ? (
        <Later
          load={loadStudio}
          props={{
            castle: view.castles[seat],
            seat,
            name: names[seat],
            drawings,
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

/** The desk and the end come when they are needed: the first roll need not wait for them. */
const loadStudio = async () => (await import('./studio.js')).Studio;
const loadEnding = async () => (await import('./ending.js')).Ending;

function openDrawings({ table, sitters, drawings }: ChateauPlay): Drawings {
  const keep: Keep = (seat, drawing) => {
    // what cannot be kept now is kept with the next stroke
    tables().ask('draw', { table, seat, drawing }).catch(console.error);
  };
  return new Drawings(table, sitters.length, drawings, keep, isOnlineTable(table) ? keep : null);
}

type OwnProps = { readonly play: ChateauPlay; readonly names: readonly string[]; readonly seat: number };

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
    <section key={owner} class="guests-of" aria-label={c().table.guestsOf(names[owner])}>
      <h2>{c().table.guestsOf(names[owner])}</h2>
      <Guests
        play={play}
        guests={castles[owner].guests}
        label={c().table.guestsOf(names[owner])}
        owner={names[owner]}
      />
    </section>
  ));
}

function Prompt({ play, names }: { readonly play: ChateauPlay; readonly names: readonly string[] }) {
  const { table, prompt } = c();
  const seat = play.actor.value;
  const view = play.view.value;
  const words =
    seat !== null
      ? play.crossing.value !== null
        ? prompt.which(names[seat])
        : promptWords(view, names[seat], play.choices.value, view.castles[seat].diceLeft.length)
      : play.thinking.value !== null
        ? table.thinking(names[play.thinking.value])
        : table.name;
  return (
    <div class="prompt" data-look={seat === null ? undefined : play.sitters[seat].look}>
      <Heading title={table.name}>
        <span class="sr-only">{table.name}: </span>
        {words}
      </Heading>
      {view.turnsUntilStall !== null && play.outcome.value === null ? (
        <p class="stall">{table.stallSoon(view.turnsUntilStall)}</p>
      ) : null}
    </div>
  );
}
