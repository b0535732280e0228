/** "a", "a and b", "a, b and c" in a language. */
export function listed(language: string, words: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(words);
}

/** French "de" before a name: "d’Anna", "du Baron", "de Paul". */
export function de(name: string): string {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`;
  if (name.startsWith('La ')) return `de la ${name.slice(3)}`;
  // "h" is left alone: nobody can know from the letters whether it is silent
  return /^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`;
}

/** French "à" before a name: "au Baron", "à la Castellane", "à Paul". */
export function a(name: string): string {
  if (name.startsWith('Le ')) return `au ${name.slice(3)}`;
  return name.startsWith('La ') ? `à la ${name.slice(3)}` : `à ${name}`;
}
