import type { RoquefortView } from '@castellan/roquefort';
import type { Lesson } from '../../../learn/lesson.js';
import type { RuleChapter } from '../../../learn/rule.js';
import { chaptersIn, lessonsIn, type Teaching } from '../../../learn/teaching.js';
import type { OpenTable } from '../../web-game.js';
import type { RoquefortTable } from '../table/roquefort-table.js';
import { speakOfRoquefort } from '../texts/table.js';
import { lookWords, reasonWords } from './hint-words.js';

/** What there is to learn Château Roquefort by. A lesson more is a file more. */
export const teaching: Teaching = {
  rulesVersion: 1,
  courses: [
    {
      id: 'castle',
      title: { en: 'Into the castle', fr: 'Dans le château', de: 'Ins Schloss' },
      lessons: lessonsIn(import.meta.glob<Lesson>('./lessons/*.ts', { eager: true, import: 'default' })),
      isShown: false,
      gift: 'cap',
    },
  ],
  sitters: [
    { name: '', bot: null, look: 0 },
    { name: '', bot: 'crumb', look: 1 },
  ],
  prepare: () => Promise.all([import('../table/open-table.js'), speakOfRoquefort()]),
  nextTouch,
  placeOf,
  lookWords,
  reasonWords,
  openSmall: async (table, joined) => (await import('./small-board.js')).openSmall(table, joined),
  chapters: chaptersIn(
    import.meta.glob<RuleChapter>('./rules/r[01]*.ts', { eager: true, import: 'chapter' }),
  ),
};

function nextTouch(move: string | null, session: OpenTable['session']): string | null {
  if (move === null) return null;
  const { held, view } = session as RoquefortTable;
  const [word, rest = ''] = move.split(' ');
  const [from, to] = rest.split(/[->]/);
  switch (word) {
    case 'place':
      return place(rest);
    case 'run':
      return place(held.value.kind === 'mouse' && held.value.cell === from ? to : from);
    case 'enter':
      return held.value.kind === 'outside' ? place(to ?? from) : 'button.outside';
    case 'uncover':
      return place(cellIn(view.value, rest));
    case 'slide':
      return place(`slot:${rest}`);
    default:
      return '.tray-buttons .primary';
  }
}

/** Where a move ends, or what it lifts or pushes. */
function placeOf(move: string, session: OpenTable['session']): string | null {
  const [word, rest = ''] = move.split(' ');
  if (word === 'run' || word === 'enter') return place(rest.split(/[->]/).at(-1) ?? rest);
  return nextTouch(move, session);
}

const place = (name: string): string => `[data-place="${name}"]`;

/** The first cell of a room, from the top. */
function cellIn({ rooms }: RoquefortView, letter: string): string {
  const rows = rooms.map((row) => row.split(' '));
  const line = rows.findIndex((row) => row.includes(letter));
  return `${'abcdefg'[rows[line].indexOf(letter)]}${7 - line}`;
}
