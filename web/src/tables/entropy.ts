import { HmacChance } from '@castellan/kernel';

/** Each draw has a stream of its own, named by how many actions came before it: a restart changes nothing. */
export function entropyOf(seed: string): (actions: number) => HmacChance {
  const bytes = fromHex(seed);
  return (actions) => new HmacChance(bytes, `play/${actions}`);
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
