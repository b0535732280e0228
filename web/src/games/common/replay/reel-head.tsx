import { useSignal } from '@preact/signals';
import { pageTexts } from '../../../i18n/i18n.js';
import { gameName } from '../../../shell/game-name.js';
import { Button, ButtonLink } from '../../../shell/ui/button.js';
import { Heading } from '../../../shell/ui/page.js';
import { PlayOn } from './play-on.js';
import type { ReelPlayer } from './reel-player.js';

type Props = {
  readonly player: ReelPlayer;
  readonly names: readonly string[];
  readonly rivals: readonly string[];
  readonly words: (event: unknown) => string;
};

/** The way out, what this is, and going on from where one is. */
export function ReelHead({ player, names, rivals, words }: Props) {
  const { watch, app, action } = pageTexts();
  const choosing = useSignal(false);
  const { actions, events } = player.reel.frames[player.at.value];
  return (
    <header class="table-top">
      <ButtonLink class="quiet icon" icon="back" href="/" aria-label={app.home} />
      <div class="prompt">
        {/* no line begins with the dot */}
        <Heading title={`${gameName(player.reel.game, player.reel.options.edition)}\u00a0· ${watch.title}`} />
        {/* the log beside it is what is read out */}
        <p class="reel-now" aria-hidden="true">
          {player.at.value === 0 ? watch.start : events.map(words).join(' ')}
        </p>
      </div>
      <Button
        class="primary play-on"
        icon="people"
        words={action.playFromHere}
        onClick={() => {
          player.stop();
          choosing.value = true;
        }}
      />
      {choosing.value ? (
        <PlayOn
          reel={player.reel}
          actions={actions}
          names={names}
          rivals={rivals}
          onClose={() => {
            choosing.value = false;
          }}
        />
      ) : null}
    </header>
  );
}
