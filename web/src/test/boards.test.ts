import { SeededChance } from '@castellan/kernel';
import { BOX_RULES, type BoxMistakeId, findBoxMistakes, ohMonChateau } from '@castellan/oh-mon-chateau';
import { beforeAll, describe, expect, it } from 'vitest';
import { anyBox } from '../../../games/oh-mon-chateau/test/boxes.js';
import {
  cellsOf,
  type Draft,
  dataOf,
  emptyDraft,
  printedDraft,
  readDraft,
  tableOptionsOf,
  withCell,
  withGroup,
  withGuest,
  withLine,
} from '../games/oh-mon-chateau/box/draft.js';
import { findingsIn, wrongPlaces } from '../games/oh-mon-chateau/box/findings.js';
import { chateauBoxTexts, speakOfChateauBoxes } from '../games/oh-mon-chateau/texts/box.js';
import { speakOfChateau } from '../games/oh-mon-chateau/texts/table.js';
import { LANGUAGES, type Language, language } from '../i18n/i18n.js';

const MODES = ['petits-batisseurs', 'grands-architectes'] as const;
const GREEN = printedDraft('petits-batisseurs');
const BLUE = printedDraft('grands-architectes');
const place = (cell: string): number => (Number(cell[0]) - 1) * 5 + Number(cell[2]) - 1;
/** What an editor can get wrong: the rest cannot be entered. */
const SLIPS: Partial<Record<BoxMistakeId, readonly [draft: Draft, at: string | null]>> = {
  cells: [withCell(GREEN, place('1,3'), null), null],
  resource: [withCell(GREEN, place('1,3'), 'wood'), null],
  alone: [withCell(withCell(GREEN, place('4,4'), null), place('4,3'), 'food'), 'cell-4,3'],
  'line-empty': [withLine(GREEN, '4,4-4,5', ''), 'line-4,4-4,5'],
  worth: [withLine(GREEN, '1,2-1,4', 'tower 21'), 'line-1,2-1,4'],
  'no-powers': [withLine(GREEN, '2,1-2,2', 'theft'), 'line-2,1-2,2'],
  floor: [withLine(GREEN, '4,4-4,5', 'flag 1'), null],
  tower: [withLine(withLine(GREEN, '1,2-1,4', 'floor'), '1,4-2,4', 'floor'), null],
  wall: [['1,2-2,2', '2,4-2,5', '2,5-4,5'].reduce((all, line) => withLine(all, line, 'floor'), GREEN), null],
  flag: [withLine(withLine(GREEN, '2,1-2,2', 'floor'), '2,1-4,1', 'floor'), null],
  group: [withGroup(BLUE, 9, 100), 'track-10'],
  falls: [withGroup(BLUE, 5, 1), 'track-6'],
  'small-guests': [withGuest(GREEN, '4', 5), null],
  'small-guest': [withGuest(GREEN, '7', 17), 'guests-7'],
  guest: [withGuest(BLUE, 'roi', 21), 'guests-roi'],
  locks: [
    ['W . . . .', 'S S G F W', 'G . . . .', 'F . . . .', 'W S G F .'].reduce(
      (all, row, r) =>
        row.split(' ').reduce((now, letter, c) => {
          const resource = ({ W: 'wood', S: 'stone', G: 'gold', F: 'food' } as const)[letter] ?? null;
          return withCell(now, 5 * r + c, resource);
        }, all),
      emptyDraft('petits-batisseurs'),
    ),
    'cell-2,1',
  ],
};

beforeAll(() => Promise.all([speakOfChateauBoxes(), speakOfChateau()]));

describe('boards of one’s own', () => {
  it.each(MODES)(
    '[O6.2] accept what is printed here and 100 generated boxes of %s, as the rules do',
    (mode) => {
      expect(findingsIn(printedDraft(mode))).toEqual([]);
      for (let i = 0; i < 100; i++) {
        const box = anyBox(mode, new SeededChance(`own ${mode} ${i}`));
        const draft = readDraft({ mode, box }) ?? expect.fail('not read');
        expect(findingsIn(draft)).toEqual([]);
        expect(readDraft(JSON.parse(JSON.stringify(dataOf(draft))))).toEqual(draft);
        expect(ohMonChateau.prepare({ ...tableOptionsOf(dataOf(draft)), first: 0 }, null)).toMatchObject({
          ok: true,
          value: { mode, box: { track: box.track, lines: box.lines, guests: box.guests } },
        });
      }
    },
  );

  it.each(Object.entries(SLIPS))('[O6.2] say what is wrong and where: %s', (id, [draft, at]) => {
    expect(Object.keys(BOX_RULES)).toContain(id);
    expect(findBoxMistakes(draft.mode, draft.box).map((mistake) => mistake.id)).toContain(id);
    const finding = findingsIn(draft).find((one) => one.id.startsWith(`${id} `));
    expect(finding?.at).toBe(at);
    if (id === 'alone') expect([...wrongPlaces(draft)]).toEqual([place('4,3')]);
  });

  it('[O6.2] have a sentence of their own for each, in every language', async () => {
    const before = language.value;
    for (const one of Object.keys(LANGUAGES) as Language[]) {
      language.value = one;
      await Promise.all([speakOfChateauBoxes(), speakOfChateau()]);
      const words = Object.entries(SLIPS).map(
        ([id, [draft]]) => findingsIn(draft).find((finding) => finding.id.startsWith(`${id} `))?.words ?? '',
      );
      expect(words).not.toContain(chateauBoxTexts().fault.other);
      expect(new Set(words).size).toBe(words.length);
      for (const text of words) expect(text).not.toMatch(/undefined|NaN|\[/);
    }
    language.value = before;
  });

  it('[O6.2] keep what lines make while cells change, and forget lines that are gone', () => {
    const moved = withCell(GREEN, place('4,5'), null);
    expect(Object.keys(moved.box.lines)).not.toContain('4,4-4,5');
    expect(moved.box.lines['1,2-1,4']).toBe('tower 5');
    expect(cellsOf(moved)[place('4,5')]).toBeNull();
  });

  it.each([null, 7, [], {}, { mode: 'blue', box: {} }, { mode: 'petits-batisseurs', box: null }])(
    'are not read from something else',
    (found) => expect(readDraft(found)).toBeNull(),
  );

  it('are read from a box that is damaged, as far as it makes sense', () => {
    const draft = readDraft({
      mode: 'petits-batisseurs',
      box: {
        rows: ['W?S', 3, 'G F'],
        lines: { '3,1-3,2': 'castle 3', x: 4 },
        track: ['1', 2],
        guests: { 1: -1, 4: 2 },
      },
    });
    expect(draft?.box).toMatchObject({ lines: {}, guests: { 4: 2 } });
    expect(draft?.box.rows).toHaveLength(5);
    expect(draft?.box.track).toEqual([0, 2, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(findingsIn(draft ?? GREEN).length).toBeGreaterThan(0);
  });
});
