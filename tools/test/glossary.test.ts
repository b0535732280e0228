import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { againstGlossary, type Language, readGlossary, type Spoken, wordsIn } from '../src/glossary.js';
import { ROOT } from './small-project.js';

const GLOSSARY = `
## Words of the page

Some words about it.

| game | English            | French                             | German |
| ---- | ------------------ | ---------------------------------- | ------ |
| both | castle             | château                            | Schloss; not Burg* |
| O    | wall; not rampart* | mur; not rempart*, petits murs     | Mauer, Mauern |

### Exceptions

| language | text      | word     | why     |
| -------- | --------- | -------- | ------- |
| fr       | home.lead | rempart* | a quote |
`;

const GOOD = {
  en: { 'a.b': 'A castle', 'a.c': String((rampart: string) => `${rampart} builds a wall`) },
  fr: { 'a.b': 'Un château', 'a.c': String((n: number) => `${n} : mur`), 'home.lead': 'Remparts' },
  de: { 'a.b': 'Ein Schloss mit Mauern', 'a.c': 'die Mauer' },
};

const ONE_OR_MORE = String((n: number) => `${n === 1 ? 'one rampart' : n}`);

/** Catalogues of game O in which these texts stand instead. */
function problems(changes: Partial<Record<Language, Record<string, string>>>, scope = 'O'): string[] {
  const spoken = (['en', 'fr', 'de'] as const).map((language): Spoken => {
    const texts = new Map(Object.entries({ ...GOOD[language], ...changes[language] }));
    return { scope, language, texts };
  });
  return againstGlossary(readGlossary(GLOSSARY), spoken);
}

describe('the glossary', () => {
  it('is content with catalogues that keep to it', () => {
    expect(problems({})).toEqual([]);
  });

  it.each([
    ['a word with any ending', { fr: { 'x.y': 'Les remparts du roi' } }, 'fr: x.y says "rempart*"'],
    ['the beginning of a sentence', { de: { 'x.y': 'Burgtor' } }, 'de: x.y says "Burg*"'],
    ['what a function says', { en: { 'x.y': ONE_OR_MORE } }, 'en: x.y says'],
    ['a word to use that nobody uses', { de: { 'a.c': 'die Wand' } }, 'de: no text says "Mauer"'],
    ['an exception that nothing needs', { fr: { 'home.lead': 'Murs' } }, 'fr: home.lead needs no exception'],
  ])('complains about %s', (_, changes, complaint) => {
    expect(problems(changes)).toEqual([expect.stringContaining(complaint)]);
  });

  it('knows whole words, capitals inside, and whose words they are', () => {
    expect(problems({ de: { 'x.y': 'Hamburg' }, fr: { 'x.y': 'Petits Murs' } })).toEqual([]);
    expect(problems({ fr: { 'x.y': 'Petits murs' } })).toHaveLength(1);
    // what is the other game's business may say it
    expect(problems({ en: { 'x.y': 'a rampart' } }, 'R').join()).not.toContain('x.y');
  });

  it('reads what stands in quotes, however deep', () => {
    const words = (tile: string, { a }: { a: boolean }) =>
      tile ? `one ${a ? `two ${[{ tile: 'three' }][0].tile}` : "it's"} four` : 'five';
    expect(wordsIn(String(words)).split(/\s+/).filter(Boolean)).toEqual([
      'one',
      'two',
      'three',
      "it's",
      'four',
      'five',
    ]);
  });

  it('wants a reason for every exception, and the document has it', () => {
    expect(() => readGlossary(GLOSSARY.replace('a quote', '       '))).toThrow('no reason');
    const { terms } = readGlossary(readFileSync(join(ROOT, 'docs/GLOSSARY.md'), 'utf8'));
    expect(terms.length).toBeGreaterThan(30);
  });
});
