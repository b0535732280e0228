import type { ComponentChildren } from 'preact';
import { onlineTableTexts } from '../../i18n/online-table.js';
import { attempt } from '../../shell/online/ask.js';
import { Button } from '../../shell/ui/button.js';
import { askOnline } from '../online.js';
import { Invite } from './invite.js';
import type { OnlineTableModel } from './model.js';
import { Presence } from './seat-mark.js';

type Props = { readonly model: OnlineTableModel };

/** For whoever opened the table, on one screen: ask others, see who is here, begin. */
export function FirstSteps({ model }: Props) {
  const { room, invite } = onlineTableTexts();
  return (
    <ol class="panel first-steps">
      <Step title={invite.title}>
        <Invite table={model.id} />
      </Step>
      <Step title={room.whoIsHere}>
        <Faces model={model} />
      </Step>
      <Step title={room.begin}>
        <p class="hint">{room.beginsAlone}</p>
        <BeginNow model={model} />
      </Step>
    </ol>
  );
}

type StepProps = { readonly title: string; readonly children: ComponentChildren };

function Step({ title, children }: StepProps) {
  return (
    <li class="stack tight">
      <h2>{title}</h2>
      {children}
    </li>
  );
}

/** Everybody at a glance; what can be done about them stands below. */
function Faces({ model }: Props) {
  const { room } = onlineTableTexts();
  return (
    <ul class="who-is-here">
      {model.state.value.seats.map(({ person, bot, look }, seat) => {
        const isFree = person === null && bot === null;
        return (
          <li key={seat} class={isFree ? 'free' : undefined}>
            <span class="face" aria-hidden="true">
              {model.cast.face(bot, look)}
            </span>
            <b>{isFree ? room.free : model.nameAt(seat)}</b>
            <Presence model={model} seat={seat} />
          </li>
        );
      })}
    </ul>
  );
}

/** Whoever does not want to wait plays with bots on the seats that nobody has taken. */
function BeginNow({ model }: Props) {
  const { room } = onlineTableTexts();
  const free = model.state.value.seats.flatMap(({ person, bot, locked }, seat) =>
    person === null && bot === null && locked !== true ? [seat] : [],
  );
  const [bot] = model.cast.bots;
  if (free.length === 0 || bot === undefined) return null;
  const begin = async (): Promise<void> => {
    for (const seat of free) {
      const seated = await attempt(() => askOnline({ type: 'seat-bot', table: model.id, seat, bot }));
      if (seated === null) return;
    }
  };
  return (
    <p>
      <Button words={room.beginNow} onClick={() => void begin()} />
    </p>
  );
}
