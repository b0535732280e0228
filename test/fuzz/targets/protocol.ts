import { readFromBot, readToBot, readToClient } from '@castellan/protocol';
import { FAST_LANES, SLOW_LANES } from '../../../server/src/fast/lanes.js';
import type { Input } from '../input.js';
import { samplesIn } from '../samples.js';
import { spoilText, spoilValue } from '../spoil.js';
import { insist, insistOnSame, type Target } from '../target.js';

const MOVE = {
  type: 'move',
  table: 'c87p5ty9bkjyh3w6ema3',
  seat: 0,
  version: 1,
  moveId: 'a1',
  move: 'run c3-c5',
};

export const protocol: Target = {
  name: 'protocol',
  about:
    'messages to the server in both lanes, which must agree; messages to pages and programs; what is written',
  open() {
    const samples = [...samplesIn('docs/PROTOCOL.md'), ...samplesIn('docs/BOTS.md')];
    const texts = [JSON.stringify(MOVE), ...samples];
    const values = texts.map((text): unknown => JSON.parse(text));
    return {
      run: (input) => {
        const text = textFrom(input, texts, values);
        const fast = FAST_LANES.readMessage(text);
        insistOnSame(fast, SLOW_LANES.readMessage(text), 'the lanes read differently');
        insist(fast.ok || fast.why !== '', 'refused without a word', text);
        for (const read of [readToClient, readFromBot, readToBot]) {
          const answer = read(text);
          insist(answer.ok || answer.why !== '', 'refused without a word', text);
        }
        writeInBothLanes(input, text);
      },
    };
  },
};

function textFrom(input: Input, texts: readonly string[], values: readonly unknown[]): string {
  const way = input.below(8);
  // what comes most is a move, and only moves have a lane of their own
  const at = input.once(2) ? 0 : input.below(texts.length);
  if (way < 3) return spoilText(input, texts[at], texts);
  if (way < 7) return JSON.stringify(spoilValue(input, values[at], values));
  return Buffer.from(input.rest()).toString('utf8');
}

/** Whatever was said may come to be told: in both lanes by the same letters. */
function writeInBothLanes(input: Input, text: string): void {
  const undo = input.pick([null, 0, 7]);
  const seen = input.pick([[], [text], [text, '']]);
  const clocks = input.pick([null, { left: [1000, 0.5], running: [1], at: 17 }]);
  const step = { version: input.below(300), seat: input.below(4), move: text, seen, undo };
  const { table } = MOVE;
  insistOnSame(FAST_LANES.step(table, step, clocks), SLOW_LANES.step(table, step, clocks), 'steps differ');
  const entry = { kind: 'move', seat: 1, moveId: text, move: text, chance: seen } as const;
  insistOnSame(FAST_LANES.moveEntry(entry), SLOW_LANES.moveEntry(entry), 'entries differ');
  insistOnSame(FAST_LANES.quote(text), SLOW_LANES.quote(text), 'quotes differ');
}
