import { FAST_LANES, type Lanes, SLOW_LANES } from '../../src/fast/lanes.js';

/** Both lanes at once: what the fast one answers, if the slow one says the same. Frames have `ws` for an oracle in tests of their own. */
export const BOTH_LANES: Lanes = {
  ...FAST_LANES,
  readMessage: (text) => same(FAST_LANES.readMessage(text), SLOW_LANES.readMessage(text)),
  step: (...of) => same(FAST_LANES.step(...of), SLOW_LANES.step(...of)),
  moveEntry: (entry) => same(FAST_LANES.moveEntry(entry), SLOW_LANES.moveEntry(entry)),
  quote: (text) => same(FAST_LANES.quote(text), SLOW_LANES.quote(text)),
};

/** Byte by byte; of messages, field by field in the same order. */
function same<T>(fast: T, slow: T): T {
  const texts = [fast, slow].map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
  if (texts[0] !== texts[1]) throw new Error(`the lanes differ: ${texts.join(' and ')}`);
  return fast;
}
