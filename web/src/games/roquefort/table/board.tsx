import { type ReadonlySignal, type Signal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../../i18n/i18n.js';
import { pace, settings } from '../../../shell/settings.js';
import { useLater } from '../../common/steps.js';
import { DungeonFront, type Seat as MouseSeat, steady } from '../art/index.js';
import { Cells } from './cells.js';
import { CASTLE } from './geometry.js';
import { Hints } from './hints.js';
import type { Play } from './play.js';
import { RANKS } from './ranks.js';
import { Stage } from './stage.js';
import { warmUp } from './warm-up.js';

type Props = {
  readonly play: Play;
  readonly turns: ReadonlySignal<number>;
  readonly focus: Signal<string>;
};

/** How long a change stays before the next when nothing moves. */
const DWELL = 380;

/** The castle: the picture below, what can be done over it, and the buttons on top. */
export function Board({ play, turns, focus }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage | null>(null);
  useEffect(() => {
    if (host.current === null) return;
    const made = new Stage(host.current, play.scene.peek(), {
      pace: () => pace.peek(),
      dwell: () => (settings.peek().speed === 'instant' || play.thinking.peek() === null ? 0 : DWELL),
      turns: () => turns.peek(),
      looks: play.sitters.map(({ look }) => look),
      home: (seat) => document.querySelector(`[data-home="${seat}"]`)?.getBoundingClientRect() ?? null,
      changed: (scene) => {
        play.scene.value = scene;
      },
    });
    stage.current = made;
    play.attach((events, view) => made.play(events, view));
    const stop = warmUp(play, host.current.parentElement ?? host.current);
    return () => {
      stop();
      made.close();
    };
  }, [play]);
  useSignalEffect(() => {
    turns.value;
    stage.current?.refresh();
  });
  useSignalEffect(() => {
    const scene = play.scene.value;
    if (!play.showing.peek()) stage.current?.show(scene);
  });
  return (
    <section class="board-area" aria-label={t().roquefort.board}>
      <div class="board-fit">
        <div
          class="board"
          onPointerDown={() => {
            if (play.showing.peek()) stage.current?.skip();
          }}
        >
          <div ref={host} />
          <Hints play={play} turns={turns} />
          <Cells play={play} turns={turns.value} focus={focus} />
        </div>
        <Dungeon play={play} />
      </div>
      <p class="sr-only" id="board-help">
        {t().roquefort.boardHelp}
      </p>
    </section>
  );
}

/** The front wall, where those who fell look out. */
function Dungeon({ play }: { readonly play: Play }) {
  const { mice } = useLater(RANKS.dungeon, () => ({ mice: play.scene.value.mice })).value;
  const fallen = mice.filter(({ place }) => place === 'dungeon');
  return (
    <svg
      class="dungeon"
      viewBox={`${-CASTLE / 2} -48 ${CASTLE} 96`}
      role="img"
      aria-label={t().roquefort.inDungeon(fallen.length)}
    >
      <Windows looks={fallen.map(({ seat }) => play.sitters[seat].look).join(' ')} />
    </svg>
  );
}

const Windows = steady(({ looks }: { readonly looks: string }) => (
  <DungeonFront fallen={looks === '' ? [] : looks.split(' ').map((look) => Number(look) as MouseSeat)} />
));
