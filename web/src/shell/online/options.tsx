import '../../styles/pages/online.css';
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { OfflineLantern } from '../../art/index.js';
import { onlinePageTexts } from '../../i18n/online-pages.js';
import { me, startOnline } from '../../online/online.js';
import { FamilyLater } from '../family/later.js';
import type { Look } from '../look.js';
import { settings } from '../settings.js';
import { Segmented, Switch } from '../ui/controls.js';
import { tryOnline } from './ask.js';
import { available } from './available.js';
import { DAYS, isPublicNow, type OnlineDraft, PACES, TEMPO } from './draft.js';

type Props = { readonly online: Signal<OnlineDraft> };
type Changes = {
  readonly draft: OnlineDraft;
  readonly change: (changes: Partial<OnlineDraft>) => void;
};

/** Who may come, how long a turn may take, and how people talk. */
export function OnlineOptions({ online }: Props) {
  const { setup } = onlinePageTexts();
  useEffect(() => {
    if (available.value !== false) void startOnline();
  }, []);
  if (available.value === false)
    return (
      <div class="notice" role="alert">
        <OfflineLantern />
        <p>{setup.needsServer}</p>
      </div>
    );
  const change = (changes: Partial<OnlineDraft>): void => {
    online.value = { ...online.value, ...changes };
  };
  return (
    <section class="panel stack loose" aria-labelledby="online-table">
      <h2 id="online-table">{setup.title}</h2>
      {me.value !== null && !online.value.withPhones && (
        <>
          <p>
            {setup.playAs(me.value.name)} <a href="/account">{setup.change}</a>
          </p>
          <FamilyLater
            now={{ name: me.value.name, look: me.value.look as Look, memoryAid: false }}
            seated={[]}
            onPick={({ name, look }) => void tryOnline({ type: 'profile', name, look })}
          />
        </>
      )}
      <Company draft={online.value} change={change} />
      <Time draft={online.value} change={change} />
    </section>
  );
}

function Company({ draft, change }: Changes) {
  const { setup } = onlinePageTexts();
  const isPublic = isPublicNow(draft);
  if (settings.value.children || draft.withPhones) return null;
  return (
    <>
      <Segmented
        legend={setup.who}
        hint={isPublic ? setup.publicHelp : setup.privateHelp}
        value={isPublic ? 'public' : 'private'}
        choices={[
          { value: 'private', label: setup.private },
          { value: 'public', label: setup.public },
        ]}
        onChange={(who) => change({ isPublic: who === 'public' })}
      />
      {!isPublic && (
        <Switch
          label={setup.freeText}
          hint={setup.freeTextHelp}
          checked={draft.freeText}
          onChange={(freeText) => change({ freeText })}
        />
      )}
    </>
  );
}

function Time({ draft, change }: Changes) {
  const { setup } = onlinePageTexts();
  const { clock, pace, days, timeout } = draft;
  const { minutes, seconds } = TEMPO[pace];
  return (
    <>
      <Segmented
        legend={setup.clock}
        hint={clock === 'none' ? setup.clockNoneHelp : undefined}
        value={clock}
        choices={[
          { value: 'none', label: setup.clockNone },
          { value: 'live', label: setup.clockLive },
          { value: 'days', label: setup.clockDays },
        ]}
        onChange={(next) => change({ clock: next })}
      />
      {clock === 'live' && (
        <Segmented
          legend={setup.pace}
          hint={setup.clockLiveHelp(minutes, seconds)}
          value={pace}
          choices={PACES.map((value) => ({ value, label: setup[value] }))}
          onChange={(next) => change({ pace: next })}
        />
      )}
      {clock === 'days' && (
        <Segmented
          legend={setup.daysFor}
          hint={setup.clockDaysHelp(days)}
          value={days}
          choices={DAYS.map((value) => ({ value, label: setup.days(value) }))}
          onChange={(next) => change({ days: next })}
        />
      )}
      {clock !== 'none' && (
        <Segmented
          legend={setup.timeout}
          value={timeout}
          choices={[
            { value: 'bot-turn', label: setup.botTurn },
            { value: 'bot-seat', label: setup.botSeat },
          ]}
          onChange={(next) => change({ timeout: next })}
        />
      )}
    </>
  );
}
