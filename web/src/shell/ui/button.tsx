import type { JSX } from 'preact';
import { Icon, type IconName } from '../../art/index.js';

type Content = {
  readonly words?: string;
  /** Before the words, or alone: then an `aria-label` says what it does. */
  readonly icon?: IconName;
  /** Besides `button`: `primary`, `quiet`, `big`, `icon`. */
  readonly class?: string;
};

type ButtonProps = Content & Omit<JSX.IntrinsicElements['button'], keyof Content>;
type LinkProps = Content & { readonly href: string; readonly 'aria-label'?: string };

/** A button as the whole page has them. */
export function Button({ words, icon, class: more, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} class={classes(more)}>
      {content(words, icon)}
    </button>
  );
}

/** A link that looks like one. */
export function ButtonLink({ words, icon, class: more, ...rest }: LinkProps) {
  return (
    <a {...rest} class={classes(more)}>
      {content(words, icon)}
    </a>
  );
}

const classes = (more: string | undefined): string => (more === undefined ? 'button' : `button ${more}`);

function content(words: string | undefined, icon: IconName | undefined) {
  if (icon === undefined) return words;
  return (
    <>
      <Icon name={icon} />
      {words !== undefined && <span>{words}</span>}
    </>
  );
}
