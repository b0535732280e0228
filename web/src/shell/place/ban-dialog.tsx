import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Icon } from '../../art/index.js';
import { pageTexts } from '../../i18n/i18n.js';
import { placeTexts } from '../../i18n/place.js';
import { api } from '../../online/api.js';
import { orSay } from '../online/ask.js';
import { Segmented, Switch } from '../ui/controls.js';
import { Dialog } from '../ui/dialog.js';
import { say } from '../ui/toast.js';

type Props = { readonly person: string; readonly name: string; readonly onBanned: () => void };

/** Days; 0 is for good. */
const TERMS = { day: 1, week: 7, month: 30, ever: 0 } as const;
type Term = keyof typeof TERMS;

/** Shuts the door for somebody, with a reason and an end. */
export function BanButton(props: Props) {
  const { person } = placeTexts();
  const open = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="button"
        aria-label={person.banOf(props.name)}
        aria-haspopup="dialog"
        onClick={() => {
          open.value = true;
        }}
      >
        {person.ban}
      </button>
      {open.value && (
        <BanDialog
          {...props}
          onClose={() => {
            open.value = false;
          }}
        />
      )}
    </>
  );
}

function BanDialog({ person, name, onBanned, onClose }: Props & { readonly onClose: () => void }) {
  const { ban } = placeTexts();
  const id = useId();
  const reason = useSignal('');
  const term = useSignal<Term>('week');
  const withAddress = useSignal(false);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const days = TERMS[term.value] === 0 ? null : TERMS[term.value];
    const wish = { person, reason: reason.value, days, withAddress: withAddress.value };
    if ((await orSay(api('POST', '/api/operator/bans', wish))) === null) return;
    say(ban.done(name));
    onClose();
    onBanned();
  };
  return (
    <Dialog title={ban.title(name)} onClose={onClose} closes>
      <form class="stack" onSubmit={submit}>
        <p class="soft">{ban.text}</p>
        <div class="field">
          <label for={id}>{ban.reason}</label>
          <input
            id={id}
            class="input"
            maxLength={300}
            value={reason.value}
            onInput={(event) => {
              reason.value = event.currentTarget.value;
            }}
          />
        </div>
        <Segmented
          legend={ban.howLong}
          value={term.value}
          choices={(Object.keys(TERMS) as Term[]).map((one) => ({ value: one, label: ban[one] }))}
          onChange={(next) => {
            term.value = next;
          }}
        />
        <Switch
          label={ban.address}
          hint={ban.addressHint}
          checked={withAddress.value}
          onChange={(on) => {
            withAddress.value = on;
          }}
        />
        <div class="row end">
          <button type="button" class="button" onClick={onClose}>
            {pageTexts().app.cancel}
          </button>
          <button type="submit" class="button primary">
            <Icon name="warning" />
            {placeTexts().person.ban}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
