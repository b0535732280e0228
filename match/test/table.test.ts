import { type AnyGame, type JsonObject, replay, SeededChance, unwrap } from '@castellan/kernel';
import { ohMonChateau } from '@castellan/oh-mon-chateau';
import { roquefort } from '@castellan/roquefort';
import { describe, expect, it } from 'vitest';
import { type Entropy, type Sitter, Table } from '../src/index.js';

const entropy =
  (seed: string): Entropy =>
  (actions) =>
    new SeededChance(`${seed}/${actions}`);
const people = (count: number): Sitter[] =>
  Array.from({ length: count }, (_, i) => ({ name: `Player ${i}`, bot: null, look: i }));

function openTable(game: AnyGame, input: JsonObject, seed: string): Table {
  const options = unwrap(game.prepare(input, new SeededChance(seed)));
  return Table.open('t', game, options, people(Number(options.players)), entropy(seed));
}

let sent = 0;
const move = (table: Table, seat: number, text: string, version = table.version) =>
  table.handle({ type: 'move', seat, version, moveId: `m${sent++}`, move: text });
const undo = (table: Table, seat: number) =>
  table.handle({ type: 'undo', seat, version: table.version, moveId: `m${sent++}` });
const offers = (table: Table, seat: number): string[] =>
  table.fullUpdate([seat]).sights[0].offers.map((offer) => offer.move);

describe('a table', () => {
  const begin = (): Table => openTable(roquefort as AnyGame, { first: 0 }, 'begin');

  it('lets chance act by itself, and counts versions by what seats do', () => {
    const table = begin();
    expect(table.version).toBe(0);
    expect(table.length).toBe(1); // the spare was drawn
    expect(unwrap(move(table, 0, 'place a1'))).toBe(1);
    expect(unwrap(move(table, 1, 'place g7'))).toBe(2);
    expect(table.actors()).toEqual([0]);
  });

  it('hands out its position as a copy', () => {
    const table = begin();
    const copy = table.position();
    copy.apply(0, unwrap(roquefort.readMove('place a1')), null);
    expect(copy.view(0)).not.toEqual(table.view(0));
    expect(table.position().view(0)).toEqual(table.view(0));
  });

  it('tells who comes what happened lately, also after it was taken up again, and not what was taken back', () => {
    const table = begin();
    unwrap(move(table, 0, 'place a1'));
    unwrap(move(table, 1, 'place g7'));
    const before = table.recent();
    expect(before).toMatchObject([
      { type: 'placed', seat: 0, tower: 'a1' },
      { type: 'placed', seat: 1, tower: 'g7' },
      { type: 'turnBegan', seat: 0 },
    ]);
    unwrap(move(table, 0, 'enter a7'));
    expect(table.recent()).toEqual([...before, { type: 'entered', seat: 0, tower: 'a7' }]);
    const again = unwrap(Table.restore('t', roquefort as AnyGame, table.keep(), entropy('begin')));
    expect(again.recent()).toEqual(table.recent());
    unwrap(undo(table, 0));
    expect(table.recent()).toEqual(before);
  });

  it('tells of the first roll, which nobody asked for', () => {
    const table = openTable(ohMonChateau as AnyGame, { mode: 'petits-batisseurs' }, 'roll');
    expect(table.recent()).toContainEqual(expect.objectContaining({ type: 'rolled' }));
  });

  it('tells what happened since the version before, and everything to who comes new', () => {
    const table = begin();
    unwrap(move(table, 0, 'place a1'));
    expect(table.update([0, 1])).toMatchObject({
      version: 1,
      from: 0,
      events: [{ type: 'placed', seat: 0, tower: 'a1' }],
      actors: [1],
      outcome: null,
    });
    expect(table.update([0, 1]).sights.map((sight) => sight.offers.length)).toEqual([0, 3]);
    expect(table.fullUpdate([1])).toMatchObject({ version: 1, from: 1, events: [] });
  });

  it('carries a repeated request out once and answers it again', () => {
    const table = begin();
    const request = { type: 'move', seat: 0, version: 0, moveId: 'same', move: 'place a1' } as const;
    expect(table.handle(request)).toEqual({ ok: true, value: 1 });
    expect(table.handle(request)).toEqual({ ok: true, value: 1 });
    expect(table.length).toBe(2);
  });

  it('refuses what is late, illegal, malformed or nobody’s, and changes nothing', () => {
    const table = begin();
    unwrap(move(table, 0, 'place a1'));
    const before = JSON.stringify(table.keep());
    const kinds = [
      move(table, 1, 'place g7', 0),
      move(table, 1, 'place g7', 9),
      move(table, 1, 'place a1'),
      move(table, 1, 'fly'),
      move(table, 0, 'end'),
      move(table, 7, 'end'),
      undo(table, 1),
    ].map((result) => (result.ok ? 'ok' : result.error.kind));
    expect(kinds).toEqual([
      'stale',
      'stale',
      'illegal-move',
      'malformed-move',
      'illegal-move',
      'no-such-seat',
      'nothing-to-undo',
    ]);
    expect(JSON.stringify(table.keep())).toBe(before);
  });

  it('takes back freely within a turn, and never past what became known or another’s move', () => {
    const table = begin();
    for (const [seat, text] of [
      [0, 'place a1'],
      [1, 'place g7'],
      [0, 'enter a7'],
      [0, 'enter g1'],
    ] as const)
      unwrap(move(table, seat, text));
    expect(undo(table, 0).ok).toBe(true);
    expect(undo(table, 0).ok).toBe(true);
    expect(undo(table, 0)).toEqual({ ok: false, error: { kind: 'nothing-to-undo' } });
    expect(offers(table, 0)).toContain('enter a7');
    expect(table.version).toBe(6);
    unwrap(move(table, 0, 'enter a7'));
    unwrap(move(table, 0, 'uncover K'));
    expect(table.fullUpdate([0]).sights[0].mayUndo).toBe(false);
    unwrap(move(table, 0, 'enter g1'));
    unwrap(move(table, 0, 'end'));
    expect(table.fullUpdate([0]).sights[0].mayUndo).toBe(false);
  });

  it('is the same after it was kept and taken up again, what can be taken back included', () => {
    const table = begin();
    unwrap(move(table, 0, 'place a1'));
    unwrap(move(table, 1, 'place g7'));
    unwrap(move(table, 0, 'uncover K'));
    unwrap(move(table, 0, 'enter a7'));
    const kept = JSON.parse(JSON.stringify(table.keep()));
    const again = unwrap(Table.restore('t', table.game, kept, entropy('begin')));
    expect(again.fullUpdate([0, 1])).toEqual(table.fullUpdate([0, 1]));
    expect(again.eventsSince(0)).toEqual(table.eventsSince(0));
    for (const one of [table, again]) {
      expect(undo(one, 0).ok).toBe(true);
      unwrap(move(one, 0, 'uncover Q'));
    }
    expect(again.keep()).toEqual(table.keep());
    expect(Table.restore('t', table.game, { ...kept, actions: ['end'] }, entropy('x')).ok).toBe(false);
  });

  it.each([
    [roquefort as AnyGame, { players: 3 }],
    [ohMonChateau as AnyGame, { players: 3, mode: 'grands-architectes' }],
    [ohMonChateau as AnyGame, { players: 4, mode: 'petits-batisseurs' }],
  ])('plays $0.id to the end through offers only', (game, input) => {
    const table = openTable(game, { ...input, stallTurns: 10 }, 'whole');
    const chance = new SeededChance('offers');
    while (!table.isOver()) {
      const actors = table.actors();
      const seat = actors[chance.below(actors.length)];
      const list = offers(table, seat);
      unwrap(move(table, seat, list[chance.below(list.length)]));
    }
    expect(table.update([0]).outcome).not.toBeNull();
    expect(table.actors()).toEqual([]);
    expect(unwrap(replay(game, table.record())).isOver()).toBe(true);
  });
});

describe('seats that act at once', () => {
  it('do not make each other’s requests late', () => {
    const table = openTable(ohMonChateau as AnyGame, { players: 3, first: 0 }, 'at once');
    while (table.actors().length < 2)
      unwrap(move(table, table.actors()[0], offers(table, table.actors()[0])[0]));
    const { version } = table;
    const [a, b] = table.actors();
    const choices = [a, b].map((seat) => [seat, offers(table, seat).at(-1) ?? ''] as const);
    for (const [seat, text] of choices) expect(move(table, seat, text, version).ok).toBe(true);
  });
});
