import type { RoquefortEvent } from '@castellan/roquefort';
import { useComputed, useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { pageTexts } from '../../../i18n/i18n.js';
import { gameName } from '../../../shell/game-name.js';
import { Later } from '../../../shell/ui/later.js';
import { Heading } from '../../../shell/ui/page.js';
import { useReadAloud } from '../../../shell/ui/read-aloud.js';
import { turned } from '../../../shell/ui/turned.js';
import { AgainButton, SaidAgain, useSaid } from '../../common/again-button.js';
import { LiveLog } from '../../common/live-log.js';
import { Menu } from '../../common/menu.js';
import { namesOf } from '../../common/names.js';
import { Objection } from '../../common/objection.js';
import { Corner } from '../../common/online-extras.js';
import { useTablePage } from '../../common/page-look.js';
import { useDeferred } from '../../common/steps.js';
import { useTurnedRoom } from '../../common/turned-room.js';
import { roquefortTexts } from '../texts/table.js';
import { Board } from './board.js';
import { DoubtDialog } from './doubt.js';
import { EndingLater } from './ending-later.js';
import { KeysHelp, useKeys } from './keys.js';
import { Players } from './players.js';
import { PromptPicture } from './prompt-picture.js';
import { RANKS } from './ranks.js';
import type { RoquefortTable } from './roquefort-table.js';
import { tellingOf } from './telling.js';
import { Tray } from './tray.js';
import { askedFor, promptWords, whyWords } from './words.js';

/** A table of Château Roquefort: the castle, who plays, what lies ready, and what happened. */
export function RoquefortTablePage({ play }: { readonly play: RoquefortTable }) {
  const names = useMemo(() => namesOf(play.sitters), [play.sitters, pageTexts()]);
  const telling = useMemo(() => tellingOf(play.sitters, names), [names]);
  const lit = useSignal<RoquefortEvent | null>(null);
  const said = useSaid<RoquefortEvent>(play);
  const again = play.recalled.value === null ? null : () => play.recall();
  const focus = useSignal('d4');
  const help = useSignal(false);
  const root = useRef<HTMLElement>(null);
  // the castle stays where it lies, and everybody sees it from their side
  const turns = useComputed(() => (4 - turned.value) % 4);
  useKeys(play, focus, help, root);
  useTablePage();
  useTurnedRoom(play, () => play.sight.value.seat, true);
  return (
    <main
      class="table"
      id="content"
      ref={root}
      data-players={play.sitters.length}
      data-aided={isAided(play) ? '' : undefined}
    >
      <header class="table-top">
        <Menu session={play} help={help} again={again} note={<AboutRooms layout={play.options.layout} />} />
        <Prompt play={play} names={names} />
        <Corner />
      </header>
      <Players play={play} names={names} />
      <Objection session={play} why={whyWords} />
      <Board play={play} names={names} turns={turns} focus={focus} lit={lit} tell={said.tell} />
      <Tray play={play} names={names} />
      <Goal play={play} />
      <LiveLog session={play} rank={RANKS.log} telling={telling} lit={lit} hasAgain={again !== null}>
        <AgainButton session={play} has={again !== null} rank={RANKS.log} />
        <SaidAgain said={said} words={telling.words} />
      </LiveLog>
      <DoubtDialog play={play} names={names} />
      <EndingLater play={play} names={names} />
      <KeysHelp open={help} />
    </main>
  );
}

/** [R10.3] Whoever plays here is helped to remember. */
function isAided({ options, you }: RoquefortTable): boolean {
  const seat = you.value;
  return seat !== null && Array.isArray(options.memoryAid) && options.memoryAid[seat] === true;
}

const loadReconstruction = async () => (await import('../pages/reconstruction.js')).loadReconstruction();

/** [R1.7] Rooms that chance built, or that somebody entered, are nobody's guess. */
function AboutRooms({ layout }: { readonly layout: unknown }) {
  if (layout !== 'A' && layout !== 'B') return null;
  return (
    <p class="hint">
      <Later quiet load={loadReconstruction} props={{}} />
    </p>
  );
}

/** So many letters have room in two lines of large letters. */
const LONG = 46;

/** What can be done now, said to whoever plays by name. */
function Prompt({ play, names }: { readonly play: RoquefortTable; readonly names: readonly string[] }) {
  const { table } = roquefortTexts();
  const { seat, thinking, view, held, choices, scene, busy, outcome, recalling } = useDeferred(
    RANKS.prompt,
    () => ({
      seat: play.actor.value,
      thinking: play.thinking.value,
      view: play.view.value,
      held: play.held.value,
      choices: play.choices.value,
      scene: play.scene.value,
      busy: play.busy.value,
      outcome: play.outcome.value,
      recalling: play.recalling.value,
    }),
  ).value;
  const name = gameName(play.game, play.options.edition);
  const asked = { view, held, choices, scene, busy };
  // while a turn ends before somebody's eyes, the castle says whose the next one is
  const next = busy && !play.holds.value.includes(scene.turn) ? scene.turn : thinking;
  const acting = next ?? (busy ? scene.turn : seat);
  const isQuiet = recalling || outcome !== null || acting === null;
  const words = recalling
    ? table.againNow
    : isQuiet
      ? name
      : next !== null
        ? table.thinking(names[next])
        : promptWords(names[acting], asked);
  useReadAloud(seat === null || busy || outcome !== null ? null : words);
  return (
    <div class="prompt" data-long={words.length > LONG ? '' : undefined}>
      <div class="pane">
        {isQuiet ? null : (
          <PromptPicture what={next === null ? askedFor(asked) : null} sitter={play.sitters[acting]} />
        )}
        <Heading title={name}>
          <span class="sr-only">{name}: </span>
          {words}
        </Heading>
      </div>
    </div>
  );
}

/** Until the first cheese what all of this is for; later, if it comes to that, that nothing has happened for long. */
function Goal({ play }: { readonly play: RoquefortTable }) {
  const { table } = roquefortTexts();
  const { goal, turnsUntilStall, cheese, isOn } = useDeferred(RANKS.prompt, () => ({
    goal: play.view.value.goal,
    turnsUntilStall: play.view.value.turnsUntilStall,
    cheese: play.scene.value.cheese,
    isOn: play.isOn.value,
  })).value;
  if (!isOn) return null;
  if (turnsUntilStall !== null)
    return (
      <p class="goal stall">
        <a href={`/rulebook/${play.game}#R9.5`}>{table.stallSoon(turnsUntilStall)}</a>
      </p>
    );
  return cheese.every((kinds) => kinds.length === 0) ? <p class="goal">{table.goal(goal)}</p> : null;
}
