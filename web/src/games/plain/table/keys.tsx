import type { Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { pageTexts } from '../../../i18n/i18n.js';
import { KeyList, useTableKeys } from '../../common/keys.js';
import { plainTexts } from '../texts/table.js';
import type { PlainTable } from './plain-table.js';

/** The keys of this table: the first nine moves have a number. */
export function useKeys(play: PlainTable, help: Signal<boolean>, root: RefObject<HTMLElement | null>): void {
  useTableKeys(play, (key) => {
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    if (/^[1-9]$/.test(key)) return () => find(`.plain-moves button:nth-child(${key})`)?.click();
    if (key === 'u') return () => play.undo();
    if (key === 'l') return () => find('[role="log"]')?.focus();
    if (key !== '?') return null;
    return () => {
      help.value = true;
    };
  });
}

/** The list of keys. */
export function KeysHelp({ open }: { readonly open: Signal<boolean> }) {
  if (!open.value) return null;
  const { keys } = pageTexts();
  const list = [
    ['1 … 9', plainTexts().keys.move],
    ['U', keys.undo],
    ['L', keys.log],
    ['?', keys.help],
  ] as const;
  return <KeyList open={open} list={list} isWhole />;
}
