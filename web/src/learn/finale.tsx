import { useState } from 'preact/hooks';
import type { WebGame } from '../games/web-game.js';
import { pageTexts } from '../i18n/i18n.js';
import { Button, ButtonLink } from '../shell/ui/button.js';
import { Page } from '../shell/ui/page.js';
import { say } from '../shell/ui/toast.js';
import { progress } from './progress.js';
import type { Course } from './teaching.js';
import { learnTexts } from './texts.js';
import { LearnerMouse } from './wear.js';

/** All lessons of a course are finished, or at least the last one is. */
export function Finale({ game, course }: { readonly game: WebGame; readonly course: Course }) {
  const texts = learnTexts();
  const [busy, setBusy] = useState(false);
  const play = async (): Promise<void> => {
    setBusy(true);
    const isThere = await game.playNow().catch((error: unknown) => {
      console.error(error);
      say(pageTexts().newGame.failed);
      return false;
    });
    if (!isThere) setBusy(false);
  };
  return (
    <Page title={texts.allDone}>
      <div class="panel finale">
        <LearnerMouse cheers />
        {progress.value.worn.includes(course.gift) ? <p>{texts.gift[course.gift]}</p> : null}
        <div class="row">
          <Button
            class="primary big"
            icon="play"
            words={texts.play}
            disabled={busy}
            onClick={() => void play()}
          />
          <ButtonLink words={texts.toLessons} href={`/learn/${game.id}`} />
        </div>
      </div>
    </Page>
  );
}
