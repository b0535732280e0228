import { describe, expect, it } from 'vitest';
import deRules from '../games/oh-mon-chateau/texts/de/rules.js';
import de from '../games/oh-mon-chateau/texts/de/table.js';
import enRules from '../games/oh-mon-chateau/texts/en/rules.js';
import en, { type ChateauMessages } from '../games/oh-mon-chateau/texts/en/table.js';
import frRules from '../games/oh-mon-chateau/texts/fr/rules.js';
import fr from '../games/oh-mon-chateau/texts/fr/table.js';

const CATALOGUES = { en: { ...en, ...enRules }, fr: { ...fr, ...frRules }, de: { ...de, ...deRules } };
type Language = keyof typeof CATALOGUES;
const LANGUAGES = Object.keys(CATALOGUES) as Language[];

/** A line has two cells or more, and cells are no names. */
const OF_CELLS = new Set(['cleared', 'movedToken']);

/** Every text, said with such a name and such a number wherever one is asked for. */
function said(value: unknown, name: string, number: number): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    // which of its blanks are numbers, names or lists a text does not say: what does not fit comes to nothing
    const fillings = [[name, number], [number, name], [name, name, name], [[name, name]], [[name]]];
    return fillings.flatMap((filling) => {
      try {
        return [String(value(...filling))];
      } catch {
        return [];
      }
    });
  }
  return Object.entries(value as object).flatMap(([key, inner]) =>
    OF_CELLS.has(key) ? [] : said(inner, name, number),
  );
}

describe.each(LANGUAGES)('the words of Oh mon château in %s', (language) => {
  it('stay right with one of a thing', () => {
    const several =
      /(?<!\d)1 (points|tokens|guests|inhabitants|flags|jetons|invités|habitants|drapeaux|tours|Punkte|Scheiben|Gäste|Fahnen|Bewohnern)\b/;
    expect(said(CATALOGUES[language], 'Anna', 1).filter((text) => several.test(text))).toEqual([]);
    expect(said(CATALOGUES[language], 'Anna', 1).filter((text) => /\b1 fehlen\b/.test(text))).toEqual([]);
  });

  it('stay right with names that have an article', () => {
    const cases = /\b(de|à) (le|Le|la La)\b|\bde [AEIOU]|\b(von|zu) (Der|Die)\b/;
    for (const name of ['Le Grand Architecte', 'La Pie', 'Anna'])
      expect(said(CATALOGUES[language], name, 2).filter((text) => cases.test(text))).toEqual([]);
  });
});

describe('texts say as much as the rules', () => {
  /** What must not be left out, by language. */
  const told = (
    pick: (texts: ChateauMessages & typeof enRules) => string,
    words: Readonly<Record<Language, RegExp>>,
  ) => {
    for (const language of LANGUAGES) expect(pick(CATALOGUES[language])).toMatch(words[language]);
  };

  it('[O8.3] Courtisane counts one’s own guests with a crown, herself included', () => {
    told(({ guestHelp }) => guestHelp.courtisane, {
      en: /of yours.*herself included/,
      fr: /chez toi, elle comprise/,
      de: /deiner Gäste.*sie selbst/,
    });
  });

  it('[O8.2] Garde guards the guests of one’s own', () => {
    told(({ guestHelp }) => guestHelp.garde, { en: /your/, fr: /tes invités/, de: /Deine Gäste/ });
  });

  it('[O4.2] the sun: 4 points, for the first with four towers', () => {
    told(({ rules }) => rules.count, {
      en: /sun \(4 points, for the first castle with four towers\)/,
      fr: /soleil \(4 points, pour le premier château qui a ses quatre tours\)/,
      de: /Sonne \(4 Punkte für das erste Schloss mit vier Türmen\)/,
    });
    told(({ log }) => log.drewSun('Anna'), { en: /4 points/, fr: /4 points/, de: /4 Punkte/ });
  });

  it('[O4.4] six flags at most, two on each of two walls and one on each of two', () => {
    told(({ rules }) => rules.flags, {
      en: /six at most: two walls carry two each, two walls carry one each/,
      fr: /six au plus\s: deux murs en portent deux chacun, deux murs un seul/,
      de: /höchstens sechs: zwei Mauern tragen je zwei, zwei Mauern je eine/,
    });
  });

  it('[O6.1] what is reconstructed is called so, beside the boards and in the rules', () => {
    const words = { en: /reconstruct/, fr: /reconstitué/, de: /rekonstruiert/ };
    told(({ facts }) => facts.reconstructed, words);
    told(({ rules }) => rules.ownTitle, words);
  });
});
