import { describe, expect, it } from 'vitest';
import { listed } from '../i18n/words.js';

describe('listing words', () => {
  it.each(['en', 'fr', 'de'] as const)('is done as everybody does it in %s', (language) => {
    const everybody = new Intl.ListFormat(language, { type: 'conjunction' });
    const names = ['Anna', 'Ben', 'Noisette', 'Plume', 'Anna'];
    for (let count = 0; count <= names.length; count++)
      expect(listed(language, names.slice(0, count))).toBe(everybody.format(names.slice(0, count)));
  });
});
