import type { TableListItem } from '@castellan/protocol';
import { Icon, PlayerPortrait } from '../../art/index.js';
import { onlinePageTexts } from '../../i18n/online-pages.js';
import type { Look } from '../look.js';
import { isFree, sitterName } from './words.js';

/** Who sits at a table, in a row; free seats are waiting outlines. */
export function TableFaces({ seats }: { readonly seats: TableListItem['seats'] }) {
  return (
    <ul class="faces">
      {seats.map((seat, index) => (
        <li key={index} class={isFree(seat) ? 'free' : undefined}>
          {isFree(seat) ? (
            <span class="nobody">
              <Icon name="plus" />
            </span>
          ) : (
            <PlayerPortrait seat={seat.look as Look} />
          )}
          <span class="name">{sitterName(seat)}</span>
          {seat.isMe && <span class="soft">({onlinePageTexts().mine.you})</span>}
        </li>
      ))}
    </ul>
  );
}
