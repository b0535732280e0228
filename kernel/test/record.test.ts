import { templateGame } from '@castellan/template-game';
import { describe, expect, it } from 'vitest';
import { describeRejection, formatRecord, parseRecord, Registry, replay, unwrap } from '../src/index.js';

const record = {
  game: 'template-game',
  rulesVersion: 1,
  options: { players: 2 },
  actions: ['roll 2', '1:climb', 'rest', 'roll 1'],
};

describe('a record', () => {
  it('is text that reads back to itself', () => {
    expect(unwrap(parseRecord(formatRecord(record)))).toEqual(record);
    const empty = { ...record, actions: [] };
    expect(unwrap(parseRecord(formatRecord(empty)))).toEqual(empty);
    const kept = { ...record, extras: { names: ['Ada', 'Bo'] } };
    expect(unwrap(parseRecord(formatRecord(kept)))).toEqual(kept);
    expect(unwrap(replay(templateGame, kept)).bytes).toEqual(unwrap(replay(templateGame, record)).bytes);
  });

  it('replays, naming the seat only where several may act', () => {
    const seen: string[] = [];
    const state = unwrap(replay(templateGame, record, ({ n, actor }) => seen.push(`${n}:${actor}`)));
    expect(state.view()).toEqual({ die: 1, heights: [1, 2], chosen: [false, false] });
    expect(seen).toEqual(['0:-1', '1:1', '2:0', '3:-1']);
  });

  it.each([
    ['{', 'text'],
    ['[]', 'text'],
    ['{}', 'game'],
    [{ ...record, rulesVersion: '1' }, 'rulesVersion'],
    [{ ...record, rulesVersion: 1.5 }, 'rulesVersion'],
    [{ ...record, options: [] }, 'options'],
    [{ ...record, actions: 'end' }, 'actions'],
    [{ ...record, actions: ['roll 1', 4] }, 'actions[1]'],
    [{ ...record, winner: 1 }, 'winner'],
    [{ ...record, extras: [] }, 'extras'],
  ])('is refused with the place: %j', (input, place) => {
    const text = typeof input === 'string' ? input : JSON.stringify(input);
    expect(parseRecord(text)).toMatchObject({ ok: false, error: { kind: 'bad-record', place } });
  });

  it.each([
    [['roll 2', 'climb'], 'actions[1]', 'several seats may act'],
    [['roll 4'], 'actions[0]', 'cannot read the move'],
    [['rest'], 'actions[0]', 'S1.1'],
    [['roll 1', '1:rest', '1:rest'], 'actions[2]', 'S1.2'],
    [['roll 1', '7:rest'], 'actions[1]', 'S1.2'],
  ])('with the moves %j is refused at %s', (actions, place, words) => {
    const replayed = replay(templateGame, { ...record, actions });
    expect(replayed).toMatchObject({ ok: false, error: { kind: 'bad-record-move', place } });
    if (!replayed.ok) expect(describeRejection(replayed.error)).toContain(words);
  });

  it('with options that the game does not have is refused', () => {
    expect(replay(templateGame, { ...record, options: { players: 9 } })).toMatchObject({
      error: { kind: 'bad-options', problems: [{ place: 'players' }] },
    });
  });
});

describe('a registry', () => {
  const newer = { ...templateGame, rulesVersion: 2 };
  const registry = new Registry().add(templateGame).add(newer);

  it('finds the newest rules, and the rules of a record', () => {
    expect(registry.ids()).toEqual(['template-game']);
    expect(unwrap(registry.find('template-game')).rulesVersion).toBe(2);
    expect(unwrap(registry.findVersion('template-game', 1)).rulesVersion).toBe(1);
  });

  it('says what it knows when asked for something else', () => {
    expect(registry.find('chess')).toEqual({
      ok: false,
      error: { kind: 'unknown-game', game: 'chess', known: ['template-game'] },
    });
    expect(registry.findVersion('template-game', 3)).toEqual({
      ok: false,
      error: { kind: 'unknown-rules-version', game: 'template-game', version: 3, known: [1, 2] },
    });
  });
});
