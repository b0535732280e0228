import { type Signal, useSignal } from '@preact/signals';
import { t } from '../../i18n/i18n.js';
import { saveFile } from '../../shell/files.js';
import { makeLink } from '../../shell/link.js';
import { change, settings } from '../../shell/settings.js';
import { Dialog } from '../../shell/ui/dialog.js';
import { say } from '../../shell/ui/toast.js';
import { tables } from '../../tables/client.js';
import { isOnlineTable } from '../../tables/protocol.js';
import type { AnySession } from '../../tables/session.js';
import { Icon } from '../roquefort/art/index.js';

/** The way out, and everything one seldom needs. */
export function Menu({ session, help }: { readonly session: AnySession; readonly help: Signal<boolean> }) {
  const open = useSignal(false);
  const { roquefort, app, settings: words, keys } = t();
  const isHere = !isOnlineTable(session.table);
  // the record of a game on the server tells more than a seat may know while it goes on
  const mayKeep = isHere || session.outcome.value !== null;
  const close = (): void => {
    open.value = false;
  };
  return (
    <>
      <button
        type="button"
        class="button quiet icon"
        aria-label={roquefort.menu}
        aria-haspopup="dialog"
        onClick={() => {
          open.value = true;
        }}
      >
        <Icon name="menu" />
      </button>
      {open.value ? (
        <Dialog title={roquefort.menu} onClose={close}>
          <div class="stack menu">
            <a class="button" href="/">
              <Icon name="home" />
              <span>{roquefort.leave}</span>
            </a>
            {mayKeep ? (
              <>
                <button type="button" class="button" onClick={() => void saveRecord(session)}>
                  <Icon name="save" />
                  <span>{roquefort.saveFile}</span>
                </button>
                <button type="button" class="button" onClick={() => void copyLink(session)}>
                  <Icon name="link" />
                  <span>{roquefort.copyLink}</span>
                </button>
              </>
            ) : null}
            <button
              type="button"
              class="button"
              aria-pressed={settings.value.sound}
              onClick={() => change({ sound: !settings.value.sound })}
            >
              <Icon name={settings.value.sound ? 'sound-on' : 'sound-off'} />
              <span>{words.soundOn}</span>
            </button>
            <button
              type="button"
              class="button"
              onClick={() => {
                close();
                help.value = true;
              }}
            >
              <Icon name="info" />
              <span>{keys.title}</span>
            </button>
            <a class="button" href={`/rules/${session.game}`}>
              <Icon name="help" />
              <span>{roquefort.rules}</span>
            </a>
            <a class="button" href="/settings">
              <Icon name="settings" />
              <span>{app.settings}</span>
            </a>
            {isHere ? <p class="hint">{roquefort.saved}</p> : null}
          </div>
        </Dialog>
      ) : null}
    </>
  );
}

async function saveRecord(session: AnySession): Promise<void> {
  const { text } = await tables().ask('record', { table: session.table });
  saveFile(text, session.game, Date.now());
}

async function copyLink(session: AnySession): Promise<void> {
  const { roquefort } = t();
  const { text } = await tables().ask('record', { table: session.table });
  const link = await makeLink(text);
  try {
    await navigator.clipboard.writeText(link);
    say(roquefort.linkCopied);
  } catch {
    say(`${roquefort.linkFailed} ${link}`, 0, [{ label: t().app.close, run: () => {} }]);
  }
}
