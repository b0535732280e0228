import '../../styles/pages/ways-on.css';
import type { ComponentChildren } from 'preact';
import { pageTexts } from '../../i18n/i18n.js';
import { Button, ButtonLink } from '../../shell/ui/button.js';
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
      <ButtonLink icon="home" words={app.home} href="/" />
      {children}
      <Button icon="eye" words={look} onClick={onLook} />
      <ButtonLink icon="play" words={action.replay} href={replayPath(session)} />
      {mayPlayAgain(session) ? (
        <Button class="primary" icon="rotate" words={action.again} onClick={() => void playAgain(session)} />
      ) : null}
    </div>
  );
}
