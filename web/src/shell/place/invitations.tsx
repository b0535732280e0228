import { useSignal } from '@preact/signals';
import { formatDay } from '../../i18n/format.js';
import { placeTexts } from '../../i18n/place.js';
import { api } from '../../online/api.js';
import { orSay } from '../online/ask.js';
import { Button } from '../ui/button.js';
import { into } from '../ui/into.js';
import { Lines } from '../ui/standing-in.js';
import { LinkField, TextField } from '../ui/text-field.js';
import { Fetched, fetchList } from './fetched.js';

type ListedInvitation = {
  readonly id: number;
  readonly note: string;
  readonly until: number;
  readonly uses: number;
};

/** Links that let people in. */
export function Invitations() {
  const { invitation } = placeTexts();
  return (
    <Fetched load={() => fetchList<{ invitations: readonly ListedInvitation[] }>('invitations')}>
      {({ invitations }, again) => (
        <>
          <p class="soft">{invitation.notNeeded}</p>
          <Make onMade={again} />
          <Lines of={invitations} none={invitation.none}>
            {(one) => <Line key={one.id} one={one} again={again} />}
          </Lines>
        </>
      )}
    </Fetched>
  );
}

function Make({ onMade }: { readonly onMade: () => void }) {
  const { invitation } = placeTexts();
  const note = useSignal('');
  const uses = useSignal(10);
  const days = useSignal(14);
  const link = useSignal<string | null>(null);
  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    const wish = { note: note.value, uses: uses.value, days: days.value };
    const made = await orSay(api<{ link: string }>('POST', '/api/operator/invitations', wish));
    if (made === null) return;
    link.value = made.link;
    onMade();
  };
  return (
    <form class="panel stack" onSubmit={make}>
      <TextField label={invitation.note} maxLength={100} value={note.value} onValue={into(note)} />
      <WholeNumber label={invitation.uses} value={uses.value} most={1000} onChange={into(uses)} />
      <WholeNumber label={invitation.days} value={days.value} most={365} onChange={into(days)} />
      <p>
        <Button type="submit" class="primary" words={invitation.make} />
      </p>
      {link.value !== null && (
        <LinkField
          icon="link"
          label={invitation.link}
          link={link.value}
          copy={invitation.copy}
          copied={invitation.copied}
        />
      )}
    </form>
  );
}

type NumberProps = {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
};

function WholeNumber({ label, value, most, onChange }: NumberProps) {
  const range = { min: 1, max: most, required: true };
  return (
    <TextField
      class="short"
      type="number"
      {...range}
      label={label}
      value={value}
      onValue={(text) => onChange(Number.parseFloat(text))}
    />
  );
}

function Line({ one, again }: { readonly one: ListedInvitation; readonly again: () => void }) {
  const { invitation } = placeTexts();
  const note = one.note === '' ? invitation.unnamed : one.note;
  const takeBack = async (): Promise<void> => {
    await orSay(api('DELETE', `/api/operator/invitations/${one.id}`));
    again();
  };
  return (
    <li class="panel listed">
      <div class="stack tight">
        <b>{note}</b>
        <span class="soft">{invitation.line(one.uses, formatDay(one.until))}</span>
      </div>
      <Button words={invitation.takeBack} aria-label={invitation.takeBackOf(note)} onClick={takeBack} />
    </li>
  );
}
