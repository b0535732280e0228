import type { Plugin } from 'vite';

/** Texts in French: `i18n/fr/shell.ts`, `texts/fr.ts`. */
const FRENCH = /\/fr(\/[\w-]+)?\.ts$/;
/** Lessons have all languages in one file, French between English and German, beside moves in which spaces matter. */
const LESSONS = /\/learn\/.+\.ts$/;
const THEIR_FRENCH = /\bfr: [\s\S]*?\bde: /g;
const NO_BREAK = '\u00a0';

/**
 * French has a space before ; : ! ? and within « », at which no line may break. Nobody sees in a source which space it is,
 * so texts are written with plain ones. Between words of a program the other one means the same.
 */
export const frenchSpaces = (text: string): string => text.replaceAll(/ (?=[;:!?»])|(?<=«) /g, NO_BREAK);

export function french(): Plugin {
  return {
    name: 'french',
    enforce: 'pre',
    transform(code, id) {
      if (FRENCH.test(id)) return { code: frenchSpaces(code), map: null };
      return LESSONS.test(id) ? { code: code.replaceAll(THEIR_FRENCH, frenchSpaces), map: null } : null;
    },
  };
}
