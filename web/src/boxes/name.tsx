import { useSignal } from '@preact/signals';
import { boxTexts } from '../i18n/boxes.js';
import { LONGEST_BOX_NAME, type OwnBox, tidyName } from './box.js';
import { changeBox } from './store.js';

type Props = { readonly box: OwnBox; readonly onKept: (kept: boolean) => void };

/** What it is called; an empty name leaves the old one. */
export function BoxName({ box, onKept }: Props) {
  const { desk: texts } = boxTexts();
  const typed = useSignal(box.name);
  const isEmpty = tidyName(typed.value) === '';
  return (
    <div class="field box-name">
      <label for="box-name">{texts.name}</label>
      <input
        id="box-name"
        class="input"
        autocomplete="off"
        maxLength={LONGEST_BOX_NAME}
        value={typed.value}
        aria-invalid={isEmpty ? true : undefined}
        aria-describedby="box-name-word"
        onInput={(event) => {
          typed.value = event.currentTarget.value;
          if (tidyName(typed.value) !== '') onKept(changeBox(box.id, { name: typed.value }));
        }}
      />
      <p class="hint wrong" id="box-name-word" role="status">
        {isEmpty ? texts.needsName : ''}
      </p>
    </div>
  );
}
