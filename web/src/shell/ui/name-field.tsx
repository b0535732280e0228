import { LONGEST_NAME } from '@castellan/protocol';
import { useId } from 'preact/hooks';
import { pageTexts } from '../../i18n/i18n.js';

type Props = {
  readonly value: string;
  /** What somebody is called who gives no name. */
  readonly otherwise: string;
  readonly onChange: (name: string) => void;
  /** Why it cannot stay like this. */
  readonly problem?: string | undefined;
};

/** A name. Whoever reaches the last letter that fits is told so; typing on would do nothing. */
export function NameField({ value, otherwise, onChange, problem }: Props) {
  const id = useId();
  const word = problem ?? (value.length >= LONGEST_NAME ? pageTexts().newGame.longestName(LONGEST_NAME) : '');
  return (
    <div class="field">
      <label for={id}>{pageTexts().newGame.name}</label>
      <input
        id={id}
        class="input"
        maxLength={LONGEST_NAME}
        autocomplete="off"
        placeholder={otherwise}
        value={value}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={`${id}-word`}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <p class={problem === undefined ? 'hint' : 'hint wrong'} id={`${id}-word`} role="status">
        {word}
      </p>
    </div>
  );
}
