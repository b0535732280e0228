import { LIMITS } from '@castellan/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../art/index.js';
import { onlineTableTexts } from '../../i18n/online-table.js';
import { orSay } from '../../shell/online/ask.js';
import { settings } from '../../shell/settings.js';
import { Button } from '../../shell/ui/button.js';
import { Dialog } from '../../shell/ui/dialog.js';
import { say } from '../../shell/ui/toast.js';
import { mute } from '../muted.js';
import { askOnline, me } from '../online.js';
import type { ChatMessage, OnlineTableModel } from './model.js';
import { Saying, wordsOf } from './saying.js';
import { Sticker, type StickerName } from './stickers.js';

type Props = { readonly model: OnlineTableModel };
type Words = ChatMessage['saying'];

/** Opens what was said; counts what is new, and reads it out to those who do not see it. */
export function TalkButton({ model, withWords = false }: Props & { readonly withWords?: boolean }) {
  const open = useSignal(false);
  const { talk } = onlineTableTexts();
  const heard = model.heard.value;
  const fresh = heard.length - Math.min(model.read.value, heard.length);
  const last = heard.at(-1);
  return (
    <>
      <button
        type="button"
        class={withWords ? 'button counted' : 'button quiet icon counted'}
        aria-haspopup="dialog"
        aria-label={fresh > 0 ? `${talk.title}, ${talk.unread(fresh)}` : talk.title}
        onClick={() => {
          open.value = true;
        }}
      >
        <Icon name="talk" />
        {withWords ? <span>{talk.title}</span> : null}
        {fresh > 0 ? <span class="count">{fresh}</span> : null}
      </button>
      <span class="sr-only" role="status">
        {last === undefined || open.value ? null : `${nameIn(last)}: ${wordsOf(last.saying)}`}
      </span>
      {open.value ? (
        <TalkDialog
          model={model}
          onClose={() => {
            open.value = false;
          }}
        />
      ) : null}
    </>
  );
}

function nameIn({ by }: ChatMessage): string {
  return by?.name ?? onlineTableTexts().talk.somebody;
}

function TalkDialog({ model, onClose }: Props & { readonly onClose: () => void }) {
  const { talk, phrase, sticker } = onlineTableTexts();
  const heard = model.heard.value;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    model.read.value = heard.length;
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [heard]);
  const mayWrite = model.state.value.freeText && !settings.value.children;
  const tell = (saying: Words) => orSay(askOnline({ type: 'say', table: model.id, saying }));
  return (
    <Dialog title={talk.title} onClose={onClose} closes>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable with keys */}
      <div class="said" role="log" aria-label={talk.said} ref={list} tabIndex={0}>
        {heard.length === 0 ? <p class="hint">{talk.nothing}</p> : null}
        {heard.map((said) => (
          <Line key={said.n} model={model} said={said} />
        ))}
      </div>
      <Muted model={model} />
      {mayWrite ? <Writing onSend={(text) => tell({ kind: 'text', text })} /> : null}
      <section class="sayings" aria-label={talk.phrases}>
        {Object.entries(phrase).map(([name, words]) => (
          <Button
            key={name}
            words={words}
            onClick={() => void tell({ kind: 'phrase', phrase: name as keyof typeof phrase })}
          />
        ))}
      </section>
      <section class="sayings stickers" aria-label={talk.stickers}>
        {Object.entries(sticker).map(([name, words]) => (
          <button
            key={name}
            type="button"
            class="button icon"
            onClick={() => void tell({ kind: 'sticker', sticker: name as StickerName })}
          >
            <Sticker name={name as StickerName} label={words} />
          </button>
        ))}
      </section>
    </Dialog>
  );
}

function Line({ model, said }: Props & { readonly said: ChatMessage }) {
  const { talk } = onlineTableTexts();
  const name = nameIn(said);
  const { by } = said;
  const isMine = by !== null && by.id === me.value?.id;
  return (
    <div class={isMine ? 'said-line mine' : 'said-line'}>
      <p>
        <b>{name}</b> <Saying saying={said.saying} />
      </p>
      {by === null || isMine ? null : (
        <span class="said-tools">
          <Button
            class="quiet icon"
            icon="sound-off"
            aria-label={talk.mute(name)}
            title={talk.mute(name)}
            onClick={() => mute(by.id, name, true)}
          />
          <Button
            class="quiet icon"
            icon="warning"
            aria-label={talk.reportOf(name)}
            title={talk.report}
            onClick={() => void report(model, said)}
          />
        </span>
      )}
    </div>
  );
}

async function report(model: OnlineTableModel, { n, by }: ChatMessage): Promise<void> {
  const person = by?.id ?? null;
  if (await orSay(askOnline({ type: 'report', table: model.id, n, person })))
    say(onlineTableTexts().talk.reported);
}

/** Those whom one does not hear, and how to hear them again. */
function Muted({ model }: Props) {
  const { talk } = onlineTableTexts();
  return (
    <>
      {model.muted.value.map(([person, name]) => (
        <p key={person} class="table-notice">
          <span>{talk.muted(name)}</span>
          <Button icon="sound-on" aria-label={talk.unmute(name)} onClick={() => mute(person, name, false)} />
        </p>
      ))}
    </>
  );
}

function Writing({ onSend }: { readonly onSend: (text: string) => Promise<unknown> }) {
  const { talk } = onlineTableTexts();
  const text = useSignal('');
  return (
    <form
      class="writing"
      onSubmit={async (event) => {
        event.preventDefault();
        const words = text.value.trim();
        if (words !== '' && (await onSend(words))) text.value = '';
      }}
    >
      <input
        class="input"
        aria-label={talk.write}
        placeholder={talk.write}
        maxLength={LIMITS.text}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      <Button type="submit" words={talk.send} />
    </form>
  );
}
