import { type ReadonlySignal, signal } from '@preact/signals';

/** Something that this device remembers: the same in every window, and as long as the page is open without storage, too. */
export type Remembered<T> = {
  readonly now: ReadonlySignal<T>;
  /** Gives back whether the device keeps it. A private window without storage does not. */
  readonly keep: (next: T) => boolean;
};

/** `read` makes sense of whatever was kept, by whatever version of the page; null if there is nothing. */
export function remembered<T>(key: string, read: (found: unknown) => T): Remembered<T> {
  const now = signal(readKept(stored(key), read));
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key) now.value = readKept(event.newValue, read);
  });
  const keep = (next: T): boolean => {
    now.value = next;
    try {
      localStorage.setItem(key, JSON.stringify(next));
      return true;
    } catch {
      return false;
    }
  };
  return { now, keep };
}

/** A text that is no JSON is read as the text it is. */
export function readKept<T>(text: string | null, read: (found: unknown) => T): T {
  let found: unknown = text;
  try {
    found = JSON.parse(text ?? 'null');
  } catch {
    // somebody else wrote there, or an older page
  }
  return read(found);
}

/** Whether lessons were begun here: what they gave is fetched only then. */
export const hasLearnt = (): boolean => stored('castellan.learnt') !== null;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
