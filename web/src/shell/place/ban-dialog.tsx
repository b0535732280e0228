import { useSignal } from '@preact/signals';
import { placeTexts } from '../../i18n/place.js';
import { api } from '../../online/api.js';
import { orSay } from '../online/ask.js';
import { Segmented, Switch } from '../ui/controls.js';
import { into } from '../ui/into.js';
import { say } from '../ui/toast.js';
import { AskingButton, ReasonDialog } from './reason-dialog.js';

type Props = { readonly person: string; readonly name: string; readonly onBanned: () => void };

/** Days; 0 is for good. */
const TERMS = { day: 1, week: 7, month: 30, ever: 0 } as const;
type Term = keyof typeof TERMS;

/** Shuts the door for somebody, with a reason and an end. */
export function BanButton(props: Props) {
  const { person } = placeTexts();
  return (
    <AskingButton words={person.ban} label={person.banOf(props.name)}>
      {(close) => <BanDialog {...props} onClose={close} />}
    </AskingButton>
  );
}

function BanDialog({ person, name, onBanned, onClose }: Props & { readonly onClose: () => void }) {
  const { ban } = placeTexts();
  const reason = useSignal('');
  const term = useSignal<Term>('week');
  const withAddress = useSignal(false);
  const submit = async (): Promise<void> => {
    const days = TERMS[term.value] === 0 ? null : TERMS[term.value];
    const wish = { person, reason: reason.value, days, withAddress: withAddress.value };
    if ((await orSay(api('POST', '/api/operator/bans', wish))) === null) return;
    say(ban.done(name));
    onClose();
    onBanned();
  };
  const text = <p class="soft">{ban.text}</p>;
  const said = { title: ban.title(name), words: placeTexts().person.ban, text };
  return (
    <ReasonDialog {...said} reason={reason} onSubmit={submit} onClose={onClose}>
      <Segmented
        legend={ban.howLong}
        value={term.value}
        choices={(Object.keys(TERMS) as Term[]).map((one) => ({ value: one, label: ban[one] }))}
        onChange={into(term)}
      />
      <Switch
        label={ban.address}
        hint={ban.addressHint}
        checked={withAddress.value}
        onChange={into(withAddress)}
      />
    </ReasonDialog>
  );
}
