import type { Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { c } from '../../../i18n/chateau.js';
import { t } from '../../../i18n/i18n.js';
import { Dialog } from '../../../shell/ui/dialog.js';
import type { ChateauPlay } from './play.js';

type Root = RefObject<HTMLElement | null>;

/** Single keys, listed under "?". They work anywhere on the table unless something is being typed. */
export function useKeys(play: ChateauPlay, help: Signal<boolean>, draw: Signal<boolean>, root: Root): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null)
        return;
      if (/^(INPUT|TEXTAREA|SELECT)$/.test((event.target as HTMLElement).tagName)) return;
      const action = actionFor(event.key, play, help, draw, root);
      if (action === null) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [play]);
}

function actionFor(
  key: string,
  play: ChateauPlay,
  help: Signal<boolean>,
  draw: Signal<boolean>,
  root: Root,
): (() => void) | null {
  const open = (dialog: Signal<boolean>) => () => {
    dialog.value = true;
  };
  switch (key) {
    case '?':
      return open(help);
    case 'p':
      return open(draw);
    case 'Escape':
      return () => play.letGo();
    case 'e':
      return () => play.choose(play.choices.peek().done);
    case 'u':
      return () => play.undo();
    case 't':
      return () => focusNext(root, '.chateau-cell[data-can]');
    case 'b':
      return () => focusNext(root, '.chateau-line[data-can]');
    case 'd':
      return () => focusNext(root, '.die:enabled');
    case 'c':
      return () => focusNext(root, '.chips .button:enabled');
    case 'g':
      return () => focusNext(root, play.choices.peek().guests.size > 0 ? '.guest.may' : '.guest');
    case 'o':
      return () => focusNext(root, '.castle-card');
    case 'l':
      return () => focusNext(root, '[role="log"]');
    default:
      return null;
  }
}

/** The next of a kind, from where the focus is. */
function focusNext(root: Root, selector: string): void {
  const all = [...(root.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[(at + 1) % all.length]?.focus();
}

/** The list of keys. */
export function KeysHelp({ open }: { readonly open: Signal<boolean> }) {
  if (!open.value) return null;
  const { keys } = c();
  const { keys: common } = t();
  const list: readonly (readonly [string, string])[] = [
    ['← ↑ → ↓', keys.arrows],
    ['⏎', keys.choose],
    ['T', keys.cells],
    ['B', keys.builds],
    ['D', keys.dice],
    ['C', keys.chips],
    ['G', keys.guests],
    ['O', keys.others],
    ['P', keys.draw],
    ['E', keys.done],
    ['U', common.undo],
    ['Esc', common.letGo],
    ['L', common.log],
    ['?', common.help],
  ];
  return (
    <Dialog
      title={common.title}
      onClose={() => {
        open.value = false;
      }}
    >
      <dl class="keys">
        {list.map(([key, words]) => (
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
