import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { IconName } from '../../art/index.js';
import { Button } from './button.js';
import { copyText } from './copy.js';
import { say } from './toast.js';

type Own = {
  readonly label: string;
  readonly value: string | number;
  readonly hint?: string;
  readonly type?: 'number' | 'password' | 'url';
  /** Besides `input`. */
  readonly class?: string;
  readonly onValue?: (text: string) => void;
  /** Below the field. */
  readonly children?: ComponentChildren;
};

type Attribute =
  | 'aria-describedby'
  | 'aria-invalid'
  | 'autocapitalize'
  | 'autocomplete'
  | 'max'
  | 'maxLength'
  | 'min'
  | 'onFocus'
  | 'placeholder'
  | 'readOnly'
  | 'required'
  | 'spellcheck';
type Props = Own & Pick<JSX.IntrinsicElements['input'], Attribute>;

/** A line to write, with its label above and a hint below. */
export function TextField({ label, hint, class: more, onValue, children, ...rest }: Props) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        // what kinds of input may have is told apart by their type, which is only known to whoever uses this
        {...(rest as JSX.IntrinsicElements['input'])}
        id={id}
        class={more === undefined ? 'input' : `input ${more}`}
        onInput={(event) => onValue?.(event.currentTarget.value)}
      />
      {hint === undefined ? null : (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
    </div>
  );
}

type LinkProps = {
  readonly label: string;
  readonly link: string;
  /** What stands on the button, and what is said when it was pressed. */
  readonly copy: string;
  readonly copied: string;
  readonly icon?: IconName;
};

/** A link that was just made, to send to others. */
export function LinkField({ label, link, copy, copied, ...rest }: LinkProps) {
  const copyLink = async (): Promise<void> => {
    if (await copyText(link)) say(copied);
  };
  return (
    <div role="status">
      <TextField label={label} readOnly value={link} onFocus={(event) => event.currentTarget.select()}>
        <p>
          <Button {...rest} words={copy} onClick={copyLink} />
        </p>
      </TextField>
    </div>
  );
}
