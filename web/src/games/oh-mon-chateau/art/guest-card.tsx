import { Card } from './card.js';
import { GUEST_CARDS, type GuestId } from './guests/index.js';
import { Points, type Worth } from './points.js';
import { Seal } from './seal.js';

/** A guest of the grand architects, 120 by 168. */
export function GuestCard({ id, worth: own }: { readonly id: GuestId; readonly worth?: Worth | undefined }) {
  const { seal, worth, ...portrait } = GUEST_CARDS[id];
  return (
    <Card {...portrait}>
      <g transform="translate(-42 -66)scale(.4)">
        <Seal seal={seal} />
      </g>
      <g transform="translate(43 -67)">
        <Points worth={own ?? worth} />
      </g>
    </Card>
  );
}
