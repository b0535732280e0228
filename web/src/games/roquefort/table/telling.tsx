import type { Sitter } from '@castellan/match';
import type { RoquefortEvent } from '@castellan/roquefort';
import { type CheeseKind, Icon, type IconName } from '../../../art/index.js';
import type { Telling } from '../../common/telling.js';
import { Cheese } from '../art/index.js';
import { Face } from './players.js';
import { eventWords } from './words.js';

const ICONS: Readonly<Record<RoquefortEvent['type'], IconName>> = {
  placed: 'home',
  entered: 'home',
  ran: 'run',
  uncovered: 'roof',
  slid: 'slide',
  seen: 'eye',
  fell: 'down',
  collected: 'check',
  covered: 'roof',
  turnBegan: 'end-turn',
  ended: 'check',
};

/** What happened in the castle, for the log of a table and of a replay. */
export function tellingOf(sitters: readonly Sitter[], names: readonly string[]): Telling<RoquefortEvent> {
  return {
    words: (event) => eventWords(event, names),
    picture,
    opens: (event) => (event.type === 'turnBegan' ? event.seat : null),
    isHeard: ({ type }) => type === 'turnBegan',
    isSomewhere: (event) =>
      !/^(turnBegan|collected|ended)$/.test(event.type) &&
      !(event.type === 'seen' && event.place === 'spare'),
    who: (seat) => {
      const { bot, look } = sitters[seat];
      return { name: names[seat], look, face: <Face bot={bot} look={look} /> };
    },
  };
}

function picture(event: RoquefortEvent) {
  const kind = event.type === 'collected' ? event.kind : event.type === 'seen' ? event.tile : '';
  if (!kind.startsWith('C')) return <Icon name={ICONS[event.type]} />;
  return (
    <svg viewBox="-37 -37 74 74" aria-hidden="true">
      <Cheese kind={kind as CheeseKind} />
    </svg>
  );
}
