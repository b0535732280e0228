import { useComputed, useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { t } from '../../../i18n/i18n.js';
import { settings } from '../../../shell/settings.js';
import { Heading } from '../../../shell/ui/page.js';
import { Corner } from '../../common/beside.js';
import { LiveLog } from '../../common/live-log.js';
import { Menu } from '../../common/menu.js';
import { namesOf } from '../../common/names.js';
import { Objection } from '../../common/objection.js';
import { useTablePage } from '../../common/page-look.js';
import { useLater } from '../../common/steps.js';
import { Board } from './board.js';
import { DoubtDialog } from './doubt.js';
import { Ending } from './ending.js';
import { KeysHelp, useKeys } from './keys.js';
import type { Play } from './play.js';
import { Players } from './players.js';
import { RANKS } from './ranks.js';
import { Tray } from './tray.js';
import { eventWords, promptWords, troubleWords } from './words.js';

/** A table of Château Roquefort: the castle, who plays, what lies ready, and what happened. */
export function RoquefortTable({ play }: { readonly play: Play }) {
  const names = useMemo(() => namesOf(play.sitters, t().character), [play.sitters, t()]);
  const focus = useSignal('d4');
  const help = useSignal(false);
  const root = useRef<HTMLElement>(null);
  const turns = useComputed(() => (settings.value.boardTurns ? turnsFor(play) : 0));
  useKeys(play, focus, help, root);
  useTablePage();
  return (
    <main class="table" id="content" ref={root} data-players={play.sitters.length}>
      <header class="table-top">
        <Menu session={play} help={help} />
        <Prompt play={play} names={names} />
        <Corner />
      </header>
      <Players play={play} names={names} />
      <Objection session={play} words={troubleWords} />
      <Board play={play} turns={turns} focus={focus} />
      <Tray play={play} />
      <LiveLog session={play} rank={RANKS.log} words={(event) => eventWords(event, names)} />
      <DoubtDialog play={play} names={names} />
      <Ending play={play} names={names} />
      <KeysHelp open={help} />
    </main>
  );
}

/** What can be done now, said to whoever plays by name. */
function Prompt({ play, names }: { readonly play: Play; readonly names: readonly string[] }) {
  const { roquefort } = t();
  const { seat, thinking, view, held, choices, outcome } = useLater(RANKS.prompt, () => ({
    seat: play.actor.value,
    thinking: play.thinking.value,
    view: play.view.value,
    held: play.held.value,
    choices: play.choices.value,
    outcome: play.outcome.value,
  })).value;
  const { phase, actionsLeft, turnsUntilStall } = view;
  const words =
    thinking !== null
      ? roquefort.thinking(names[thinking])
      : seat !== null
        ? promptWords(names[seat], phase, actionsLeft, held, choices)
        : roquefort.name;
  return (
    <div class="prompt">
      <Heading title={roquefort.name}>
        <span class="sr-only">{roquefort.name}: </span>
        {words}
      </Heading>
      {turnsUntilStall !== null && outcome === null ? (
        <p class="stall">{roquefort.stallSoon(turnsUntilStall)}</p>
      ) : null}
    </div>
  );
}

/**
 * Quarter turns that bring the castle before whoever played last on this screen: opposite each other, or one on each
 * side. Who plays alone has it before them all the time.
 */
function turnsFor(play: Play): number {
  if (play.holds.value.length < 2) return 0;
  const seat = Math.max(0, play.sight.value.seat);
  return play.sitters.length === 2 ? seat * 2 : seat;
}
