import { HmacChance } from '@castellan/kernel';
import { expect, it } from 'vitest';
import { entropyOf } from '../../src/tables/chance.js';

it('draws what the kernel would draw, which is what browsers check', () => {
  for (let n = 0; n < 200; n++) {
    const seed = Uint8Array.from({ length: 16 + (n % 80) }, (_, i) => (i * 31 + n) & 255);
    const here = entropyOf(Buffer.from(seed).toString('hex'))(n);
    const there = new HmacChance(seed, `play/${n}`);
    for (const most of [1, 2, 7, 61, 0xffff_ffff]) expect(here.below(most)).toBe(there.below(most));
  }
});
