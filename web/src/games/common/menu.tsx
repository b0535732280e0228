import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { pageTexts } from '../../i18n/i18n.js';
import { saveFile } from '../../shell/files.js';
import { makeLink } from '../../shell/link.js';
import { route } from '../../shell/router.js';
import { change, settings } from '../../shell/settings.js';
import { Button, ButtonLink } from '../../shell/ui/button.js';
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
      <Button
        class="quiet icon"
        icon="menu"
        aria-label={table.menu}
        aria-haspopup="dialog"
        onClick={() => {
          open.value = true;
        }}
      />
      {open.value ? (
        <Dialog title={table.menu} onClose={close} closes>
          <div class="stack menu">
            {again === null ? null : (
              <Button
                icon="rotate"
                words={table.again}
                onClick={() => {
                  close();
                  again();
                }}
              />
            )}
            {isHere || online?.mayHint() === true ? (
              <Later quiet load={loadHints} props={{ session, close }} />
            ) : null}
            <ButtonLink icon="home" words={table.leave} href="/" />
            {mayKeep ? (
              <>
                <Button icon="save" words={table.saveFile} onClick={() => void saveRecord(session)} />
                <Button icon="link" words={table.copyLink} onClick={() => void copyLink(session)} />
              </>
            ) : null}
            <Button
              icon={settings.value.sound ? 'sound-on' : 'sound-off'}
              words={words.soundOn}
              aria-pressed={settings.value.sound}
              onClick={() => change({ sound: !settings.value.sound })}
            />
            {canRead() ? (
              <Button
                icon="talk"
                words={words.readAloud}
                aria-pressed={settings.value.readAloud}
                onClick={() => change({ readAloud: !settings.value.readAloud })}
              />
            ) : null}
            {session.holds.value.length > 1 ? (
              <Button
                icon="people"
                words={words.boardTurns}
                aria-pressed={settings.value.boardTurns}
                onClick={() => change({ boardTurns: !settings.value.boardTurns })}
              />
            ) : null}
            <Button
              icon="eye"
              words={words.coordinates}
              aria-pressed={settings.value.coordinates}
              onClick={() => change({ coordinates: !settings.value.coordinates })}
            />
            <Button
              icon="info"
              words={keys.title}
              onClick={() => {
                close();
                help.value = true;
              }}
            />
            <ButtonLink icon="help" words={table.rules} href={rulesOf(session)} />
            <ButtonLink icon="settings" words={app.settings} href="/settings" />
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
