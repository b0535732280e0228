import { SeededChance } from '@castellan/kernel';
import type { RoquefortEvent } from '@castellan/roquefort';
import { describe, expect, it } from 'vitest';
import { momentOfEvents, momentOfProblem, Reserve } from '../games/roquefort/remarks/moments.js';
import { findRoom, type ScreenBox } from '../games/roquefort/remarks/room.js';
import { roomsOf } from '../games/roquefort/table/geometry.js';
import type { Scene } from '../games/roquefort/table/scene.js';
import german from '../games/roquefort/texts/de/mice.js';
import english from '../games/roquefort/texts/en/mice.js';
import french from '../games/roquefort/texts/fr/mice.js';

const ROOMS = ['# A A B C C #', 'D E E B F F G', 'D H I I I J G', 'K H L L L J M'];
const SCENE: Scene = {
  rooms: roomsOf([...ROOMS, 'K N N O P P M', 'K N N O P P M', '# Q Q O R R #']),
  roofed: new Set('ABCDEFGHIJLMOPQR'),
  tiles: [
    { id: 0, tile: 'C1', cell: 'b3' },
    { id: 1, tile: 'C2', cell: 'a4' },
    { id: 2, tile: 'trap', cell: 'b2' },
  ],
  marks: {},
  spare: 'C3',
  mice: [
    { id: '0-0', seat: 0, place: 'a3' },
    { id: '0-1', seat: 0, place: 'b3' },
    { id: '0-2', seat: 0, place: 'a4' },
    { id: '1-0', seat: 1, place: 'g7' },
  ],
  cheese: [[], []],
  turn: 0,
  actionsLeft: 4,
  slid: false,
};
const refused = (move: string, rule: string) => ({ kind: 'illegal-move', move, rule, message: '' }) as const;
const HELD = { kind: 'mouse', cell: 'a3' } as const;

describe('mice remark', () => {
  it.each([
    ['run a3-a1', 'R5.3', 'tower'],
    ['run a3-b4', 'R5.3', 'roof'],
    ['run a3-b2', 'R5.3', 'trap'],
    ['uncover I', 'R4.1', 'roof'],
  ])('on %s, which %s forbids: %s', (move, rule, kind) => {
    expect(momentOfProblem(refused(move, rule), HELD, SCENE)).toEqual({
      kind,
      seat: 0,
      places: ['a3'],
      count: 0,
    });
    // nobody is in hand who could say it
    expect(momentOfProblem(refused(move, rule), { kind: 'nothing' }, SCENE)).toBeNull();
  });

  it('on nothing else that is refused', () => {
    expect(momentOfProblem(refused('run a3-b4', 'R3.1'), HELD, SCENE)).toBeNull();
    expect(momentOfProblem(refused('end', 'R3.2'), HELD, SCENE)).toBeNull();
    expect(momentOfProblem({ kind: 'device-storage' }, HELD, SCENE)).toBeNull();
  });

  const ran = (...path: string[]): RoquefortEvent => ({ type: 'ran', seat: 0, from: 'a2', path });
  const fell: RoquefortEvent = { type: 'fell', seat: 1, cell: 'c2' };
  const got = (kind: string, seat = 0): RoquefortEvent => ({ type: 'collected', seat, kind });
  it('on the one thing that is most worth a word', () => {
    const of = (...events: RoquefortEvent[]) => momentOfEvents(events, SCENE);
    expect(of(ran('a3'))).toMatchObject({ kind: 'raised', places: ['a3'] });
    expect(of(ran('b2'))).toBeNull();
    expect(of(ran('b3', 'a3'))).toMatchObject({ kind: 'jump', places: ['a3'], count: 2 });
    expect(of(fell, got('C1'))).toMatchObject({ kind: 'fell', seat: 1, places: ['dungeon'] });
    expect(of(fell, got('C1'), got('C2'))).toMatchObject({ kind: 'feast', places: ['b3', 'a4'], count: 2 });
    // one kind for each of two players is no feast of anybody's
    expect(of(got('C1'), got('C2', 1))).toBeNull();
    expect(of(fell, { type: 'ended', reason: 'third-mouse', winner: 0 })).toBeNull();
  });

  it('seldom on what is seen often, and each time in other words', () => {
    const reserve = new Reserve();
    const times = (kind: 'raised' | 'jump' | 'fell') => [1, 2, 3, 4].map(() => reserve.next(kind));
    expect(times('raised')).toEqual([0, null, null, null]);
    expect(times('jump')).toEqual([0, null, null, 1]);
    expect(times('fell')).toEqual([0, 1, 2, 3]);
    for (const { mice } of [english, french, german])
      for (const sayings of Object.values(mice)) {
        const words = sayings.map((say) => say(2));
        expect(new Set(words).size).toBe(words.length);
        expect(words.length).toBeGreaterThan(1);
        // read in passing
        expect(Math.max(...words.map(({ length }) => length))).toBeLessThan(62);
      }
  });
});

const overlap = (a: ScreenBox, b: ScreenBox): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

describe('a bubble', () => {
  it('covers nothing that is taken and stays inside, wherever it finds room', () => {
    const chance = new SeededChance('room');
    const at = (most: number) => chance.below(most);
    const within = { x: 0, y: 0, w: 390, h: 480 };
    let found = 0;
    for (let n = 0; n < 300; n++) {
      const speaker = { x: at(340), y: at(430), w: 48, h: 48 };
      const taken = Array.from({ length: 4 + at(40) }, () => ({ x: at(340), y: at(430), w: 48, h: 48 }));
      const size = { w: 90 + at(80), h: 28 + at(30) };
      const place = findRoom({ size, speaker, within, taken, reach: 125 });
      if (place === null) continue;
      found++;
      const { box } = place;
      expect([...taken, speaker].filter((one) => overlap(one, box))).toEqual([]);
      expect(box.x >= 0 && box.y >= 0 && box.x + box.w <= within.w && box.y + box.h <= within.h).toBe(true);
    }
    // there was something to find, and something not to be found
    expect(found).toBeGreaterThan(30);
    expect(found).toBeLessThan(300);
  });

  it('is right above a mouse that stands free', () => {
    const speaker = { x: 200, y: 200, w: 48, h: 48 };
    const within = { x: 0, y: 0, w: 400, h: 400 };
    const place = findRoom({ size: { w: 100, h: 40 }, speaker, within, taken: [], reach: 125 });
    expect(place?.box.y).toBeLessThan(165);
    expect(Math.abs((place?.box.x ?? 0) + 50 - 224)).toBeLessThan(10);
  });
});
