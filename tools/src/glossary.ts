/**
 * The words of the page, as docs/GLOSSARY.md has them: for each thing one word a language, and words that are not to be
 * used for it. The document is the data, so that nobody has to keep two lists.
 */
export type Language = 'en' | 'fr' | 'de';
export const GLOSSARY_LANGUAGES: readonly Language[] = ['en', 'fr', 'de'];

/** One of the two games, or both. */
export type Scope = string;
export const BOTH: Scope = 'both';

export type Wording = { readonly use: readonly string[]; readonly not: readonly string[] };
export type Term = { readonly scope: Scope; readonly words: Readonly<Record<Language, Wording>> };
/** A text that may use a word all the same. */
export type Exception = { readonly language: string; readonly path: string; readonly word: string };
export type Glossary = { readonly terms: readonly Term[]; readonly exceptions: readonly Exception[] };

/** Texts by path, such as "home.playNow"; functions as their source. */
export type Texts = ReadonlyMap<string, string>;
export type Spoken = { readonly scope: Scope; readonly language: Language; readonly texts: Texts };

const TERMS = '## Words of the page';
const EXCEPTIONS = '### Exceptions';

export function readGlossary(markdown: string): Glossary {
  const terms = rowsBelow(markdown, TERMS).map(([scope, en, fr, de]) => ({
    scope,
    words: { en: readWording(en), fr: readWording(fr), de: readWording(de) },
  }));
  const exceptions = rowsBelow(markdown, EXCEPTIONS).map(([language, path, word, why]) => {
    if (why === '') throw new Error(`glossary: the exception for ${path} gives no reason`);
    return { language, path, word };
  });
  return { terms, exceptions };
}

/** The table below a heading, without its own heading. */
function rowsBelow(markdown: string, heading: string): string[][] {
  const [, after] = markdown.split(`\n${heading}\n`);
  if (after === undefined) throw new Error(`glossary: there is no "${heading}"`);
  const lines = after.slice(after.indexOf('\n|') + 1).split('\n');
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(2, end < 0 ? undefined : end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** "mur; not rempart*, muraille*": the words to use, then those not to use. */
function readWording(cell: string): Wording {
  const [use, not = ''] = cell.split(/;\s*not\s+/);
  const words = (list: string): string[] => list.split(/\s*,\s*/).filter((word) => word !== '');
  return { use: words(use), not: words(not) };
}

/** A whole word, or its beginning if it ends in "*". A sentence may begin with it; other capitals count. */
function pattern(word: string): RegExp {
  const [first, ...rest] = word.replace(/\*$/, '');
  const letters = `[${first.toLowerCase()}${first.toUpperCase()}]${rest.join('')}`;
  return new RegExp(`(?<!\\p{L})${letters}${word.endsWith('*') ? '' : '(?!\\p{L})'}`, 'u');
}

/** What a text says: of a function only what stands in quotes, not the names in its source. */
export function wordsIn(text: string): string {
  return /=>/.test(text) ? quoted(text) : text;
}

function quoted(source: string): string {
  let words = '';
  /** What we are in, innermost last: a quote, or "{" for code inside of a template. */
  const inside: string[] = [];
  for (let i = 0; i < source.length; i++) {
    const now = inside.at(-1);
    const char = source[i];
    const isCode = now === undefined || now === '{';
    if (isCode && /['"`]/.test(char)) inside.push(char);
    else if (isCode && char === '{' && now === '{') inside.push('{');
    else if (now === '{' && char === '}') inside.pop();
    else if (isCode) continue;
    else if (char === '\\') words += source[++i];
    else if (char === now) inside.pop();
    else if (now === '`' && source.startsWith('${', i)) {
      inside.push('{');
      i++;
    } else {
      words += char;
      continue;
    }
    // what stood apart stays apart
    words += ' ';
  }
  return words;
}

/** Texts that use a word the glossary does not want, exceptions that nothing needs, and words that nobody uses. */
export function againstGlossary({ terms, exceptions }: Glossary, spoken: readonly Spoken[]): string[] {
  const problems: string[] = [];
  const needed = new Set<Exception>();
  for (const { scope, words } of terms) {
    for (const language of GLOSSARY_LANGUAGES) {
      const { use, not } = words[language];
      const here = spoken.filter(
        (one) => one.language === language && (scope === BOTH || one.scope === BOTH || one.scope === scope),
      );
      for (const word of not)
        for (const { texts } of here)
          for (const [path, text] of texts) {
            if (!pattern(word).test(wordsIn(text))) continue;
            const exception = exceptions.find(
              (one) => one.language === language && one.path === path && one.word === word,
            );
            if (exception !== undefined) needed.add(exception);
            else problems.push(`${language}: ${path} says "${word}"; the glossary has "${use.join(', ')}"`);
          }
      for (const word of use)
        if (!here.some(({ texts }) => [...texts.values()].some((text) => pattern(word).test(wordsIn(text)))))
          problems.push(`${language}: no text says "${word}", which the glossary has`);
    }
  }
  for (const exception of exceptions)
    if (!needed.has(exception))
      problems.push(
        `${exception.language}: ${exception.path} needs no exception for "${exception.word}" any more`,
      );
  return problems;
}
