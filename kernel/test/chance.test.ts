import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utf8 } from '../src/chance/bytes.js';
import { commitment, HmacChance, hmacSha256, SeededChance, sha256 } from '../src/index.js';

describe('sha256 and hmac', () => {
  it("equal Node's for every length across several blocks", () => {
    for (let length = 0; length < 300; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
      expect(Buffer.from(sha256(bytes)).toString('hex')).toBe(
        createHash('sha256').update(bytes).digest('hex'),
      );
    }
  });

  it("equal Node's for any key and message", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.uint8Array({ maxLength: 200 }), (key, message) => {
        const wanted = createHmac('sha256', key).update(message).digest('hex');
        expect(Buffer.from(hmacSha256(key, message)).toString('hex')).toBe(wanted);
      }),
      { seed: 3 },
    );
  });

  it('read any text as UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(Buffer.from(utf8(text))).toEqual(Buffer.from(text, 'utf8'));
      }),
      { seed: 3 },
    );
  });
});

describe.each([
  ['seeded', (seed: string) => new SeededChance(seed)],
  ['hmac', (seed: string) => new HmacChance(utf8(seed.padEnd(32, '.')), 'play')],
] as const)('%s chance', (_name, make) => {
  it('repeats itself by seed and differs between seeds', () => {
    const draw = (seed: string): number[] => {
      const chance = make(seed);
      return Array.from({ length: 40 }, () => chance.below(1000));
    };
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('stays below n and favours nothing', () => {
    const chance = make('even');
    const counts = new Array(7).fill(0);
    const draws = 14_000;
    for (let i = 0; i < draws; i++) counts[chance.below(7)]++;
    // five standard deviations around 2,000
    for (const count of counts)
      expect(Math.abs(count - draws / 7)).toBeLessThan(5 * Math.sqrt((draws * 6) / 49));
    for (const n of [1, 2, 3, 34, 1_000_000])
      for (let i = 0; i < 50; i++) expect(chance.below(n)).toBeLessThan(n);
  });
});

describe('a table that commits itself', () => {
  const seed = Uint8Array.from({ length: 32 }, (_, i) => i);

  it('shows the hash of its seed first', () => {
    expect(commitment(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
  });

  it('draws what anybody can recompute with a standard HMAC', () => {
    const chance = new HmacChance(seed, 'play');
    for (let k = 0; k < 20; k++) {
      const word = createHmac('sha256', seed).update(`play:${k}`).digest().readUInt32BE(0);
      expect(chance.below(34)).toBe(word % 34);
    }
  });

  it('keeps its streams apart, copies the seed, and refuses a short one', () => {
    const own = seed.slice();
    const play = new HmacChance(own, 'play');
    own.fill(0);
    const draws = Array.from({ length: 20 }, () => play.below(100));
    const again = new HmacChance(seed, 'play');
    const setup = new HmacChance(seed, 'setup');
    expect(Array.from({ length: 20 }, () => again.below(100))).toEqual(draws);
    expect(Array.from({ length: 20 }, () => setup.below(100))).not.toEqual(draws);
    expect(() => new HmacChance(seed.slice(0, 8), 'play')).toThrow(RangeError);
  });
});
