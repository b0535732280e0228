import { useSignal } from '@preact/signals';
import { Icon } from '../art/index.js';
import { boxTexts } from '../i18n/boxes.js';
import { packRecord } from '../shell/link.js';
import { go } from '../shell/router.js';
import { Button } from '../shell/ui/button.js';
import { type Problem, problemOf } from '../tables/problem.js';
import { MOST_BOX_CHARACTERS, unpackBox, writeBox } from './packed.js';
import { BoxProblem } from './problem.js';

/** A box that somebody sent, as a file or as a link: both lead to the page that shows what it is. */
export function OpenBox() {
  const { open: texts } = boxTexts();
  const pasted = useSignal('');
  const problem = useSignal<Problem | 'empty' | null>(null);
  const open = async (text: string): Promise<void> => {
    try {
      const box = await unpackBox(text);
      go(`/box#${await packRecord(writeBox(box))}`);
    } catch (error) {
      problem.value = problemOf(error);
    }
  };
  const openFile = async (file: File | undefined): Promise<void> => {
    problem.value = null;
    if (file === undefined) return;
    if (file.size > MOST_BOX_CHARACTERS) problem.value = { kind: 'file-too-large' };
    else await open(await file.text());
  };
  return (
    <section class="panel stack" aria-labelledby="open-box">
      <h2 id="open-box">{texts.title}</h2>
      <div aria-live="polite">
        {problem.value === null ? null : problem.value === 'empty' ? (
          <p>{texts.empty}</p>
        ) : (
          <BoxProblem problem={problem.value} />
        )}
      </div>
      <p>
        <label class="button file-button">
          <input
            type="file"
            class="sr-only"
            accept=".json,application/json"
            onChange={(event) => {
              void openFile(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
          <Icon name="open" />
          <span>{texts.file}</span>
        </label>
      </p>
      <form
        class="field"
        onSubmit={(event) => {
          event.preventDefault();
          if (pasted.value.trim() === '') problem.value = 'empty';
          else void open(pasted.value);
        }}
      >
        <label for="box-link">{texts.paste}</label>
        <div class="row box-link">
          <input
            id="box-link"
            class="input"
            autocomplete="off"
            spellcheck={false}
            value={pasted.value}
            onInput={(event) => {
              pasted.value = event.currentTarget.value;
            }}
          />
          <Button type="submit" words={texts.button} />
        </div>
      </form>
    </section>
  );
}
