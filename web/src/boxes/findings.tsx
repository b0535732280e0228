import { Icon } from '../art/index.js';

export type ShownFinding = {
  readonly id: string;
  /** What is to be mended, in a sentence. */
  readonly words: string;
  /** What a touch says it does, where that is more than the words. */
  readonly label?: string;
  /** Whether its place is shown now; undefined where a touch leads there instead. */
  readonly isShown?: boolean;
  /** Shows its place; null if it has none. */
  readonly onShow: (() => void) | null;
};

type Props = { readonly findings: readonly ShownFinding[]; readonly right: string };

/** What keeps a box from being played, each finding with the way to its place; or that all of it is right. */
export function Findings({ findings, right }: Props) {
  if (findings.length === 0)
    return (
      <p class="box-verdict" data-ready="">
        <Icon name="check" />
        <span>{right}</span>
      </p>
    );
  return (
    <ul class="findings-list">
      {findings.map(({ id, words, label, isShown, onShow }) => (
        <li key={id}>
          {onShow === null ? (
            <span class="finding">
              <Icon name="warning" />
              <span>{words}</span>
            </span>
          ) : (
            <button type="button" class="finding" aria-pressed={isShown} aria-label={label} onClick={onShow}>
              <Icon name="warning" />
              <span>{words}</span>
              <Icon name="eye" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
