import '../styles/moments.css';
import type { ChateauEvent } from '@castellan/oh-mon-chateau';
import { useReadAloud } from '../../../shell/ui/read-aloud.js';
import { SIGNS } from '../art/badge.js';
import { CloudIcon, SunIcon } from '../art/index.js';
import { Sketch } from '../art/wash.js';
import type { Sheet } from '../sheet/ink/codec.js';
import { Castle } from '../table/castle.js';
import type { Showing } from '../table/chateau-table.js';
import { Face } from '../table/face.js';
import { CardPicture } from '../table/guests.js';
import { eventWords } from '../table/words.js';
import { Confetti } from './confetti.js';

export type MomentProps = {
  readonly play: Showing;
  readonly names: readonly string[];
  readonly sheetOf: (seat: number) => Sheet;
};

/**
 * Something great has just happened, large over the board for a moment: the sun, a cloud, a guest who goes over, a castle
 * that is complete. A touch anywhere cuts it short. Those who hear the page have it from the log.
 */
export function Moment({ play, names, sheetOf }: MomentProps) {
  const event = play.moment.value;
  const words = event === null ? null : eventWords(event, names);
  useReadAloud(words, 'news');
  if (event === null || !('seat' in event)) return null;
  return (
    <div class="moment" data-moment={event.type} data-look={play.sitters[event.seat].look} aria-hidden="true">
      {event.type === 'finished' ? <Confetti /> : null}
      <Scene event={event} play={play} sheetOf={sheetOf} />
      <p>{words}</p>
    </div>
  );
}

type SceneProps = Pick<MomentProps, 'play' | 'sheetOf'> & { readonly event: ChateauEvent };

function Scene({ event, play, sheetOf }: SceneProps) {
  const face = (seat: number) => (
    <span class="face">
      <Face bot={play.sitters[seat].bot} look={play.sitters[seat].look} />
    </span>
  );
  switch (event.type) {
    case 'stole':
      return (
        <div class="moment-theft">
          {face(event.seat)}
          <span class="moment-card">
            <CardPicture id={event.guest} />
            <svg viewBox="-28 -28 56 56" aria-hidden="true">
              <Sketch of={SIGNS.theft} />
            </svg>
          </span>
          <span class="robbed">{face(event.from)}</span>
        </div>
      );
    case 'finished':
      return (
        <div class="moment-castle">
          <Castle castle={play.shown.value.castles[event.seat]} sheet={sheetOf(event.seat)} isFinished />
          {face(event.seat)}
        </div>
      );
    case 'drewSun':
    case 'drewCloud':
      return (
        <div class="moment-sky">
          <svg viewBox="-50 -50 100 100" aria-hidden="true">
            {event.type === 'drewSun' ? <SunIcon /> : <CloudIcon />}
          </svg>
          {face(event.seat)}
        </div>
      );
    default:
      return null;
  }
}
