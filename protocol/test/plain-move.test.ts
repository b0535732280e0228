import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../src/limits.js';
import { asMove } from '../src/plain-move.js';
import { toServer } from '../src/to-server.js';

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

/** What the schema makes of it: the message if it is a move. */
function bySchema(value: unknown): unknown {
  const parsed = v.safeParse(toServer, value);
  return parsed.success && parsed.output.type === 'move' ? parsed.output : null;
}

describe('a move that is checked by hand', () => {
  it('is what the schema makes of it, whatever one or two fields hold', () => {
    let accepted = 0;
    const fields = Object.keys(MOVE);
    for (const one of fields)
      for (const other of fields)
        for (const a of VALUES)
          for (const b of VALUES) {
            const entries = Object.entries({ ...MOVE, [one]: a, [other]: b });
            const value = Object.fromEntries(entries.filter(([, held]) => held !== ABSENT));
            const found = asMove(value);
            if (found !== null) accepted++;
            expect(found).toEqual(bySchema(value));
          }
    expect(accepted).toBeGreaterThan(100);
  });

  it('keeps nothing that is not part of a move, and is nothing that is none', () => {
    const more = JSON.parse(`{"more":1,"__proto__":{"seat":2},${JSON.stringify(MOVE).slice(1)}`);
    expect(asMove(more)).toEqual(MOVE);
    expect(Object.keys(asMove(more) ?? {})).toEqual(Object.keys(bySchema(more) as object));
    const inherited = JSON.parse('{"__proto__":null}');
    for (const value of [null, 3, 'move', true, [], [MOVE], {}, inherited]) expect(asMove(value)).toBeNull();
  });
});
