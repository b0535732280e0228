import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { pageTexts } from '../../../i18n/i18n.js';
import { Heading } from '../../../shell/ui/page.js';
import { useReadAloud } from '../../../shell/ui/read-aloud.js';
import { HandoverCard } from '../../common/handover.js';
import { LiveLog } from '../../common/live-log.js';
import { Menu } from '../../common/menu.js';
import { namesOf } from '../../common/names.js';
import { Objection } from '../../common/objection.js';
import { Corner } from '../../common/online-extras.js';
import { useTablePage } from '../../common/page-look.js';
import { useTurnedRoom } from '../../common/turned-room.js';
import { Face } from '../face.js';
import type { PlainEvent, PlainKit } from '../kit.js';
import { plainTexts } from '../texts/table.js';
import { Ending } from './ending.js';
import { KeysHelp, useKeys } from './keys.js';
import { Offers } from './offers.js';
import type { PlainTable } from './plain-table.js';
import { Position } from './position.js';
import { tellingOf } from './telling.js';

type Props = { readonly play: PlainTable; readonly kit: PlainKit };

/** A table of any game: how it stands, what can be done, and what happened. */
export function PlainTablePage({ play, kit }: Props) {
  const names = useMemo(() => namesOf(play.sitters), [play.sitters, pageTexts()]);
  const telling = useMemo(() => tellingOf(kit, play.sitters, names), [names, kit.words()]);
  const lit = useSignal<PlainEvent | null>(null);
  const help = useSignal(false);
  const root = useRef<HTMLElement>(null);
  useTablePage();
  useTurnedRoom(play, () => Math.max(0, play.sight.value.seat), false);
  useKeys(play, help, root);
  // there is nothing to be animated: what is new is there at once
  useEffect(() => play.attach(() => Promise.resolve()), [play]);
  return (
    <main class="plain" id="content" ref={root}>
      <header class="table-top">
        <Menu session={play} help={help} />
        <Prompt play={play} names={names} name={kit.facts.name} />
        <Corner />
      </header>
      <div class="plain-board">
        {play.handover.value === null ? (
          <Position
            kit={kit}
            view={play.view.value}
            sitters={play.sitters}
            names={names}
            actors={play.outcome.value === null ? play.actors.value : []}
          />
        ) : (
          <Handover play={play} names={names} seat={play.handover.value} />
        )}
      </div>
      <Objection session={play} why={(rule) => kit.words().why[rule]} />
      {play.handover.value === null ? <Offers play={play} kit={kit} /> : null}
      <LiveLog session={play} telling={telling} lit={lit} />
      <Ending play={play} kit={kit} names={names} />
      <KeysHelp open={help} />
    </main>
  );
}

type PromptProps = {
  readonly play: PlainTable;
  readonly names: readonly string[];
  readonly name: string;
};

/** Who is to act, for eyes and ears. */
function Prompt({ play, names, name }: PromptProps) {
  const { prompt } = plainTexts();
  const seat = play.actor.value;
  const { value: thinking } = play.thinking;
  const words =
    play.outcome.value !== null
      ? name
      : seat !== null
        ? prompt.choose(names[seat])
        : thinking === null
          ? name
          : prompt.waits(names[thinking]);
  useReadAloud(seat === null || play.busy.value ? null : words);
  return (
    <div class="prompt">
      <Heading title={name}>
        <span class="sr-only">{name}: </span>
        <span role="status">{words}</span>
      </Heading>
    </div>
  );
}

type HandoverProps = {
  readonly play: PlainTable;
  readonly names: readonly string[];
  readonly seat: number;
};

/** What somebody is shown is for nobody else: the screen is handed over before. */
function Handover({ play, names, seat }: HandoverProps) {
  const { handover } = plainTexts();
  const { look } = play.sitters[seat];
  return (
    <HandoverCard
      face={<Face bot={null} look={look} />}
      look={look}
      words={handover.to(names[seat])}
      help={handover.help}
      onTouch={() => play.takeOver()}
    />
  );
}
