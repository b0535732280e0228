import { computed } from '@preact/signals';
import { remembered } from '../shell/remembered.js';

/** Whoever has been muted longest is heard again when there are more. */
const MOST = 200;

type Muted = ReadonlyMap<string, string>;

const list = remembered('castellan.muted', readMuted);

/**
 * People whom somebody does not want to hear, by id, with the name they had. Kept on this device for every table, and known
 * to nobody else: neither to them nor to the server.
 */
export const muted = computed<Muted>(() => new Map(list.now.value));

export function mute(person: string, name: string, on: boolean): void {
  const others = [...muted.value].filter(([id]) => id !== person);
  list.keep(on ? [...others, [person, name] as const].slice(-MOST) : others);
}

/** Anything odd in it, and everybody is heard. */
function readMuted(found: unknown): readonly (readonly [string, string])[] {
  const isPair = (pair: unknown): pair is [string, string] =>
    Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string');
  return Array.isArray(found) ? found.filter(isPair) : [];
}
