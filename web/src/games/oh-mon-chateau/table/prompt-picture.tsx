import type { ComponentChildren } from 'preact';
import { SIGNS } from '../art/badge.js';
import { Die, type Look, Seal, Token } from '../art/index.js';
import { Sketch } from '../art/wash.js';
import type { ChateauTable } from './chateau-table.js';
import { Face } from './face.js';

/** What is asked, as a picture for those who do not read yet; while nobody here is asked, whoever is at it. */
export function PromptPicture({ play }: { readonly play: ChateauTable }) {
  if (play.outcome.value !== null) return null;
  const seat = play.actor.value;
  const isRolling = play.toRoll.value !== null;
  const isShowing = play.showing.value && play.busy.value;
  if (!isRolling && (isShowing || seat === null)) {
    const busy = isShowing ? play.shown.value.turn : play.thinking.value;
    if (busy === null) return null;
    const { bot, look } = play.sitters[busy];
    return (
      <span class="prompt-picture face" aria-hidden="true">
        <Face bot={bot} look={look} />
      </span>
    );
  }
  const picture = isRolling ? dice(null) : pictureOf(play, play.sitters[seat ?? 0].look as Look);
  return (
    <svg class="prompt-picture" viewBox="-50 -50 100 100" aria-hidden="true">
      {picture}
    </svg>
  );
}

const dice = (face: '?' | null): ComponentChildren => <Die face={face} />;
const sign = (of: keyof typeof SIGNS): ComponentChildren => <Sketch of={SIGNS[of]} at="scale(2)" />;

function pictureOf(play: ChateauTable, look: Look): ComponentChildren {
  const { phase, decision } = play.view.value;
  if (phase === 'dice') return dice('?');
  switch (decision) {
    case 'gain':
    case 'move':
      return <Token look={look} />;
    case 'wall':
      return sign('wall');
    case 'guest':
      return <Seal seal="crown" />;
    case 'activate':
      return sign('reactivation');
    case 'steal':
      return sign('theft');
    case 'face':
      return dice('?');
    default:
      return play.offered.value.builds.size === 0 ? <Seal seal="hourglass" /> : sign('floor');
  }
}
