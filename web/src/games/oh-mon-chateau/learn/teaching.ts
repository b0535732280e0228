import type { Lesson } from '../../../learn/lesson.js';
import type { RuleChapter } from '../../../learn/rule.js';
import { chaptersIn, lessonsIn, type Teaching } from '../../../learn/teaching.js';
import type { OpenTable } from '../../web-game.js';
import type { ChateauTable } from '../table/chateau-table.js';
import { speakOfChateau } from '../texts/table.js';
import { lookWords, reasonWords } from './hint-words.js';

/** What there is to learn Oh mon château by. A lesson more is a file more. */
export const teaching: Teaching = {
  rulesVersion: 2,
  courses: [
    {
      id: 'small',
      title: { en: 'Small builders', fr: 'Petits Bâtisseurs', de: 'Kleine Baumeister' },
      lessons: lessonsIn(import.meta.glob<Lesson>('./petits/*.ts', { eager: true, import: 'default' })),
      isShown: true,
      gift: 'kerchief',
    },
    {
      id: 'great',
      title: { en: 'Great architects', fr: 'Grands Architectes', de: 'Große Architekten' },
      lessons: lessonsIn(import.meta.glob<Lesson>('./grands/*.ts', { eager: true, import: 'default' })),
      isShown: false,
      gift: 'crown',
    },
  ],
  sitters: [
    { name: '', bot: null, look: 0 },
    { name: '', bot: 'pebble', look: 1 },
  ],
  prepare: () => Promise.all([import('../table/open-table.js'), speakOfChateau()]),
  nextTouch,
  placeOf,
  lookWords,
  reasonWords,
  openSmall: async (table, joined) => (await import('./small-board.js')).openSmall(table, joined),
  chapters: chaptersIn(
    import.meta.glob<RuleChapter>('./rules/o[01]*.ts', { eager: true, import: 'chapter' }),
  ),
};

function nextTouch(move: string | null, session: OpenTable['session']): string | null {
  const { toRoll, from: lifted } = session as ChateauTable;
  if (toRoll.value !== null) return '[data-roll]';
  if (move === null) return null;
  const [word] = move.split(' ');
  const last = move.split(' ').at(-1) ?? '';
  if (/^(end|pass|skip)$/.test(word)) return '[data-done]';
  if (word === 'build') return `[data-build="${last}"]`;
  if (/^(invite|activate|steal)$/.test(word)) return `[data-guest="${last}"]`;
  if (word === 'move') {
    const [from, to] = last.split('-');
    return cell(lifted.value === from ? to : from);
  }
  return /^\d,\d$/.test(last) ? cell(last) : `[data-move="${move}"]`;
}

/** Where a move is made; of a token that moves, where to. */
function placeOf(move: string, session: OpenTable['session']): string | null {
  return move.startsWith('move ') ? cell(move.split('-')[1]) : nextTouch(move, session);
}

const cell = (name: string): string => `.chateau-cell[data-place="${name}"]`;
