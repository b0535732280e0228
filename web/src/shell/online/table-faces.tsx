import type { TableLine } from '@castellan/protocol';
import { p } from '../../i18n/online-pages.js';
import { Icon, PlayerPortrait } from '../art.js';
import type { Mouse } from '../tables-api.js';
import { sitterName } from './words.js';

/** Who sits at a table, in a row; free seats are waiting outlines. */
export function TableFaces({ seats }: { readonly seats: TableLine['seats'] }) {
  return (
    <ul class="faces">
      {seats.map((seat, index) => (
        <li key={index} class={seat.name === null ? 'free' : undefined}>
          {seat.name === null ? (
            <span class="nobody">
              <Icon name="plus" />
            </span>
          ) : (
            <PlayerPortrait seat={seat.look as Mouse} />
          )}
          <span class="name">{sitterName(seat)}</span>
          {seat.isMe && <span class="soft">({p().mine.you})</span>}
        </li>
      ))}
    </ul>
  );
}
