import { signal } from '@preact/signals';
import type { OwnBox, SharedBox } from './box.js';
import { findBox } from './store.js';

/** A box that somebody plays with and did not keep: it is there as long as the page is open. */
const LENT = '~lent';
const lent = signal<OwnBox | null>(null);

/** Gives back the name by which a table asks for it. */
export function lend(box: SharedBox): string {
  lent.value = { ...box, id: LENT, changed: 0 };
  return LENT;
}

/** One of this device, or the one that was lent. */
export function boxNamed(id: string): OwnBox | undefined {
  return id === LENT ? (lent.value ?? undefined) : findBox(id);
}
