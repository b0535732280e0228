import type { RoquefortEvent, RoquefortView } from '@castellan/roquefort';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { t } from '../../../i18n/i18n.js';
import { pace } from '../../../shell/settings.js';
import { CHARACTERS } from '../../../shell/setup/draft.js';
import { Heading } from '../../../shell/ui/page.js';
import type { Reel } from '../../../tables/protocol.js';
import { namesOf } from '../../common/names.js';
import { useTablePage } from '../../common/page-look.js';
import { BREATH, ReelControls } from '../../common/replay/reel-controls.js';
import { Icon } from '../art/index.js';
import { sceneOf } from '../table/scene.js';
import { Stage } from '../table/stage.js';
import { eventWords } from '../table/words.js';

/** A game from its first move to its last, to go through and to go on from anywhere. */
export function Replay({ reel }: { readonly reel: Reel }) {
  const { watch, app, character } = t();
  const at = useSignal(reel.frames.length - 1);
  const host = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage | null>(null);
  const names = useMemo(() => namesOf(reel.sitters, t().character), [reel, t()]);

  useEffect(() => {
    if (host.current === null) return;
    const made = new Stage(host.current, sceneOf(viewOf(reel, at.peek()), null), {
      pace: () => pace.peek(),
      dwell: () => BREATH,
      turns: () => 0,
      looks: reel.sitters.map(({ look }) => look),
      home: () => null,
      changed: () => {},
    });
    stage.current = made;
    return () => made.close();
  }, [reel]);

  useTablePage();

  return (
    <main class="table watch" id="content">
      <header class="table-top">
        <a class="button quiet icon" href="/" aria-label={app.home}>
          <Icon name="back" />
        </a>
        <div class="prompt">
          <Heading title={watch.title} />
        </div>
      </header>
      <div class="board-area">
        <div class="board-fit">
          <div class="board">
            <div ref={host} />
          </div>
        </div>
      </div>
      <ReelControls
        reel={reel}
        names={names}
        at={at}
        onJump={(to) => {
          stage.current?.skip();
          stage.current?.show(sceneOf(viewOf(reel, to), null));
        }}
        onStep={async (to) =>
          stage.current?.play(reel.frames[to].events as RoquefortEvent[], viewOf(reel, to))
        }
        words={(event) => eventWords(event as RoquefortEvent, names)}
        rivals={CHARACTERS.map((id) => ({ id, name: character[id].name }))}
      />
    </main>
  );
}

const viewOf = (reel: Reel, frame: number): RoquefortView => reel.frames[frame].view as RoquefortView;
