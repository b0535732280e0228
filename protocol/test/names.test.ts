import { describe, expect, it } from 'vitest';
import { isName, readToServer } from '../src/index.js';

describe('a name', () => {
  it.each([
    'Ann',
    'Élodie 2',
    '猫',
    'नीतिन',
    'محمد',
    'می\u200cخواهم',
    'Nguyễn',
    '👩\u200d🚀',
    '1\ufe0f\u20e3',
    '…',
  ])('may be %j', (name) => expect(isName(name)).toBe(true));

  it.each([
    ['nothing that shows', '\u200b\u200b'],
    ['a filler', '\u3164'],
    ['fillers of other scripts', '\u115f\u1160\uffa0\u2800'],
    ['joiners of nothing', '\u200d\ufe0f'],
    ['accents without a letter', '\u0301\u0302'],
    ['a pile of accents', 'A\u0301\u0302\u0303\u0304nn'],
    ['spaces', '\u00a0\u2003'],
    ['what hides inside another', 'An\u200bn'],
    ['a soft hyphen', 'An\u00adn'],
    ['a turned direction', 'a\u202eb'],
    ['two lines', 'a\u2028b'],
    ['a control character', 'a\u0007'],
  ])('is not %s', (_, name) => {
    expect(isName(name)).toBe(false);
    expect(readToServer(JSON.stringify({ type: 'profile', id: 1, name, look: 0 })).ok).toBe(false);
  });
});
