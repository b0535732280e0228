import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { Icon } from '../../art/index.js';
import { pageTexts } from '../../i18n/i18n.js';
import { saveFile } from '../../shell/files.js';
import { makeLink } from '../../shell/link.js';
import { route } from '../../shell/router.js';
import { change, settings } from '../../shell/settings.js';
import { copyText } from '../../shell/ui/copy.js';
import { Dialog } from '../../shell/ui/dialog.js';
import { Later } from '../../shell/ui/later.js';
import { canRead } from '../../shell/ui/read-aloud.js';
import { say } from '../../shell/ui/toast.js';
import { tableWorker } from '../../tables/client.js';
import type { AnySession } from '../../tables/session.js';
import { OnlineExtrasContext } from './online-extras.js';

type Props = {
  readonly session: AnySession;
  readonly help: Signal<boolean>;
  /** Shows again what the others did last; null if there is nothing to show. */
  readonly again?: (() => void) | null;
  /** What else there is to know about this table. */
  readonly note?: ComponentChildren;
};

/** The way out, and everything one seldom needs. */
export function Menu({ session, help, again = null, note = null }: Props) {
  const open = useSignal(false);
  const { table, app, settings: words, keys } = pageTexts();
  const isHere = !session.isOnline;
  const online = useContext(OnlineExtrasContext);
  // the record of a game on the server tells more than a seat may know while it goes on
  const mayKeep = isHere || session.outcome.value !== null;
  const close = (): void => {
    open.value = false;
  };
  // whatever it led to lies over the table now, and not over the menu
  useSignalEffect(() => {
    route.value;
    open.value = false;
  });
  return (
    <>
      <button
        type="button"
        class="button quiet icon"
        aria-label={table.menu}
        aria-haspopup="dialog"
        onClick={() => {
          open.value = true;
        }}
      >
        <Icon name="menu" />
      </button>
      {open.value ? (
        <Dialog title={table.menu} onClose={close} closes>
          <div class="stack menu">
            {again === null ? null : (
              <button
                type="button"
                class="button"
                onClick={() => {
                  close();
                  again();
                }}
              >
                <Icon name="rotate" />
                <span>{table.again}</span>
              </button>
            )}
            {isHere || online?.mayHint() === true ? (
              <Later quiet load={loadHints} props={{ session, close }} />
            ) : null}
            <a class="button" href="/">
              <Icon name="home" />
              <span>{table.leave}</span>
            </a>
            {mayKeep ? (
              <>
                <button type="button" class="button" onClick={() => void saveRecord(session)}>
                  <Icon name="save" />
                  <span>{table.saveFile}</span>
                </button>
                <button type="button" class="button" onClick={() => void copyLink(session)}>
                  <Icon name="link" />
                  <span>{table.copyLink}</span>
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
            {canRead() ? (
              <button
                type="button"
                class="button"
                aria-pressed={settings.value.readAloud}
                onClick={() => change({ readAloud: !settings.value.readAloud })}
              >
                <Icon name="talk" />
                <span>{words.readAloud}</span>
              </button>
            ) : null}
            {session.holds.value.length > 1 ? (
              <button
                type="button"
                class="button"
                aria-pressed={settings.value.boardTurns}
                onClick={() => change({ boardTurns: !settings.value.boardTurns })}
              >
                <Icon name="people" />
                <span>{words.boardTurns}</span>
              </button>
            ) : null}
            <button
              type="button"
              class="button"
              aria-pressed={settings.value.coordinates}
              onClick={() => change({ coordinates: !settings.value.coordinates })}
            >
              <Icon name="eye" />
              <span>{words.coordinates}</span>
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
            <a class="button" href={rulesOf(session)}>
              <Icon name="help" />
              <span>{table.rules}</span>
            </a>
            <a class="button" href="/settings">
              <Icon name="settings" />
              <span>{app.settings}</span>
            </a>
            {isHere ? <p class="hint">{table.saved}</p> : null}
            {note}
          </div>
        </Dialog>
      ) : null}
    </>
  );
}

const loadHints = async () => (await import('../../learn/hints.js')).HintButtons;

/** Help is told by the edition that is played. */
function rulesOf({ game, options }: AnySession): string {
  const { edition } = options;
  return typeof edition === 'string'
    ? `/rules/${game}?edition=${encodeURIComponent(edition)}`
    : `/rules/${game}`;
}

async function saveRecord(session: AnySession): Promise<void> {
  const { text } = await tableWorker().ask('record', { table: session.table });
  saveFile(text, { game: session.game, edition: session.options.edition }, Date.now());
}

async function copyLink(session: AnySession): Promise<void> {
  const { table } = pageTexts();
  const { text } = await tableWorker().ask('record', { table: session.table });
  const link = await makeLink(text);
  if (await copyText(link)) say(table.linkCopied);
  else say(`${table.linkFailed} ${link}`, 0, [{ label: pageTexts().app.close, run: () => {} }]);
}
