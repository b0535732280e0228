import { legalMoves, parseMove, RandomPlay, SeededChance, unwrap } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { cellAt, cellName, column, readCell, row } from '../src/board/cells.js';
import {
  PERFECT_MEMORY,
  type RoquefortEvent,
  RoquefortMind,
  type RoquefortOptions,
  type RoquefortState,
  type RoquefortView,
  roquefort,
  roquefortKnowledge,
  stateFromView,
} from '../src/index.js';

/** Where a cell goes, by column and row, and what a kind of cheese is called instead. */
type Symmetry = {
  readonly name: string;
  readonly cell: (col: number, row: number) => readonly [number, number];
  readonly kind: (kind: number) => number;
};
const same = (kind: number): number => kind;
const AS_IT_IS: Symmetry = { name: 'as it is', cell: (c, r) => [c, r], kind: same };
const SYMMETRIES: readonly Symmetry[] = [
  { name: 'left and right exchanged', cell: (c, r) => [6 - c, r], kind: same },
  { name: 'top and bottom exchanged', cell: (c, r) => [c, 6 - r], kind: same },
  { name: 'turned by a quarter', cell: (c, r) => [r, 6 - c], kind: same },
  { name: 'reflected in the diagonal', cell: (c, r) => [r, c], kind: same },
  { name: 'cheeses renamed', cell: (c, r) => [c, r], kind: (kind) => (kind % 7) + 1 },
  { name: 'all of it at once', cell: (c, r) => [6 - r, c], kind: (kind) => 8 - kind },
];

/** Shows positions of a table, with all that was ever seen, in another castle. */
function into(
  { cell, kind }: Symmetry,
  options: RoquefortOptions,
): (state: RoquefortState) => RoquefortState {
  const place = (name: string): string => {
    const at = readCell(name);
    return at === null ? name : cellName(cellAt(...cell(column(at), row(at))));
  };
  const tile = (name: string): string => (name.startsWith('C') ? `C${kind(Number(name[1]))}` : name);
  const places = (tiles: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(tiles).map(([at, what]) => [place(at), tile(what)]));
  const grid = Array.from({ length: 7 }, () => Array<string>(7).fill('#'));
  options.rooms.forEach((line, i) => {
    line.split(' ').forEach((symbol, col) => {
      const [c, r] = cell(col, 6 - i);
      grid[6 - r][c] = symbol;
    });
  });
  const rooms = grid.map((line) => line.join(' '));
  const others = unwrap(roquefort.prepare({ ...options, layout: 'custom', rooms }, null));
  return (state) => {
    const view: RoquefortView = state.view(0);
    const seen = {
      ...view,
      rooms,
      tiles: places(view.tiles),
      remembered: places(view.remembered),
      spare: view.spare === null ? null : tile(view.spare),
      barredSlot: view.barredSlot === null ? null : place(view.barredSlot),
      mice: view.mice.map((mice) => mice.map(place)),
      cheese: view.cheese.map((kinds) => kinds.map(tile)),
    };
    return stateFromView(others, seen, new Uint8Array(33));
  };
}

const prospectsOf = (state: RoquefortState): number[] => {
  const out = new Float64Array(state.seats);
  roquefortKnowledge.prospects(state, out);
  return Array.from(out);
};
const keyOf = (state: RoquefortState): string => {
  const key = new Int32Array(2);
  roquefortKnowledge.key(state, key);
  return key.join();
};

/** Decisions of random games, with the memory aid so that a view shows all that is known. */
function* positions(seed: string, input: object): Generator<RoquefortState> {
  const chance = new SeededChance(seed);
  const options = unwrap(roquefort.prepare({ ...input, memoryAid: true }, chance));
  const state = roquefort.start(options);
  const random = new RandomPlay(roquefort.maxLegal);
  while (!state.isOver()) {
    random.step(state, chance, null);
    // a view tells of a stall only when it is near, so that it says the same in both castles
    state.quietTurns = Math.min(state.quietTurns, 30);
    if (state.isChance() || state.isOver()) continue;
    yield state;
    yield* inBothOrders(state);
  }
}

/** Where two mice entering lead, whichever tower comes first: the same position met twice. */
function* inBothOrders(state: RoquefortState): Generator<RoquefortState> {
  const [one, other] = legalMoves(roquefort, state, state.turn).filter((move) => /^enter ..$/.test(move));
  if (other === undefined) return;
  for (const moves of [
    [one, other],
    [other, one],
  ]) {
    const next = state.copy();
    for (const move of moves) {
      const parsed = parseMove(roquefort, next, next.turn, move);
      if (!parsed.ok) return;
      next.apply(next.turn, parsed.value, null);
    }
    yield next;
  }
}

describe('a castle seen otherwise', () => {
  const games = [
    { players: 2, layout: 'A' },
    { players: 3, layout: 'B' },
    { players: 4, layout: 'random', noPushBack: true },
  ];
  it.each(SYMMETRIES)('is worth the same and plays alike: $name', (symmetry) => {
    for (const [i, input] of games.entries()) {
      // by key: what it was called before, so that two positions are one afterwards exactly if they were before
      const names = new Map<string, string>();
      const back = new Map<string, string>();
      let met = 0;
      let copies: ReturnType<typeof into>[] | null = null;
      for (const state of positions(`symmetry ${i}`, input)) {
        if (met++ > 150) break;
        copies ??= [into(AS_IT_IS, state.options), into(symmetry, state.options)];
        const [plain, other] = copies.map((copy) => copy(state));
        const [wanted, found] = [prospectsOf(plain), prospectsOf(other)];
        found.forEach((prospect, seat) => {
          expect(prospect).toBeCloseTo(wanted[seat], 12);
        });
        const [key, otherKey] = [keyOf(plain), keyOf(other)];
        expect(names.get(key) ?? otherKey).toBe(otherKey);
        expect(back.get(otherKey) ?? key).toBe(key);
        names.set(key, otherKey);
        back.set(otherKey, key);
      }
      expect(names.size).toBeGreaterThan(40);
      expect(met).toBeGreaterThan(names.size); // some positions were met again
    }
  });
});

describe('a mind without memory', () => {
  it('is as new at the beginning of every turn: what it lived through has left no trace', () => {
    for (let game = 0; game < 3; game++) {
      const chance = new SeededChance(`trace ${game}`);
      const options: RoquefortOptions = unwrap(roquefort.prepare({ players: 2 }, chance));
      const state = roquefort.start(options);
      const random = new RandomPlay(roquefort.maxLegal);
      const memories = [
        { tiles: 0, fadePercent: 0 },
        { tiles: 33, fadePercent: 100 },
      ];
      const old = memories.map((memory) => new RoquefortMind(options, 1, memory, new SeededChance('old')));
      const perfect = new RoquefortMind(options, 1, PERFECT_MEMORY, new SeededChance('old'));
      let remembered = 0;
      while (!state.isOver()) {
        const events: RoquefortEvent[] = [];
        random.step(state, chance, events);
        for (const mind of [...old, perfect]) mind.witness(events, state.view(1));
        if (state.isOver() || state.isChance() || !events.some(({ type }) => type === 'turnBegan')) continue;
        const fresh = new RoquefortMind(options, 1, PERFECT_MEMORY, new SeededChance('new'));
        fresh.witness([], state.view(1));
        for (const mind of old) expect(mind.imagine().bytes).toEqual(fresh.imagine().bytes);
        if (perfect.imagine().bytes.join() !== fresh.imagine().bytes.join()) remembered++;
      }
      expect(remembered).toBeGreaterThan(5);
    }
  });
});
