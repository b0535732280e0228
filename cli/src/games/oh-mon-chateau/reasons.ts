import type { ChateauReason } from '@castellan/oh-mon-chateau';
import { seatList } from '../../seat-names.js';
import { counted } from '../../words.js';
import { guestName } from './guests.js';

/** What speaks for or against a turn, in a few words; the subject is whoever plays it. */
export function tellReason(reason: ChateauReason): string {
  switch (reason.kind) {
    case 'wins':
      return 'wins the game';
    case 'shares':
      return `shares the win with ${seatList(reason.with)}`;
    case 'loses':
      return `lets ${seatList(reason.to)} win`;
    case 'finishes':
      return 'completes the castle';
    case 'builds':
      return `builds ${part(reason.part)}${reason.points > 0 ? ` of ${reason.points}` : ''}`;
    case 'draws':
      return `draws ${drawn(reason.what, reason.count)}`;
    case 'invites':
      return `welcomes ${guestName(reason.guest)}`;
    case 'lures':
      return `steals ${guestName(reason.guest)} from seat ${reason.from}`;
    case 'completes':
      return `completes ${reason.line} for ${made(reason.makes)}`;
    case 'nears':
      return `${reason.line} lacks one token for ${made(reason.makes)}`;
  }
}

const part = (name: string): string => (name === 'floor' ? 'a keep floor' : `a ${name}`);

function drawn(what: 'sun' | 'cloud' | 'inhabitants', count: number): string {
  if (what === 'sun') return 'the sun';
  return what === 'cloud' ? 'a cloud' : counted(count, 'inhabitant');
}

/** What a line is for. */
function made(makes: string): string {
  if (makes === 'theft') return 'a theft';
  return makes === 'reactivation' ? 'a guest to act again' : part(makes);
}
