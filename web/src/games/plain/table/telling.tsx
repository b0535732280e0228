import type { Sitter } from '@castellan/match';
import { Icon } from '../../../art/index.js';
import type { Telling } from '../../common/telling.js';
import { eventWords } from '../describe.js';
import { Face } from '../face.js';
import type { PlainEvent, PlainKit } from '../kit.js';

/** What happened, for the log of a table and of a replay: nothing is known of turns or places. */
export function tellingOf(
  { words }: PlainKit,
  sitters: readonly Sitter[],
  names: readonly string[],
): Telling<PlainEvent> {
  return {
    words: (event) => eventWords(event, names, words()),
    picture: ({ seat }) => {
      const sitter = typeof seat === 'number' ? sitters[seat] : undefined;
      return sitter === undefined ? <Icon name="more" /> : <Face {...sitter} />;
    },
    opens: () => null,
    isHeard: () => false,
    isSomewhere: () => false,
    who: (seat) => {
      const { bot, look } = sitters[seat];
      return { name: names[seat], look, face: <Face bot={bot} look={look} /> };
    },
  };
}
