import '../../styles/pages/ways-on.css';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../art/index.js';
import { pageTexts } from '../../i18n/i18n.js';
import type { AnySession } from '../../tables/session.js';
import { mayPlayAgain, playAgain, replayPath } from './again.js';

type Props = {
  readonly session: AnySession;
  /** What puts the results aside is called this, and does it. */
  readonly look: string;
  readonly onLook: () => void;
  /** What only this game has. */
  readonly children?: ComponentChildren;
};

/** Every way on from the end of a game. */
export function WaysOn({ session, look, onLook, children }: Props) {
  const { app, action } = pageTexts();
  return (
    <div class="row end">
      <a class="button" href="/">
        <Icon name="home" />
        <span>{app.home}</span>
      </a>
      {children}
      <button type="button" class="button" onClick={onLook}>
        <Icon name="eye" />
        <span>{look}</span>
      </button>
      <a class="button" href={replayPath(session)}>
        <Icon name="play" />
        <span>{action.replay}</span>
      </a>
      {mayPlayAgain(session) ? (
        <button type="button" class="button primary" onClick={() => void playAgain(session)}>
          <Icon name="rotate" />
          <span>{action.again}</span>
        </button>
      ) : null}
    </div>
  );
}
