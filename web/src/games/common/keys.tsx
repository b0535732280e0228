import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { pageTexts } from '../../i18n/i18n.js';
import { change, settings } from '../../shell/settings.js';
import { Dialog } from '../../shell/ui/dialog.js';

/** What a key does; null if it is none of the table's. */
export type KeyAction = (key: string) => (() => void) | null;

/** Single keys, listed under "?". They work anywhere on the table unless something is asked or being typed. */
export function useTableKeys(session: object, actionFor: KeyAction): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null)
        return;
      if (/^(INPUT|TEXTAREA|SELECT)$/.test((event.target as HTMLElement).tagName)) return;
      const action = actionFor(event.key) ?? everywhere(event.key);
      if (action === null) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [session]);
}

/** What a key does at every table. */
function everywhere(key: string): ReturnType<KeyAction> {
  return key === 'k' ? () => change({ coordinates: !settings.peek().coordinates }) : null;
}

/** Each key with what it does. */
export type KeysOfTable = readonly (readonly [key: string, words: string])[];

/** Keys that tables with a board have in common, after their own. */
const shared = ({ undo, letGo, log, again, coordinates, help } = pageTexts().keys): KeysOfTable => [
  ['U', undo],
  ['Esc', letGo],
  ['L', log],
  ['A', again],
  ['K', coordinates],
  ['?', help],
];

type Props = {
  readonly open: Signal<boolean>;
  readonly list: KeysOfTable;
  /** All of them are listed already. */
  readonly isWhole?: boolean;
};

/** The list of keys. */
export function KeyList({ open, list, isWhole = false }: Props) {
  return (
    <Dialog
      title={pageTexts().keys.title}
      closes
      onClose={() => {
        open.value = false;
      }}
    >
      <dl class="keys">
        {[...list, ...(isWhole ? [] : shared())].map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
