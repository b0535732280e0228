import type { ChateauEvent } from '@castellan/oh-mon-chateau';
import type { RoquefortEvent, RoquefortView } from '@castellan/roquefort';
import { describe, expect, it } from 'vitest';
import { recalled } from '../games/common/recall.js';
import { turnsOf } from '../games/common/telling.js';
import { trailOf as chateauTrail } from '../games/oh-mon-chateau/table/trail.js';
import { asMayBeSeen } from '../games/roquefort/happened/forgotten.js';
import { trailOf } from '../games/roquefort/happened/trail.js';

const told = (...events: readonly (RoquefortEvent | null)[]) =>
  events.map((event, number) => ({ number, event }));
const began = (seat: number): RoquefortEvent => ({ type: 'turnBegan', seat });
const lifted = (seat: number, room: string): RoquefortEvent => ({ type: 'uncovered', seat, room });
const covered: RoquefortEvent = { type: 'covered', rooms: ['A'] };

describe('the log by turns', () => {
  const opens = (event: RoquefortEvent) => (event.type === 'turnBegan' ? event.seat : null);
  const past = told(lifted(0, 'A'), began(1), lifted(1, 'B'), null, began(0), lifted(0, 'C'));

  it('has the newest turn first, and what came before any turn under nobody', () => {
    const turns = turnsOf(past, opens, 40);
    expect(turns.map(({ seat, lines }) => [seat, lines.map(({ number }) => number)])).toEqual([
      [0, [5, 4]],
      [1, [3, 2, 1]],
      [null, [0]],
    ]);
  });

  it('still says whose turn it was when its beginning is too long ago', () => {
    const turns = turnsOf(past, opens, 3);
    expect(turns.map(({ seat, number, lines }) => [seat, number, lines.length])).toEqual([
      [0, 4, 2],
      [1, 1, 1],
    ]);
  });
});

describe('the trail of the others', () => {
  const rooms = (seat: number, ...events: readonly (RoquefortEvent | null)[]) =>
    trailOf(told(...events), seat).map((deed) => (deed.type === 'uncovered' ? deed.room : deed.type));

  it('is all they did since one’s own turn, until one acts', () => {
    const round = [began(0), lifted(0, 'A'), covered, began(1), lifted(1, 'B'), began(2), lifted(2, 'C')];
    expect(rooms(0, ...round)).toEqual(['B', 'C']);
    expect(rooms(0, ...round, covered, began(0))).toEqual(['B', 'C']);
    expect(rooms(0, ...round, covered, began(0), lifted(0, 'D'))).toEqual([]);
    expect(rooms(0, ...round, began(0), covered, began(1), lifted(1, 'E'))).toEqual(['E']);
  });

  it('is gone when something is taken back, and shows a turn at a time to who looks on', () => {
    expect(rooms(0, began(1), lifted(1, 'B'), null)).toEqual([]);
    expect(rooms(-1, began(0), lifted(0, 'A'), began(1), lifted(1, 'B'))).toEqual(['B']);
  });
});

describe('the trail of the others in Oh mon château', () => {
  const put = (seat: number): ChateauEvent => ({ type: 'placedToken', seat, cell: '1,1' });
  const wall = (seat: number): ChateauEvent => ({ type: 'builtWall', seat, flags: 1 });
  const rolled = (seat: number): ChateauEvent => ({ type: 'rolled', seat, dice: ['wood', 'gold'] });
  const trail = (seat: number, ...events: readonly (ChateauEvent | null)[]) =>
    [
      ...chateauTrail(
        events.map((event, number) => ({ number, event })),
        seat,
      ),
    ].map(([who, deeds]) => `${who}: ${deeds.map(({ deed, count }) => `${count} ${deed.type}`).join(', ')}`);

  it('is what each of them did since one acted, counted, and no roll ends it', () => {
    const round = [put(0), rolled(1), put(1), put(2), put(1), wall(1)];
    expect(trail(0, ...round)).toEqual(['1: 2 placedToken, 1 builtWall', '2: 1 placedToken']);
    expect(trail(0, ...round, rolled(0))).toHaveLength(2);
    expect(trail(0, ...round, rolled(0), { type: 'passed', seat: 0 })).toEqual([]);
    expect(trail(0, ...round, null)).toEqual([]);
    expect(trail(-1, ...round)).toEqual(['1: 2 placedToken, 1 builtWall', '2: 1 placedToken']);
    expect(trail(-1, ...round, rolled(0))).toEqual([]);
  });
});

describe('what is shown again', () => {
  const view = (turn: number, tiles: Record<string, string>, spare: string): RoquefortView =>
    ({ turn, tiles, spare, remembered: {} }) as unknown as RoquefortView;
  const seen = (place: string, tile: string): RoquefortEvent => ({ type: 'seen', place, tile });
  const slid: RoquefortEvent = { type: 'slid', seat: 1, slot: 'a2' };

  it('is the others’ last turns, also when one has acted since', () => {
    const steps = [0, 1, 1, 2, 0, 0].map((turn) => ({ before: view(turn, {}, 'C1'), events: [covered] }));
    const again = (seat: number) => recalled(steps, seat, ({ before }) => before.turn);
    expect(again(0)?.steps).toEqual(steps.slice(1, 4));
    expect(again(0)?.since).toEqual(steps.slice(4));
    expect(again(1)?.steps).toEqual(steps.slice(3));
    expect(again(-1)?.steps).toEqual(steps.slice(4));
    expect(recalled(steps.slice(4), 0, ({ before }) => before.turn)).toBeNull();
  });

  it('[R10.3] names no tile that lies under a roof by now, and every tile that does not', () => {
    // C1 goes in at a2 and lies in the open on a2; b2 pushes C3 to c2, which is covered afterwards; g2 drops C5
    const steps = [
      { before: view(1, { b2: 'C3', f4: 'C6' }, 'C1'), events: [lifted(1, 'B'), seen('g2', 'C5')] },
      {
        before: view(1, { b2: 'C3', g2: 'C5', f4: 'C6' }, 'C1'),
        events: [slid, seen('b2', 'C2'), seen('spare', 'C5'), covered],
      },
    ];
    const now = view(0, { a2: 'C1', f4: 'C6' }, 'C5');
    const [first, second] = asMayBeSeen({ steps, since: [] }, now);
    expect(first.before.tiles).toEqual({ b2: 'unknown', f4: 'C6' });
    expect(first.before.spare).toBe('C1');
    expect(first.events).toContainEqual(seen('g2', 'C5'));
    expect(second.before.tiles).toEqual({ b2: 'unknown', g2: 'C5', f4: 'C6' });
    expect(second.events).toEqual([slid, seen('b2', 'unknown'), seen('spare', 'C5'), covered]);
    // a slide of one's own since then takes the tile that was the spare under a roof
    const since = [{ before: now, events: [{ ...slid, seat: 0, slot: 'g4' }] }];
    const [later] = asMayBeSeen({ steps, since }, view(0, {}, 'C4'));
    expect(later.events).toContainEqual(seen('g2', 'unknown'));
    expect(later.before).toMatchObject({ spare: 'unknown', tiles: { b2: 'unknown', f4: 'unknown' } });
  });
});
