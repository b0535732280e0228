import type { ComponentChildren } from 'preact';

type Props = {
  readonly words: string;
  /** It changes all the time: nobody wants to be told each time. */
  readonly isQuiet?: boolean;
  readonly children?: ComponentChildren;
};

/** One low line of words, with what can be done about it. */
export function Notice({ words, isQuiet = false, children }: Props) {
  return (
    <p class="table-notice" aria-live={isQuiet ? 'off' : undefined}>
      <span>{words}</span>
      {children}
    </p>
  );
}
