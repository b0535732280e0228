import { signal } from '@preact/signals';

const KEY = 'castellan.muted';
/** Whoever has been muted longest is heard again when there are more. */
const MOST = 200;

type Muted = ReadonlyMap<string, string>;

/**
 * People whom somebody does not want to hear, by id, with the name they had. Kept on this device for every table, and known
 * to nobody else: neither to them nor to the server.
 */
export const muted = signal<Muted>(readMuted(stored()));

addEventListener('storage', (event) => {
  if (event.key === KEY) muted.value = readMuted(event.newValue);
});

export function mute(person: string, name: string, on: boolean): void {
  const others = [...muted.value].filter(([id]) => id !== person);
  muted.value = new Map(on ? [...others, [person, name] as const].slice(-MOST) : others);
  try {
    localStorage.setItem(KEY, JSON.stringify([...muted.value]));
  } catch {
    // without storage it holds until the page is closed
  }
}

/** Anything odd in it, and everybody is heard. */
function readMuted(text: string | null): Muted {
  let found: unknown;
  try {
    found = JSON.parse(text ?? '[]');
  } catch {
    return new Map();
  }
  const isPair = (pair: unknown): pair is [string, string] =>
    Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string');
  return new Map(Array.isArray(found) ? found.filter(isPair) : []);
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
