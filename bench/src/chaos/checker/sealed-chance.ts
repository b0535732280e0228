import { createHash, createHmac } from 'node:crypto';
import type { ChanceSource } from '@castellan/kernel';

/**
 * Chance as docs/PROTOCOL.md promises it, written from that promise and not from the server: draw k of a stream is
 * HMAC-SHA256(seed, "stream:k") as eight words of 32 bits; the first below the largest multiple of n counts.
 */
export function sealedChance(seed: string, stream: string): ChanceSource {
  const key = Buffer.from(seed, 'hex');
  let k = 0;
  return {
    below(n) {
      for (;;) {
        const digest = createHmac('sha256', key).update(`${stream}:${k++}`).digest();
        for (let i = 0; i < 32; i += 4) {
          const word = digest.readUInt32BE(i);
          if (word < 2 ** 32 - (2 ** 32 % n)) return word % n;
        }
      }
    },
  };
}

/** What is shown of a seed before the first move. */
export function hashOf(seed: string): string {
  return createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
}
