/** What stands between two words, and before the last of more. */
const LAST = {
  en: [' and ', ', and '],
  fr: [' et ', ' et '],
  de: [' und ', ' und '],
} as const;

const OR = {
  en: [' or ', ', or '],
  fr: [' ou ', ' ou '],
  de: [' oder ', ' oder '],
} as const;

/** "a", "a and b", "a, b and c" in a language. By hand: the first list of `Intl` takes a slow phone an eighth of a second. */
export function listed(language: keyof typeof LAST, words: readonly string[]): string {
  return joined(words, LAST[language]);
}

/** "a", "a or b", "a, b or c". */
export function either(language: keyof typeof OR, words: readonly string[]): string {
  return joined(words, OR[language]);
}

function joined(words: readonly string[], [two, more]: readonly [string, string]): string {
  const before = words.slice(0, -1).join(', ');
  return before === '' ? words.join() : `${before}${words.length > 2 ? more : two}${words.at(-1)}`;
}

/** French "de" before a name: "d’Anna", "du Baron", "des Dupont", "de Paul". */
export function de(name: string): string {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`;
  if (name.startsWith('La ')) return `de la ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `des ${name.slice(4)}`;
  // "h" is left alone: nobody can know from the letters whether it is silent
  return /^(?:[aeiouàâäéèêëîïôöùûüœæ]|y(?![aeiou]))/i.test(name) ? `d’${name}` : `de ${name}`;
}

/** French "à" before a name: "au Baron", "à la Castellane", "aux Dupont", "à Paul". */
export function a(name: string): string {
  if (name.startsWith('Le ')) return `au ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `aux ${name.slice(4)}`;
  return name.startsWith('La ') ? `à la ${name.slice(3)}` : `à ${name}`;
}
