import { describe, expect, it } from 'vitest';
import { STATE_BYTES } from '../src/index.js';
import { arrange } from './arrange.js';

describe('a state', () => {
  it('takes at most 256 bytes, whoever plays', () => {
    expect(STATE_BYTES).toBeLessThanOrEqual(256);
    for (const players of [2, 3, 4])
      expect(arrange({ options: { players } }).bytes).toHaveLength(STATE_BYTES);
  });
});
