import { HmacChance, STREAMS, secretKey } from '@castellan/kernel';

export function entropyOf(seed: string): (actions: number) => HmacChance {
  const key = secretKey(fromHex(seed));
  return (actions) => new HmacChance(key, STREAMS.play(actions));
}

export function setupChance(seed: string): HmacChance {
  return new HmacChance(fromHex(seed), STREAMS.setup);
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
