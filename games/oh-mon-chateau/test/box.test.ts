import {
  formatRecord,
  parseRecord,
  RandomPlay,
  replay,
  SeededChance,
  unwrap,
  writeAction,
} from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import {
  BOX_RULES,
  type Box,
  type BoxMistakeId,
  chateauScenery,
  findBoxMistakes,
  type Mode,
  ohMonChateau,
  ohMonChateau1,
  printedBox,
  STATE_BYTES,
  stateFromView,
} from '../src/index.js';
import { chances, grand, play, small } from './arrange.js';
import { anyBox } from './boxes.js';

const MODES = ['petits-batisseurs', 'grands-architectes'] as const;
const GREEN = printedBox('petits-batisseurs');
const BLUE = printedBox('grands-architectes');

const told = (mode: Mode, box: unknown): string[] =>
  findBoxMistakes(mode, box).map(
    ({ id, place, found }) => `${id} at ${place}${found === '' ? '' : `: ${found}`}`,
  );
const green = (change: object): string[] => told('petits-batisseurs', { ...GREEN, ...change });
const blue = (change: object): string[] => told('grands-architectes', { ...BLUE, ...change });
const withRow = ({ rows }: Box, row: number, text: string): object => ({
  rows: rows.map((line, i) => (i === row - 1 ? text : line)),
});
const withLine = ({ lines }: Box, line: string, words: unknown): object => ({
  lines: { ...lines, [line]: words },
});
const without = (some: Readonly<Record<string, unknown>>, key: string): object => {
  const { [key]: _, ...rest } = some;
  return rest;
};

/** Each kind of mistake, made once: what is told of it, and of what follows from it. */
const MISTAKES: Readonly<Record<BoxMistakeId, readonly [found: string[], told: readonly string[]]>> = {
  'no-box': [told('petits-batisseurs', 7), ['no-box at box: 7']],
  'part-missing': [told('petits-batisseurs', without(GREEN, 'track')), ['part-missing at track']],
  'part-unknown': [green({ dice: 3 }), ['part-unknown at dice']],
  rows: [green({ rows: [...BLUE.rows, '. . . . .'] }), ['rows at rows: 6']],
  row: [green(withRow(GREEN, 1, '. S G W . .')), ['row at row 1: 6']],
  symbol: [green(withRow(GREEN, 3, 'G . . . X')), ['symbol at 3,5: X', 'resource at S: 2']],
  cells: [
    blue(withRow(BLUE, 4, '. . . S .')),
    ['cells at rows: 11', 'resource at F: 2', 'line-unknown at 4,4-4,5', 'line-unknown at 3,5-5,5'],
  ],
  resource: [green(withRow(GREEN, 1, '. S G S .')), ['resource at W: 2', 'resource at S: 4']],
  alone: [
    green(withRow(GREEN, 4, 'F . F . W')),
    ['alone at 4,3', 'line-unknown at 4,4-4,5', 'floor at lines'],
  ],
  locks: [
    green({
      rows: ['W . . . .', 'S S G F W', 'G . . . .', 'F . . . .', 'W S G F .'],
      lines: { '2,1-2,5': 'tower 5', '5,1-5,4': 'floor', '1,1-5,1': 'wall 1' },
    }),
    ['locks at 2,1 5,1', 'flag at lines'],
  ],
  'line-empty': [green({ lines: without(GREEN.lines, '1,4-2,4') }), ['line-empty at 1,4-2,4']],
  'line-unknown': [green(withLine(GREEN, '5,1-5,5', 'floor')), ['line-unknown at 5,1-5,5']],
  construction: [green(withLine(GREEN, '1,2-2,2', 'wall')), ['construction at 1,2-2,2: wall']],
  worth: [green(withLine(GREEN, '1,2-1,4', 'tower 21')), ['worth at 1,2-1,4: tower 21']],
  'no-powers': [green(withLine(GREEN, '2,1-2,2', 'theft')), ['no-powers at 2,1-2,2: theft']],
  floor: [green(withLine(GREEN, '4,4-4,5', 'tower 1')), ['floor at lines']],
  tower: [green({ lines: { ...GREEN.lines, '1,2-1,4': 'floor', '1,4-2,4': 'flag 1' } }), ['tower at lines']],
  wall: [
    green({ lines: { ...GREEN.lines, '1,2-2,2': 'floor', '2,4-2,5': 'floor', '2,5-4,5': 'floor' } }),
    ['wall at lines'],
  ],
  flag: [green({ lines: { ...GREEN.lines, '2,1-2,2': 'floor', '2,1-4,1': 'tower 3' } }), ['flag at lines']],
  groups: [blue({ track: BLUE.track.slice(1) }), ['groups at track: 9']],
  group: [blue({ track: BLUE.track.with(9, 100) }), ['group at track 10: 100']],
  falls: [blue({ track: BLUE.track.with(5, 5) }), ['falls at track 6: 5']],
  'small-guests': [green({ guests: { 1: 4, 2: 4, 3: 4, 4: 3 } }), ['small-guests at guests: 15']],
  'small-guest': [green({ guests: { ...GREEN.guests, 21: 0 } }), ['small-guest at guests 21: 0']],
  'guest-missing': [blue({ guests: without(BLUE.guests, 'roi') }), ['guest-missing at guests roi']],
  'guest-unknown': [blue({ guests: { ...BLUE.guests, facteur: 1 } }), ['guest-unknown at guests facteur']],
  guest: [blue({ guests: { ...BLUE.guests, fou: -1 } }), ['guest at guests fou: -1']],
};

describe('O6 a box of one’s own', () => {
  it.each(Object.entries(MISTAKES))('[O6.2] refuses with its place: %s', (_, [found, wanted]) => {
    expect(found).toEqual(wanted);
  });

  it('[O6.2] knows no mistake that is not made here, and names a rule for each', () => {
    expect(Object.keys(MISTAKES).sort()).toEqual(Object.keys(BOX_RULES).sort());
    const prepared = ohMonChateau.prepare(
      { first: 0, box: { ...GREEN, ...withRow(GREEN, 3, 'G . . . X') } },
      null,
    );
    expect(prepared).toMatchObject({
      error: {
        problems: [
          { place: 'box, 3,5', rule: 'O1.1', message: 'a place is W, S, G, F or ".", not X' },
          { place: 'box, S', rule: 'O1.1', message: 'a resource has 3 cells, not 2' },
        ],
      },
    });
  });

  it.each([
    null,
    [],
    'box',
    { rows: 3, lines: [], track: {}, guests: null },
    { rows: [[]], lines: null, track: Array(10).fill('1'), guests: [] },
    { rows: Array(5).fill('W'.repeat(100_000)), lines: {}, track: [], guests: { ['x'.repeat(9_999)]: 1 } },
    { ...GREEN, lines: Object.fromEntries(Array.from({ length: 9_999 }, (_, i) => [`${i}`, 'floor'])) },
    JSON.parse(
      '{"rows":["WSGFW"],"lines":{"__proto__":{"makes":"floor"}},"track":[],"guests":{"constructor":1}}',
    ),
  ])('[O6.2] refuses nonsense of any shape, and not without end', (box) => {
    for (const mode of MODES) {
      const mistakes = findBoxMistakes(mode, box);
      expect(mistakes.length).toBeGreaterThan(0);
      expect(mistakes.length).toBeLessThanOrEqual(60);
      expect(JSON.stringify(mistakes).length).toBeLessThan(8_000);
      expect(ohMonChateau.prepare({ mode, first: 0, box }, null).ok).toBe(false);
    }
  });

  it('[O6.2] changes nothing where nobody has one: the same options, bytes and views', () => {
    for (const mode of MODES) {
      const options = unwrap(ohMonChateau.prepare({ mode, first: 0 }, null));
      expect(options).not.toHaveProperty('box');
      expect(ohMonChateau.describeOptions(options)).not.toHaveProperty('box');
      const state = ohMonChateau.start(options);
      expect(state.view()).not.toHaveProperty('box');
      expect(state.bytes).toHaveLength(STATE_BYTES);
      const own = ohMonChateau.start(
        unwrap(ohMonChateau.prepare({ mode, first: 0, box: printedBox(mode) }, null)),
      );
      expect(own.bytes).toEqual(state.bytes);
      expect(chateauScenery(own.options)).toEqual(chateauScenery(options));
      expect(ohMonChateau1.prepare({ mode, first: 0, box: printedBox(mode) }, null).ok).toBe(false);
    }
  });

  it('[O6.2] keeps it in one spelling, and settled once it stays as it is', () => {
    const rows = GREEN.rows.map((row) => row.replaceAll(' ', ''));
    const lines = Object.fromEntries(Object.entries(GREEN.lines).reverse());
    const box = { guests: { 9: 0, 4: 4, 3: 4, 2: 4, 1: 4 }, track: GREEN.track, lines, rows };
    const options = unwrap(ohMonChateau.prepare({ first: 0, box }, null));
    expect(JSON.stringify(options.box)).toBe(JSON.stringify(GREEN));
    expect(unwrap(ohMonChateau.prepare(JSON.parse(JSON.stringify(options)), null))).toEqual(options);
  });

  it('[O6.2] counts what is printed: lines, track and guests', () => {
    const lines = { ...GREEN.lines, '1,4-2,4': 'tower 7' };
    const box = { ...GREEN, lines, track: [0, 5, 5, 6, 7, 8, 9, 10, 11, 99], guests: { 6: 15, 20: 1 } };
    const state = small({ box, castles: [{ tokens: '1,4 2,4 4,4 4,5', inhabitants: 4, guests: '6' }, {}] });
    expect(chances(play(state, 'build 1,4-2,4', 'build 4,4-4,5') && state)).toEqual({
      'turn 6': 14,
      'turn 20': 1,
    });
    play(state, 'turn 20');
    expect(state.view().castles[0]).toMatchObject({
      guests: [6, 20],
      score: { towers: 7, inhabitants: 5, guests: 26 },
    });
    const worth = { ...BLUE.guests, roi: 3, reine: 0, moine: 9 };
    const crowned = grand({
      box: { ...BLUE, guests: worth },
      castles: [{ guests: 'roi reine moine', walls: [2], flags: [1, 1] }, {}],
    });
    expect(crowned.view().castles[0].score.guests).toBe(2 * 3 + 0 + 9);
    expect(
      chateauScenery(crowned.options).guests.filter(({ id }) => /^(roi|reine|moine|fou)$/.test(id)),
    ).toMatchObject([
      { id: 'moine', points: 9 },
      { id: 'fou', points: { each: 'floor' } },
      { id: 'reine', points: 0 },
      { id: 'roi', points: { each: 'flag', worth: 3 } },
    ]);
  });

  it.each(MODES)('[O6.2] plays 100 boxes of %s to the end, replays them, and sees them in a view', (mode) => {
    const random = new RandomPlay(ohMonChateau.maxLegal);
    for (let i = 0; i < 100; i++) {
      const chance = new SeededChance(`box ${mode} ${i}`);
      const box = anyBox(mode, chance);
      const players = 2 + (i % 3);
      const options = unwrap(ohMonChateau.prepare({ mode, players, stallTurns: 8, box }, chance));
      const state = ohMonChateau.start(options);
      const actions: string[] = [];
      while (!state.isOver()) {
        const before = state.copy();
        random.step(state, chance, null);
        actions.push(writeAction(ohMonChateau, before, random.actor, random.action));
      }
      const text = formatRecord({ game: ohMonChateau.id, rulesVersion: 2, options, actions });
      const again = unwrap(replay(ohMonChateau, unwrap(parseRecord(text))));
      expect(again.bytes).toEqual(state.bytes);
      expect(again.outcome()).toEqual(state.outcome());
      expect(stateFromView(options, state.view()).view()).toEqual(state.view());
    }
  });
});
