import '../../styles/pages/open.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { BrokenCastle, Icon } from '../../art/index.js';
import { isBoxText } from '../../boxes/packed.js';
import { pageTexts } from '../../i18n/i18n.js';
import { tableWorker } from '../../tables/client.js';
import { type Problem, problemOf } from '../../tables/problem.js';
import { packRecord, readLink } from '../link.js';
import { adviceText, problemText } from '../problems.js';
import { go, hash } from '../router.js';
import { Button } from '../ui/button.js';
import { Page } from '../ui/page.js';

/** A record is some kB; nothing larger is even read. */
const MOST_BYTES = 4_000_000;

type Doing = 'nothing' | 'reading' | 'empty' | Problem;

export default function Open() {
  const { open } = pageTexts();
  const doing = useSignal<Doing>('nothing');

  const openText = async (text: string): Promise<void> => {
    // a board of somebody's box is no game; the page for those says what it is, and what is wrong with it
    if (isBoxText(text)) {
      go(`/box#${/\/box#(\S+)/.exec(text)?.[1] ?? (await packRecord(text))}`);
      return;
    }
    const link = /#(v\d.*)$/s.exec(text) ?? /^(v\d[\w.-]+)$/.exec(text);
    doing.value = 'reading';
    try {
      const record = link === null ? text : await readLink(link[1]);
      // it has to make sense from its first move to its last
      await tableWorker().ask('reel', { text: record });
      go(`/watch${location.search}#${await packRecord(record)}`, 'replace');
    } catch (error) {
      doing.value = problemOf(error);
    }
  };
  const openFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    if (file.size > MOST_BYTES) doing.value = { kind: 'file-too-large' };
    else await openText(await file.text());
  };
  const fragment = hash.value;
  // only a new address opens something by itself
  useEffect(() => {
    if (fragment !== '' && fragment !== 'content')
      void openText(`#${fragment.startsWith('v') ? '' : 'v0'}${fragment}`);
  }, [fragment]);

  return (
    <Page title={open.title} lead={open.lead}>
      <div aria-live="polite">
        <Outcome doing={doing.value} />
      </div>
      <section class="panel stack loose">
        <label
          class="drop"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            void openFile(event.dataTransfer?.files[0]);
          }}
        >
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => {
              void openFile(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
          <Icon name="open" />
          <b>{open.file}</b>
          <span class="hint">{open.drop}</span>
        </label>
        <Paste onText={openText} onEmpty={() => (doing.value = 'empty')} />
      </section>
    </Page>
  );
}

type PasteProps = { readonly onText: (text: string) => void; readonly onEmpty: () => void };

function Paste({ onText, onEmpty }: PasteProps) {
  const { open } = pageTexts();
  const text = useSignal('');
  return (
    <form
      class="stack tight"
      onSubmit={(event) => {
        event.preventDefault();
        const trimmed = text.value.trim();
        if (trimmed === '') onEmpty();
        else onText(trimmed);
      }}
    >
      <div class="field">
        <label for="paste">{open.pasteLabel}</label>
        <textarea
          id="paste"
          class="input"
          spellcheck={false}
          autocomplete="off"
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
      </div>
      <p>
        <Button type="submit" class="primary" words={open.pasteButton} />
      </p>
    </form>
  );
}

function Outcome({ doing }: { readonly doing: Doing }) {
  const { open } = pageTexts();
  if (doing === 'nothing') return null;
  if (doing === 'reading') return <p>{open.reading}</p>;
  if (doing === 'empty') return <p>{open.nothing}</p>;
  return (
    <div class="notice">
      <BrokenCastle />
      <div class="stack tight">
        <h2>{open.failed}</h2>
        <p>{problemText(doing)}</p>
        <p>{adviceText(doing)}</p>
        <p class="soft">{open.fine}</p>
      </div>
    </div>
  );
}
