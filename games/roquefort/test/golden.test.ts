import { readdirSync, readFileSync } from 'node:fs';
import { formatRecord, parseRecord, replay, unwrap } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { roquefort } from '../src/index.js';

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

  it('do not go on after the end', () => {
    const record = unwrap(parseRecord(readFileSync(new URL('goal-4.record.json', folder), 'utf8')));
    expect(replay(roquefort, { ...record, actions: [...record.actions, 'end'] })).toMatchObject({
      error: { kind: 'bad-record-move', place: `actions[${record.actions.length}]`, cause: { rule: 'R9.1' } },
    });
  });
});
