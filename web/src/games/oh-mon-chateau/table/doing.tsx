import type { ChateauEvent, Face as DieFace } from '@castellan/oh-mon-chateau';
import { SIGNS } from '../art/badge.js';
import {
  CloudIcon,
  FaceIcon,
  FlagIcon,
  InhabitantsIcon,
  type Look,
  Seal,
  SunIcon,
  Token,
} from '../art/index.js';
import { Sketch } from '../art/wash.js';
import type { Showing } from './chateau-table.js';
import { CardPicture } from './guests.js';
import { guestName } from './words.js';

/** What somebody does just now, as a bubble beside their name; the log says it in words. */
export function Doing({ play, seat }: { readonly play: Showing; readonly seat: number }) {
  const event = play.doing.value;
  if (event === null || !('seat' in event) || event.seat !== seat || play.moment.value === event) return null;
  if (event.type === 'guestArrived' || event.type === 'stole' || event.type === 'guestActed')
    return (
      <span class="doing guest-card" aria-hidden="true">
        <CardPicture id={event.guest} />
        <b>{guestName(event.guest)}</b>
      </span>
    );
  const picture = pictureOf(event, play.sitters[seat].look as Look);
  return picture === null ? null : (
    <span class="doing" aria-hidden="true">
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        {picture}
      </svg>
    </span>
  );
}

/** A sign for what somebody does, 100 by 100; null where none says more than words. */
export function pictureOf(event: ChateauEvent, look: Look) {
  switch (event.type) {
    case 'placedToken':
    case 'movedToken':
      return <Token look={look} />;
    case 'usedDie':
      return <FaceIcon face={event.face as DieFace} />;
    case 'builtFloor':
      return <Sketch of={SIGNS.floor} at="scale(2)" />;
    case 'builtTower':
      return <Sketch of={SIGNS.tower} at="scale(2)" />;
    case 'builtWall':
      return <Sketch of={SIGNS.wall} at="scale(2)" />;
    case 'drewFlag':
      return <FlagIcon points={event.points} />;
    case 'drewCloud':
      return <CloudIcon />;
    case 'drewSun':
      return <SunIcon />;
    case 'drewInhabitants':
      return <InhabitantsIcon />;
    case 'finished':
      return <Seal seal="crown" />;
    default:
      return null;
  }
}
