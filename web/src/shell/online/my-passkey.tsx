import { useSignal } from '@preact/signals';
import { onlinePageTexts } from '../../i18n/online-pages.js';
import { Button } from '../ui/button.js';
import { say } from '../ui/toast.js';
import { attempt } from './ask.js';
import { becomeAnother, myself } from './myself.js';
import { knowsPasskeys, makePasskey, type PasskeyEnd, usePasskey } from './passkey.js';

/** Carrying oneself to other devices, without a password. */
export function MyPasskey() {
  const { account } = onlinePageTexts();
  const busy = useSignal(false);
  const has = myself.value?.hasPasskey === true;
  const run = async (work: () => Promise<PasskeyEnd>, done: (name: string) => string): Promise<void> => {
    busy.value = true;
    const end = await attempt(work, null);
    if (end === 'stopped') say(account.stopped);
    else if (end === 'no-passkeys') say(account.noPasskeys);
    else if (end !== null) {
      await attempt(becomeAnother);
      say(done(end.me.name));
    }
    busy.value = false;
  };
  return (
    <section class="panel stack" aria-labelledby="passkey">
      <h2 id="passkey">{account.passkeyTitle}</h2>
      <p>{has ? account.passkeyHave : account.passkeyWhy}</p>
      {knowsPasskeys() ? (
        <div class="row">
          <button
            type="button"
            class={has ? 'button' : 'button primary'}
            disabled={busy.value}
            onClick={() => run(makePasskey, () => account.made)}
          >
            {has ? account.passkeyMore : account.passkeyMake}
          </button>
          {!has && (
            <Button
              words={account.signIn}
              disabled={busy.value}
              onClick={() => run(usePasskey, account.welcomeBack)}
            />
          )}
        </div>
      ) : (
        // without https a browser does not tell whether it would know them
        <p class="soft">{isSecureContext ? account.noPasskeys : account.passkeyHttps}</p>
      )}
      {!has && knowsPasskeys() && <p class="hint">{account.signInHelp}</p>}
    </section>
  );
}
