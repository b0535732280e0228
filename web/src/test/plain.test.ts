import { beforeAll, describe, expect, it } from 'vitest';
import words from '../../template-game/texts/en.js';
import { describe as described, eventWords, moveWords } from '../games/plain/describe.js';
import type { PlainWords } from '../games/plain/kit.js';
import { hasSecrets } from '../games/plain/table/secrets.js';
import { speakOfPlain } from '../games/plain/texts/table.js';

beforeAll(speakOfPlain);

const wordless: PlainWords = { ...words, view: {}, moves: {}, events: {} };

describe('a table of any game', () => {
  it('tells what is listed by seat seat by seat, and the rest for all', () => {
    const view = { die: null, heights: [3, 4, 0], chosen: [true, false, false], cardsLeft: ['a', 'b'] };
    expect(described(view, 3, words)).toEqual({
      common: [
        { key: 'die', label: 'The die', value: '–' },
        { key: 'cardsLeft', label: 'Cards left', value: 'a, b' },
      ],
      columns: [
        { key: 'heights', label: 'Step' },
        { key: 'chosen', label: 'Has chosen' },
      ],
      rows: [
        ['3', 'yes'],
        ['4', 'no'],
        ['0', 'no'],
      ],
    });
  });

  it('calls what has no words what the rules call it', () => {
    const event = { type: 'tookCard', seat: 1, card: { kind: 'red', worth: 2 }, left: [] };
    expect(eventWords(event, ['Anna', 'Ben'], wordless)).toBe(
      'Ben: took card, card Kind red, Worth 2, left none',
    );
    expect(eventWords({ type: 'stood', seat: 0, step: 4 }, ['Anna', 'Ben'], words)).toBe(
      'Anna stands on step 4.',
    );
    expect([moveWords('climb', words), moveWords('take 3', wordless)]).toEqual(['Climb', 'Take 3']);
    // names of things that every object has are no words
    expect(moveWords('constructor', words)).toBe('Constructor');
  });

  it('is handed over where those who share it are not shown the same', () => {
    const open = { view: { hand: null } };
    expect([hasSecrets([open, open]), hasSecrets([open, { view: { hand: ['king'] } }])]).toEqual([
      false,
      true,
    ]);
  });
});
