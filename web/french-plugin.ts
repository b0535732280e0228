import type { Plugin } from 'vite';

/** Texts in French alone: `i18n/fr/shell.ts`, `texts/fr.ts`. */
const FRENCH = /\/fr(\/[\w-]+)?\.ts$/;
/** Where a file of several languages begins to speak French: `fr: …`, `"fr": …`, `const fr = …`, `const fr: Texts = …`. */
const BEGINS = /(?:\bconst fr\b[^=\n]*=|(?<![\w.])["']?fr["']?\s*:)(?!:)\s*/g;
const SOURCE = /\/src\/.+\.(tsx?|json)$/;
const NO_BREAK = '\u00a0';

/**
 * French has a space before ; : ! ? and within « », at which no line may break. Nobody sees in a source which space it is,
 * so texts are written with plain ones. Between words of a program the other one means the same.
 */
export const frenchSpaces = (text: string): string => text.replaceAll(/ (?=[;:!?»])|(?<=«) /g, NO_BREAK);

/** The same in a source of several languages, beside moves in which spaces matter: only in texts of what is French. */
export function frenchIn(code: string): string {
  let done = '';
  let at = 0;
  for (const { index, 0: begin } of code.matchAll(BEGINS)) {
    const from = index + begin.length;
    if (from < at) continue;
    const to = endOf(code, from);
    done += code.slice(at, from) + code.slice(from, to).replaceAll(TEXTS, frenchSpaces);
    at = to;
  }
  return done + code.slice(at);
}

const TEXTS = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** Where a value ends: at the comma, bracket or semicolon that is outside of everything that has opened since. */
function endOf(code: string, from: number): number {
  let depth = 0;
  for (let at = from; at < code.length; at++) {
    const letter = code[at];
    if (letter === "'" || letter === '"' || letter === '`') {
      TEXTS.lastIndex = at;
      const text = TEXTS.exec(code);
      if (text?.index === at) at += text[0].length - 1;
    } else if ('({['.includes(letter)) depth++;
    else if (')}]'.includes(letter) && depth-- === 0) return at;
    else if (depth === 0 && (letter === ',' || letter === ';')) return at;
  }
  return code.length;
}

export function french(): Plugin {
  return {
    name: 'french',
    enforce: 'pre',
    transform(code, id) {
      if (FRENCH.test(id)) return { code: frenchSpaces(code), map: null };
      if (!SOURCE.test(id)) return null;
      const told = frenchIn(code);
      return told === code ? null : { code: told, map: null };
    },
  };
}
