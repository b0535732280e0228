import { readdirSync, readFileSync } from 'node:fs';
import { formatRecord, parseRecord, replay, unwrap } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { LAYOUTS, roquefort } from '../src/index.js';

/** Side B as it was first reconstructed; records name it so, and have its rooms. */
const FORMER_B = [
  '# A A B C C #',
  'D E E B F F G',
  'D H I I I J G',
  'D H K K K J G',
  'L M M N O O P',
  'L M M N O O P',
  '# Q Q N R R #',
];

const folder = new URL('golden/', import.meta.url);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.record.json'))
  .map((file) => file.replace('.record.json', ''));

describe('golden records', () => {
  it('hold every way in which a game can end', () => {
    const wanted = ['goal-4', 'third-mouse', 'third-mouse-tie', 'two-third-mice', 'draw', 'stall'];
    expect(names).toEqual(expect.arrayContaining(wanted));
  });

  it.each(names)('replay to the same end: %s', (name) => {
    const text = readFileSync(new URL(`${name}.record.json`, folder), 'utf8');
    const expected: unknown = JSON.parse(readFileSync(new URL(`${name}.expected.json`, folder), 'utf8'));
    const record = unwrap(parseRecord(text));
    const state = unwrap(replay(roquefort, record));
    expect({ outcome: state.outcome(), state: roquefort.describe(state) }).toEqual(expected);
    expect(formatRecord(record)).toBe(text);
  });

  it('[R1.7] keep the rooms they were played in: what was side B then is still replayed as it was', () => {
    const record = unwrap(parseRecord(readFileSync(new URL('goal-5.record.json', folder), 'utf8')));
    expect(record).toMatchObject({ rulesVersion: 1, options: { layout: 'B', rooms: FORMER_B } });
    expect(FORMER_B).not.toEqual(LAYOUTS.B.rows);
    const options = unwrap(roquefort.prepare(record.options, null));
    expect(options).toMatchObject({ layout: 'B', rooms: FORMER_B });
    expect(unwrap(replay(roquefort, record)).view(0).rooms).toEqual(FORMER_B);
    // its moves make no sense in the castle that is called B now
    const elsewhere = { ...record, options: { ...record.options, rooms: LAYOUTS.B.rows } };
    expect(replay(roquefort, elsewhere).ok).toBe(false);
  });

  it('do not go on after the end', () => {
    const record = unwrap(parseRecord(readFileSync(new URL('goal-4.record.json', folder), 'utf8')));
    expect(replay(roquefort, { ...record, actions: [...record.actions, 'end'] })).toMatchObject({
      error: { kind: 'bad-record-move', place: `actions[${record.actions.length}]`, cause: { rule: 'R9.1' } },
    });
  });
});
