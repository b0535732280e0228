import { describe, expect, it } from 'vitest';
import { againstGlossary, readGlossary, type Spoken } from '../../../tools/src/glossary.js';
import { teaching as chateau } from '../games/oh-mon-chateau/learn/teaching.js';
import { teaching as roquefort } from '../games/roquefort/learn/teaching.js';
import { LANGUAGES, type Language } from '../i18n/i18n.js';
import type { Course, Teaching } from '../learn/teaching.js';

const [GLOSSARY] = Object.values(
  import.meta.glob<string>('../../../docs/GLOSSARY.md', { eager: true, query: '?raw', import: 'default' }),
);
const GAMES: readonly (readonly [string, Teaching])[] = [
  ['Château Roquefort', roquefort],
  ['Oh mon château', chateau],
];
const SPOKEN = Object.keys(LANGUAGES) as Language[];

/** Everything that is said to learn a game by, by lesson and rule. */
function textsOf({ courses, chapters }: Teaching, language: Language): Map<string, string> {
  const lessons = courses.flatMap((course) =>
    course.lessons.map(({ id, texts }) => [id, Object.values(texts[language]).join(' ')] as const),
  );
  const rules = chapters.flatMap((chapter) =>
    chapter.rules.map(({ id, texts }) => [id, texts[language].join(' ')] as const),
  );
  return new Map([...lessons, ...rules]);
}

describe.each(GAMES)('what %s is learnt by', (scope, teaching) => {
  it('calls things as the glossary does', () => {
    const spoken = SPOKEN.map(
      (language): Spoken => ({ scope, language, texts: textsOf(teaching, language) }),
    );
    // what no lesson speaks of, and exceptions of other texts, are no business of this
    const wrong = againstGlossary(readGlossary(GLOSSARY), spoken).filter((problem) =>
      / says "/.test(problem),
    );
    expect(wrong.filter((problem) => !problem.includes('no text says'))).toEqual([]);
  });

  it.each(SPOKEN)('is never the same text in %s as in another language', (language) => {
    for (const [id, text] of textsOf(teaching, language))
      for (const other of SPOKEN.filter((one) => one !== language))
        expect([id, text]).not.toEqual([id, textsOf(teaching, other).get(id)]);
  });
});

/** For a slow reader: words a minute, and seconds for a touch. */
const WORDS = 120;
const TOUCH = 2.5;

/** Two touches a move are enough; one more leads on to the next lesson. */
function seconds({ lessons }: Course, most: number, language: Language): number {
  return lessons.slice(0, most).reduce((sum, { texts, solution }) => {
    const { task, reason } = texts[language];
    const words = `${task} ${reason}`.split(/\s+/).length;
    return sum + (words / WORDS) * 60 + (2 * solution.length + 1) * TOUCH;
  }, 0);
}

it.each(GAMES.flatMap(([game, { courses }]) => courses.map((course) => [game, course.id, course] as const)))(
  'five lessons of %s (%s) take less than three minutes: by then one can play',
  (_game, _id, course) => {
    for (const language of SPOKEN) expect(seconds(course, 5, language)).toBeLessThan(180);
  },
);
