import '../styles/index.css';
import '../styles/replay.css';
import type { RoquefortEvent, RoquefortView } from '@castellan/roquefort';
import { signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { pageTexts } from '../../../i18n/i18n.js';
import { isCalm, pace } from '../../../shell/settings.js';
import type { Reel } from '../../../tables/worker-messages.js';
import { namesOf } from '../../common/names.js';
import { useTablePage } from '../../common/page-look.js';
import { ReelControls } from '../../common/replay/reel-controls.js';
import { ReelHead } from '../../common/replay/reel-head.js';
import { ReelLog } from '../../common/replay/reel-log.js';
import { BREATH, useReelPlayer, useSettled } from '../../common/replay/reel-player.js';
import { CHARACTERS } from '../characters.js';
import { Dungeon } from '../table/board.js';
import { MarksLater } from '../table/marks-later.js';
import { Players } from '../table/players.js';
import { Stage } from '../table/stage.js';
import { tellingOf } from '../table/telling.js';
import { eventWords } from '../table/words.js';
import { roquefortTexts } from '../texts/table.js';
import { screenOf } from './screen.js';
import { SpareShown } from './spare.js';

/** A game from its first move to its last, to go through and to go on from anywhere. */
export function Replay({ reel }: { readonly reel: Reel }) {
  const { table } = roquefortTexts();
  const at = useSignal(reel.frames.length - 1);
  const host = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage | null>(null);
  const names = useMemo(() => namesOf(reel.sitters), [reel, pageTexts()]);
  const screen = useMemo(() => screenOf(reel, viewOf(reel, at.peek())), [reel]);
  const looks = reel.sitters.map(({ look }) => look);

  useEffect(() => {
    if (host.current === null) return;
    const made = new Stage(host.current, screen.scene, {
      pace: () => pace.peek(),
      dwell: () => BREATH,
      isCalm: () => isCalm.peek(),
      turns: () => 0,
      looks,
      home: (seat) => document.querySelector(`[data-home="${seat}"]`),
    });
    stage.current = made;
    return () => made.close();
  }, [reel]);

  const player = useReelPlayer(reel, at, {
    onJump: (to) => {
      stage.current?.skip();
      screen.show(viewOf(reel, to));
    },
    onStep: async (to) => {
      await stage.current?.play(reel.frames[to].events as RoquefortEvent[]);
      screen.show(viewOf(reel, to));
    },
  });
  const lit = useSignal<RoquefortEvent | null>(null);
  const telling = useMemo(() => tellingOf(reel.sitters, names), [names]);
  const words = (event: unknown): string => eventWords(event as RoquefortEvent, names);
  const settled = useSettled(at);
  useTablePage();

  return (
    <main class="table watch" id="content" data-players={reel.sitters.length} data-step={settled.value}>
      <ReelHead player={player} names={names} rivals={CHARACTERS} words={words} />
      <Players play={screen} names={names} />
      <section class="board-area" aria-label={table.board}>
        <div class="board-fit">
          <div class="board">
            <div ref={host} />
            <MarksLater play={screen} traces={null} turns={UPRIGHT} lit={lit} />
          </div>
          <Dungeon play={screen} />
        </div>
      </section>
      <ReelControls player={player} looks={looks}>
        <SpareShown screen={screen} />
      </ReelControls>
      <ReelLog player={player} telling={telling} lit={lit} />
    </main>
  );
}

/** It is looked through from one side. */
const UPRIGHT = signal(0);

const viewOf = (reel: Reel, frame: number): RoquefortView => reel.frames[frame].view as RoquefortView;
