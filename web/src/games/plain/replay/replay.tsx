import '../plain.css';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { pageTexts } from '../../../i18n/i18n.js';
import type { Reel } from '../../../tables/worker-messages.js';
import { namesOf } from '../../common/names.js';
import { useTablePage } from '../../common/page-look.js';
import { ReelControls } from '../../common/replay/reel-controls.js';
import { ReelHead } from '../../common/replay/reel-head.js';
import { ReelLog } from '../../common/replay/reel-log.js';
import { useReelPlayer, useSettled } from '../../common/replay/reel-player.js';
import { PLAIN_BOTS } from '../bots.js';
import { eventWords } from '../describe.js';
import type { PlainEvent, PlainKit, PlainView } from '../kit.js';
import { Position } from '../table/position.js';
import { tellingOf } from '../table/telling.js';

/** A game from its first step to its last; to go on from anywhere. */
export function replayOf(kit: PlainKit) {
  return function PlainReplay({ reel }: { readonly reel: Reel }) {
    const at = useSignal(reel.frames.length - 1);
    const names = useMemo(() => namesOf(reel.sitters), [reel, pageTexts()]);
    const telling = useMemo(() => tellingOf(kit, reel.sitters, names), [names, kit.words()]);
    const lit = useSignal<PlainEvent | null>(null);
    // there is nothing to be animated
    const player = useReelPlayer(reel, at, { onJump: () => {}, onStep: () => Promise.resolve() });
    const settled = useSettled(at);
    useTablePage();
    return (
      <main class="plain replay" id="content" data-step={settled.value}>
        <ReelHead
          player={player}
          names={names}
          rivals={PLAIN_BOTS}
          words={(event) => eventWords(event as PlainEvent, names, kit.words())}
        />
        <div class="plain-board">
          <Position
            kit={kit}
            view={reel.frames[at.value].view as PlainView}
            sitters={reel.sitters}
            names={names}
            actors={[]}
          />
        </div>
        <ReelControls player={player} looks={reel.sitters.map(({ look }) => look)} />
        <ReelLog player={player} telling={telling} lit={lit} />
      </main>
    );
  };
}
