import { LIMITS, readToServer } from '@castellan/protocol';
import { describe, expect, it } from 'vitest';
import { readPlainMove } from '../../src/fast/plain-move.js';

const MOVE = {
  type: 'move',
  table: 'abcdefghjkmnpqrstuv2',
  seat: 1,
  version: 7,
  moveId: 'm1',
  move: 'run c3-c5',
};
const ABSENT = Symbol('absent');
/** What a field may hold that comes out of JSON, much of it wrong. */
const VALUES: readonly unknown[] = [
  ABSENT,
  null,
  true,
  0,
  -0,
  -1,
  1.5,
  LIMITS.seats - 1,
  LIMITS.seats,
  2 ** 53,
  1e300,
  '',
  'move',
  'undo',
  'x',
  'x'.repeat(40),
  'x'.repeat(41),
  'é'.repeat(40),
  'abcdefghjkmnpqrstuv1',
  'abcdefghjkmnpqrstuv22',
  'abcdefghjkmnpqrstuv\n',
  'abcdefghjkmnpqrstuv2\n',
  [],
  ['x'],
  { length: 3 },
];

/** What JSON and the schema make of it: the message if it is a move. */
function bySchema(text: string): unknown {
  const read = readToServer(text);
  return read.ok && read.message.type === 'move' ? read.message : null;
}

describe('a move that is read by one expression', () => {
  it('is what the schema makes of it, whatever one or two fields hold', () => {
    let read = 0;
    const fields = Object.keys(MOVE);
    for (const one of fields)
      for (const other of fields)
        for (const a of VALUES)
          for (const b of VALUES) {
            const entries: [string, unknown][] = Object.entries({ ...MOVE, [one]: a, [other]: b });
            const value = Object.fromEntries(entries.filter(([, held]) => held !== ABSENT));
            const text = JSON.stringify(value);
            const found = readPlainMove(text);
            if (found === null) continue;
            read++;
            expect(found).toEqual(bySchema(text));
          }
    expect(read).toBeGreaterThan(100);
  });

  it('is every move that a page sends', () => {
    expect(readPlainMove(JSON.stringify(MOVE))).toEqual(MOVE);
    expect(readPlainMove(JSON.stringify({ ...MOVE, moveId: 'é'.repeat(LIMITS.moveId) }))).not.toBeNull();
  });

  it('is nothing that is written in another way, which the schema reads', () => {
    const text = JSON.stringify(MOVE);
    const others = [
      ` ${text}`,
      `${text}\n`,
      text.replace('run', '\\u0072un'),
      text.replace('run', 'r\tun'),
      text.replace('"version":7', '"version":07'),
      text.replace('"seat":1', '"seat":"1"'),
      text.replace('}', ',"more":1}'),
      `{"more":1,${text.slice(1)}`,
      text.replace('"seat"', '"__proto__"'),
      `${text}${text}`,
    ];
    for (const other of others) expect(readPlainMove(other), other).toBeNull();
  });
});
