import '../../styles/pages/online.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { onlinePageTexts } from '../../i18n/online-pages.js';
import { startOnline } from '../../online/online.js';
import { Button, ButtonLink } from '../ui/button.js';
import { Switch } from '../ui/controls.js';
import { into } from '../ui/into.js';
import { TextField } from '../ui/text-field.js';
import { say } from '../ui/toast.js';
import { attempt } from './ask.js';
import { myself, saveWebhook } from './myself.js';
import { type PushState, pushState, switchPushOff, switchPushOn } from './push.js';

/** Being told when it is one's turn; on the page of settings alone, without what else belongs to oneself. */
export function Told({ alone = false }: { readonly alone?: boolean }) {
  const { told } = onlinePageTexts();
  return (
    <section class="panel stack loose" aria-labelledby="told">
      <h2 id="told">{told.title}</h2>
      <PushSwitch />
      {alone ? (
        <p>
          <ButtonLink words={told.elsewhere} href="/account" />
        </p>
      ) : (
        <Webhook />
      )}
    </section>
  );
}

function PushSwitch() {
  const { told } = onlinePageTexts();
  const state = useSignal<PushState | null>(null);
  useEffect(() => {
    void pushState().then(into(state));
  }, []);
  const turn = async (on: boolean): Promise<void> => {
    try {
      // whoever wants to be told must be somebody
      await startOnline();
      state.value = on ? await switchPushOn() : await switchPushOff();
    } catch (error) {
      console.warn(error);
      say(told.pushFailed);
      state.value = await pushState();
    }
  };
  if (state.value === 'none') return <p class="soft">{isSecureContext ? told.pushNone : told.pushHttps}</p>;
  return (
    <Switch
      // drawn anew where the answer was no, so that it stands as it is
      key={state.value}
      label={told.push}
      hint={state.value === 'denied' ? told.pushDenied : told.pushHelp}
      checked={state.value === 'on'}
      onChange={turn}
    />
  );
}

function Webhook() {
  const { told } = onlinePageTexts();
  const url = useSignal<string | null>(null);
  const kept = myself.value?.webhook ?? '';
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const wanted = (url.value ?? kept).trim();
    const saved = await attempt(() => saveWebhook(wanted === '' ? null : wanted));
    if (saved === 'bad') say(told.webhookBad);
    else if (saved === 'kept') say(wanted === '' ? told.webhookGone : told.webhookSaved);
  };
  return (
    <form class="stack tight" onSubmit={save}>
      <TextField
        label={told.webhook}
        hint={told.webhookHelp}
        type="url"
        placeholder="https://"
        autocomplete="off"
        value={url.value ?? kept}
        onValue={into(url)}
      />
      <p>
        <Button type="submit" words={told.webhookSave} />
      </p>
    </form>
  );
}
