import type { Sitter } from '@castellan/match';
import type { ChateauEvent, Face as DieFace } from '@castellan/oh-mon-chateau';
import type { Telling } from '../../common/telling.js';
import { FaceIcon, type Look } from '../art/index.js';
import { pictureOf } from './doing.js';
import { Face } from './face.js';
import { eventWords } from './words.js';

/** What happened while castles were built, for the log of a table and of a replay. */
export function tellingOf(sitters: readonly Sitter[], names: readonly string[]): Telling<ChateauEvent> {
  return {
    words: (event) => eventWords(event, names),
    picture: (event) => (
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        {signOf(event, sitters)}
      </svg>
    ),
    opens: (event) => (event.type === 'rolled' ? event.seat : null),
    isHeard: () => false,
    isSomewhere: ({ type }) => /^(placedToken|movedToken|cleared)$/.test(type),
    who: (seat) => {
      const { bot, look } = sitters[seat];
      return { name: names[seat], look, face: <Face bot={bot} look={look} /> };
    },
  };
}

function signOf(event: ChateauEvent, sitters: readonly Sitter[]) {
  if (event.type === 'rolled') return <FaceIcon face={event.dice[0] as DieFace} />;
  return 'seat' in event ? pictureOf(event, sitters[event.seat].look as Look) : null;
}
