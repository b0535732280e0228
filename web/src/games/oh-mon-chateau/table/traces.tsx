import '../styles/traces.css';
import type { Look } from '../art/index.js';
import type { ChateauTable } from './chateau-table.js';
import { pictureOf } from './doing.js';
import { CardPicture } from './guests.js';
import { type Deeds, trailOf } from './trail.js';

export type TracesProps = {
  readonly play: Pick<ChateauTable, 'past' | 'sight' | 'recalling' | 'sitters'>;
  readonly seat: number;
};

/** What somebody did stays on their card, in pictures, until whoever looks acts; the log says it in words. */
export function Traces({ play, seat }: TracesProps) {
  const deeds = trailOf(play.past.value, play.sight.value.seat).get(seat) ?? [];
  if (deeds.length === 0 || play.recalling.value) return null;
  return (
    <span class="traces" aria-hidden="true">
      {deeds.map((one) => (
        <Trace key={one.deed.type} {...one} look={play.sitters[seat].look as Look} />
      ))}
    </span>
  );
}

function Trace({ deed, count, look }: Deeds & { readonly look: Look }) {
  const isGuest = deed.type === 'guestArrived' || deed.type === 'stole';
  return (
    <span class="trace-of" data-deed={deed.type}>
      {isGuest ? (
        <CardPicture id={deed.guest} />
      ) : (
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          {pictureOf(deed, look)}
        </svg>
      )}
      {count === 1 ? null : <b>{count}</b>}
    </span>
  );
}
