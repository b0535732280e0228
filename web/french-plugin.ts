import type { Plugin } from 'vite';

/** Texts in French: `i18n/fr/shell.ts`, `texts/fr.ts`. What lessons share is one file; the other languages know no such spaces. */
const FRENCH = /\/(fr(\/[\w-]+)?|web\/src\/learn\/texts)\.ts$/;
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
    transform: (code, id) => (FRENCH.test(id) ? { code: frenchSpaces(code), map: null } : null),
  };
}
