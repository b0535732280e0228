import { onlinePageTexts } from '../../i18n/online-pages.js';
import { api } from '../../online/online.js';
import { saveBlob } from '../files.js';
import { Button } from '../ui/button.js';
import { ask } from '../ui/dialog.js';
import { say } from '../ui/toast.js';
import { attempt } from './ask.js';
import { becomeAnother, myself } from './myself.js';
import { pushState, switchPushOff } from './push.js';

/** Leaving, taking along, erasing. */
export function MyData() {
  const { account } = onlinePageTexts();
  const sessions = myself.value?.sessions.length ?? 1;
  return (
    <section class="panel stack" aria-labelledby="data">
      <h2 id="data">{account.dataTitle}</h2>
      <p>{account.dataText}</p>
      <div class="row">
        <Button icon="download" words={account.download} onClick={download} />
        <Button icon="trash" words={account.erase} onClick={erase} />
      </div>
      <p class="soft">{account.sessions(sessions)}</p>
      <div class="row">
        <Button words={account.signOut} onClick={() => signOut('/api/sign-out')} />
        {sessions > 1 && (
          <Button words={account.signOutEverywhere} onClick={() => signOut('/api/sign-out-everywhere')} />
        )}
      </div>
    </section>
  );
}

async function download(): Promise<void> {
  const data = await attempt(() => api<unknown>('GET', '/api/me/export'));
  if (data === null) return;
  const text = `${JSON.stringify(data, null, 2)}\n`;
  saveBlob(new Blob([text], { type: 'application/json' }), 'castellan-my-data.json');
}

async function signOut(path: string): Promise<void> {
  const { outTitle, outText, outGuest, signOut: yes, signedOut } = onlinePageTexts().account;
  const text = myself.value?.hasPasskey === true ? outText : outGuest;
  if (!(await ask({ title: outTitle, text, yes }))) return;
  await goAway(() => api('POST', path), signedOut);
}

/** Asked twice: nobody can give it back. */
async function erase(): Promise<void> {
  const { account } = onlinePageTexts();
  const once = { title: account.eraseTitle, text: account.eraseText, yes: account.eraseYes };
  const twice = { title: account.eraseSure, text: account.eraseSureText, yes: account.eraseReally };
  if ((await ask(once)) && (await ask(twice))) await goAway(() => api('DELETE', '/api/me'), account.erased);
}

/** This device tells nobody any more, and its next request is that of a new guest. */
async function goAway(work: () => Promise<unknown>, said: string): Promise<void> {
  const gone = await attempt(async () => {
    if ((await pushState()) === 'on') await switchPushOff();
    await work();
    await becomeAnother();
    return true;
  });
  if (gone === true) say(said);
}
