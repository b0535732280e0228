import { describe, expect, it } from 'vitest';
import { calibrate } from '../src/calibrate.js';

const told = (found: number[], chooser: number | null, calibration?: { sureness: number; lean: number }) => {
  const out = Float64Array.from(found);
  calibrate(out, chooser, calibration);
  return Array.from(out);
};

describe('calibration', () => {
  it('leaves what was found alone unless the game knows better', () => {
    expect(told([0.2, 0.5, 0.3], 0)).toEqual([0.2, 0.5, 0.3]);
  });

  it('makes the likely likelier, and the chooser less hopeful, and still adds up', () => {
    const surer = told([0.7, 0.2, 0.1], null, { sureness: 1.5, lean: 0 });
    expect(surer[0]).toBeGreaterThan(0.7);
    expect(surer[2]).toBeLessThan(0.1);
    const leaning = told([0.5, 0.5], 1, { sureness: 1, lean: -0.2 });
    expect(leaning[1]).toBeCloseTo(1 / (1 + Math.exp(0.2)), 10);
    for (const chances of [surer, leaning])
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
  });

  it('keeps what is certain', () => {
    expect(told([0, 1], 1, { sureness: 1.3, lean: -0.4 })).toEqual([0, 1]);
    expect(told([0, 1], 0, { sureness: 1.3, lean: -0.4 })).toEqual([0, 1]);
  });
});
