import type { Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { KeyList, type KeysOfTable, useTableKeys } from '../../common/keys.js';
import { chateauTexts } from '../texts/table.js';
import type { ChateauTable } from './chateau-table.js';

type Root = RefObject<HTMLElement | null>;

/** The keys of this table. */
export function useKeys(play: ChateauTable, help: Signal<boolean>, draw: Signal<boolean>, root: Root): void {
  useTableKeys(play, (key) => actionFor(key, play, help, draw, root));
}

function actionFor(
  key: string,
  play: ChateauTable,
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
      return () => (play.recalling.peek() ? play.recall() : play.letGo());
    case 'a':
      return () => play.recalled.peek() !== null && play.recall();
    case 'e':
      return () => play.choose(play.choices.peek().done);
    case 'u':
      return () => play.undo();
    case 't':
      return () => focusNext(root, '.chateau-cell[data-can]');
    case 'b':
      return () => focusNext(root, '.chateau-line[data-can]');
    case 'd':
      if (play.toRoll.peek() !== null) return () => play.roll();
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
  const { keys } = chateauTexts();
  const list: KeysOfTable = [
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
  ];
  return <KeyList open={open} list={list} />;
}
