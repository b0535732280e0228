import { GUESTS } from '@castellan/oh-mon-chateau';
import { Card } from './card.js';
import { GUEST_PORTRAITS, type GuestId } from './guests/index.js';
import { Points } from './points.js';
import { Seal } from './seal.js';

/** A guest of the grand architects, 120 by 168. */
export function GuestCard({ id }: { readonly id: GuestId }) {
  const guest = GUESTS.find((one) => one.id === id);
  return (
    <Card {...GUEST_PORTRAITS[id]}>
      {guest === undefined ? null : (
        <>
          <g transform="translate(-42 -66)scale(.4)">
            <Seal seal={guest.seal} />
          </g>
          <g transform="translate(43 -67)">
            <Points worth={guest.points} />
          </g>
        </>
      )}
    </Card>
  );
}
