import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { formatDay } from '../../i18n/format.js';
import { placeTexts } from '../../i18n/place.js';
import { api } from '../../online/api.js';
import { orSay } from '../online/ask.js';
import { Button } from '../ui/button.js';
import { copyText } from '../ui/copy.js';
import { say } from '../ui/toast.js';
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
          {invitations.length === 0 ? (
            <p class="panel soft">{invitation.none}</p>
          ) : (
            <ul class="stack tight">
              {invitations.map((one) => (
                <Line key={one.id} one={one} again={again} />
              ))}
            </ul>
          )}
        </>
      )}
    </Fetched>
  );
}

function Make({ onMade }: { readonly onMade: () => void }) {
  const { invitation } = placeTexts();
  const id = useId();
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
  const copy = async (): Promise<void> => {
    if (link.value !== null && (await copyText(link.value))) say(invitation.copied);
  };
  return (
    <form class="panel stack" onSubmit={make}>
      <div class="field">
        <label for={`${id}-note`}>{invitation.note}</label>
        <input
          id={`${id}-note`}
          class="input"
          maxLength={100}
          value={note.value}
          onInput={(event) => {
            note.value = event.currentTarget.value;
          }}
        />
      </div>
      <WholeNumber
        label={invitation.uses}
        value={uses.value}
        most={1000}
        onChange={(next) => {
          uses.value = next;
        }}
      />
      <WholeNumber
        label={invitation.days}
        value={days.value}
        most={365}
        onChange={(next) => {
          days.value = next;
        }}
      />
      <p>
        <Button type="submit" class="primary" words={invitation.make} />
      </p>
      {link.value !== null && (
        <div class="field" role="status">
          <label for={`${id}-link`}>{invitation.link}</label>
          <input
            id={`${id}-link`}
            class="input"
            readOnly
            value={link.value}
            onFocus={(event) => event.currentTarget.select()}
          />
          <p>
            <Button icon="link" words={invitation.copy} onClick={copy} />
          </p>
        </div>
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
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="input short"
        type="number"
        required
        min={1}
        max={most}
        value={value}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
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
