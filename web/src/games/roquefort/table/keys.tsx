import type { Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { KeyList, type KeysOfTable, useTableKeys } from '../../common/keys.js';
import { roquefortTexts } from '../texts/table.js';
import { SLOTS } from './geometry.js';
import type { RoquefortTable } from './roquefort-table.js';

/** The keys of this table. */
export function useKeys(
  play: RoquefortTable,
  focus: Signal<string>,
  help: Signal<boolean>,
  root: RefObject<HTMLElement | null>,
): void {
  const look = (place: string | undefined): void => {
    if (place === undefined) return;
    focus.value = place;
    // at once: the next key may come before the next frame, and is meant for this place
    (root.current?.querySelector(`[data-place="${place}"]`) as HTMLElement | null)?.focus();
  };
  const next = (places: readonly string[]): string | undefined =>
    places[(places.indexOf(focus.peek()) + 1) % places.length];
  useTableKeys(play, (key) => actionFor(key, play, help, look, next, root));
}

function actionFor(
  key: string,
  play: RoquefortTable,
  help: Signal<boolean>,
  look: (place: string | undefined) => void,
  next: (places: readonly string[]) => string | undefined,
  root: RefObject<HTMLElement | null>,
): (() => void) | null {
  const scene = play.scene.peek();
  const choices = play.choices.peek();
  const seat = play.actor.peek();
  const own = scene.mice.filter((m) => m.seat === seat && /^[a-g][1-7]$/.test(m.place)).map((m) => m.place);
  const roofs = scene.rooms.filter(({ letter }) => choices.uncover.has(letter)).map(({ cells }) => cells[0]);
  switch (key) {
    case '?':
      return () => {
        help.value = true;
      };
    case 'Escape':
      return () => (play.recalling.peek() ? play.recall() : play.letGo());
    case 'a':
      return () => play.recalled.peek() !== null && play.recall();
    case 'e':
      return () => play.endTurn();
    case 'u':
      return () => play.undo();
    case 'm':
      return () => look(next(own));
    case 'r':
      return () => look(next(roofs));
    case 's':
      return () => look(next(SLOTS.filter((slot) => choices.slide.has(slot)).map((slot) => `slot:${slot}`)));
    case 'o':
      return () => play.touchOutside();
    case 'l':
      return () => (root.current?.querySelector('[role="log"]') as HTMLElement | null)?.focus();
    case '1':
    case '2':
    case '3':
    case '4':
      return () => look(own[Number(key) - 1]);
    default:
      return null;
  }
}

/** The list of keys. */
export function KeysHelp({ open }: { readonly open: Signal<boolean> }) {
  if (!open.value) return null;
  const { keys } = roquefortTexts();
  const list: KeysOfTable = [
    ['← ↑ → ↓', keys.arrows],
    ['⏎', keys.choose],
    ['M', keys.nextMouse],
    ['1 – 4', keys.mice],
    ['R', keys.roofs],
    ['S', keys.slots],
    ['O', keys.outside],
    ['E', keys.endTurn],
  ];
  return <KeyList open={open} list={list} />;
}
