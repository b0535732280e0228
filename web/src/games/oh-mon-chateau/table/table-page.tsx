import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { c } from '../../../i18n/chateau.js';
import { Heading } from '../../../shell/ui/page.js';
import { LiveLog } from '../../common/live-log.js';
import { Menu } from '../../common/menu.js';
import { nameOf } from '../../common/names.js';
import { Objection } from '../../common/objection.js';
import { useTablePage } from '../../common/page-look.js';
import { clothStyle } from '../art/index.js';
import { Board } from './board.js';
import { Castle } from './castle.js';
import { Castles } from './castles.js';
import { Chips, Dice } from './dice.js';
import { Drawings } from './drawings.js';
import { Ending } from './ending.js';
import { Guests, Market } from './guests.js';
import type { ChateauPlay } from './play.js';
import { Ribbon } from './ribbon.js';
import { sheetSettings } from './sheet-settings.js';
import { showEvents } from './show.js';
import { Studio } from './studio.js';
import { eventWords, promptWords, troubleWords } from './words.js';

/** A table of Oh mon château: dice, the board of whoever chooses, their castle, guests, and everybody else small. */
export function ChateauTable({ play }: { readonly play: ChateauPlay }) {
  const names = useMemo(() => play.sitters.map(nameOf), [play, c()]);
  const drawings = useMemo(() => new Drawings(play.table, play.sitters.length, play.drawings), [play]);
  const help = useSignal(false);
  const drawing = useSignal(false);
  const skip = useRef(false);
  const seat = play.near.value;
  const view = play.shown.value;
  useTablePage();
  useEffect(() => {
    play.attach(async (events, next) => {
      skip.current = false;
      await showEvents(play, events, next, () => skip.current);
    });
  }, [play]);
  // bots draw as soon as they have built, people when they like to, or at once if they said so
  useEffect(() => {
    view.castles.forEach((castle, one) => {
      if (play.sitters[one].bot !== null || sheetSettings.value.auto)
        drawings.drawFor(one, castle, sheetSettings.value.style);
    });
  }, [view, sheetSettings.value]);
  return (
    <main
      class="chateau"
      id="content"
      style={clothStyle(view.mode)}
      data-mode={view.mode}
      data-text={c().table.name}
    >
      <header class="table-top">
        <Menu session={play} help={help} />
        <Prompt play={play} names={names} />
      </header>
      <Castles play={play} names={names} drawings={drawings} />
      <section
        class="chateau-main"
        onPointerDown={() => {
          if (play.showing.peek()) skip.current = true;
        }}
      >
        <Objection session={play} words={troubleWords} />
        <Dice play={play} />
        <Board play={play} seat={seat} name={names[seat]} />
      </section>
      <section class="chateau-side">
        <Market play={play} />
        <button
          type="button"
          class="sheet-button"
          aria-label={`${c().table.castleOf(names[seat])}: ${c().table.draw}`}
          onClick={() => {
            drawing.value = true;
          }}
        >
          <Castle castle={view.castles[seat]} sheet={drawings.sheet(seat)} />
        </button>
        <Ribbon castle={view.castles[seat]} />
        <Guests
          play={play}
          guests={guestsToShow(play, seat)}
          label={c().table.guestsOf(names[seat])}
          owner={names[ownerShown(play, seat)]}
        />
      </section>
      <Chips play={play} />
      <LiveLog session={play} words={(event) => eventWords(event, names)} />
      <Ending play={play} names={names} drawings={drawings} />
      {drawing.value ? (
        <Studio
          play={play}
          seat={seat}
          name={names[seat]}
          drawings={drawings}
          onClose={() => {
            drawing.value = false;
          }}
        />
      ) : null}
    </main>
  );
}

/** When somebody may lure a guest away, those of the others are what one wants to see. */
function guestsToShow(play: ChateauPlay, seat: number): readonly (string | number)[] {
  return play.shown.value.castles[ownerShown(play, seat)].guests;
}

function ownerShown(play: ChateauPlay, seat: number): number {
  const { decision, castles } = play.shown.value;
  if (decision !== 'steal' || play.actor.value !== seat) return seat;
  const choices = play.choices.value.guests;
  const owner = castles.findIndex(
    ({ guests }, one) => one !== seat && guests.some((guest) => choices.has(String(guest))),
  );
  return owner < 0 ? seat : owner;
}

function Prompt({ play, names }: { readonly play: ChateauPlay; readonly names: readonly string[] }) {
  const { table } = c();
  const seat = play.actor.value;
  const view = play.view.value;
  const words =
    seat !== null
      ? promptWords(view, names[seat], play.choices.value, view.castles[seat].diceLeft.length)
      : play.thinking.value !== null
        ? table.thinking(names[play.thinking.value])
        : table.name;
  return (
    <div class="prompt">
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
