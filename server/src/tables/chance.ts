import { commitment, HmacChance, STREAMS, secretKey } from '@castellan/kernel';
import type { Entropy } from '@castellan/match';

export function entropyOf(seed: string): Entropy {
  const key = secretKey(Buffer.from(seed, 'hex'));
  return (actions) => new HmacChance(key, STREAMS.play(actions));
}

export function setupChance(seed: string): HmacChance {
  return new HmacChance(Buffer.from(seed, 'hex'), STREAMS.setup);
}

export function commitmentTo(seed: string): string {
  return commitment(Buffer.from(seed, 'hex'));
}
