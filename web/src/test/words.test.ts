import { describe, expect, it } from 'vitest';
import { either, listed } from '../i18n/words.js';

describe('listing words', () => {
  it.each(['en', 'fr', 'de'] as const)('is done as everybody does it in %s', (language) => {
    const everybody = new Intl.ListFormat(language, { type: 'conjunction' });
    const anybody = new Intl.ListFormat(language, { type: 'disjunction' });
    const names = ['Anna', 'Ben', 'Noisette', 'Plume', 'Anna'];
    for (let count = 0; count <= names.length; count++) {
      const some = names.slice(0, count);
      expect(listed(language, some)).toBe(everybody.format(some));
      expect(either(language, some)).toBe(anybody.format(some));
    }
  });
});
