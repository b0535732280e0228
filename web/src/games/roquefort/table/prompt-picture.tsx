import type { Sitter } from '@castellan/match';
import { Icon, type IconName } from '../../../art/index.js';
import { Face } from './players.js';
import type { AskedFor } from './words.js';

/** What is asked for, by what lies in the hand; with nothing in it whoever plays is the picture. */
const PICTURES: Readonly<Partial<Record<AskedFor, IconName>>> = {
  place: 'home',
  enter: 'home',
  mouse: 'run',
  stuck: 'roof',
  stuckHere: 'warning',
  slide: 'slide',
  push: 'slide',
  done: 'end-turn',
  over: 'end-turn',
};

type Props = {
  /** Null while nobody here is asked anything. */
  readonly what: AskedFor | null;
  /** Whoever is at it. */
  readonly sitter: Sitter;
};

/** What is asked, as a picture for those who do not read yet. */
export function PromptPicture({ what, sitter: { bot, look } }: Props) {
  const name = what === null ? undefined : PICTURES[what];
  return (
    <span class="prompt-picture" aria-hidden="true" data-picture={name ?? 'face'}>
      {name === undefined ? <Face bot={bot} look={look} /> : <Icon name={name} />}
    </span>
  );
}
