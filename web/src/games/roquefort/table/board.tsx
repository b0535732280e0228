import type { RoquefortEvent } from '@castellan/roquefort';
import { type ReadonlySignal, type Signal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type Seat as MouseSeat, memo } from '../../../art/index.js';
import { botPace, isCalm, pace, settings } from '../../../shell/settings.js';
import { useDeferred } from '../../common/steps.js';
import { DungeonFront } from '../art/index.js';
import { roquefortTexts } from '../texts/table.js';
import { Cells } from './cells.js';
import { CASTLE } from './geometry.js';
import { Handover } from './handover.js';
import { Hints } from './hints.js';
import { MarksLater } from './marks-later.js';
import { RANKS } from './ranks.js';
import { RemarksLater } from './remarks-later.js';
import type { RoquefortTable } from './roquefort-table.js';
import { Stage } from './stage.js';
import { warmUp } from './warm-up.js';

type Props = {
  readonly play: RoquefortTable;
  readonly names: readonly string[];
  readonly turns: ReadonlySignal<number>;
  readonly focus: Signal<string>;
  readonly lit: Signal<RoquefortEvent | null>;
  /** Says what is shown again. */
  readonly tell: (events: readonly RoquefortEvent[]) => void;
};

/** How long a change stays before the next when nothing moves. */
const DWELL = 380;

/** The castle: the picture below, what can be done over it, and the buttons on top. */
export function Board({ play, names, turns, focus, lit, tell }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage | null>(null);
  const swallows = useRef(false);
  useEffect(() => {
    if (host.current === null) return;
    /** Whether what is shown next is a bot's doing. */
    const byBot = (): boolean => play.sitters[play.view.peek().turn].bot !== null;
    const made = new Stage(host.current, play.scene, {
      pace: () => pace.peek() * (byBot() ? botPace.peek().times : 1),
      dwell: () => {
        if (play.recalling.peek()) return DWELL;
        if (byBot()) return DWELL * botPace.peek().times;
        return settings.peek().speed === 'instant' || play.thinking.peek() === null ? 0 : DWELL;
      },
      isCalm: () => isCalm.peek() && !(byBot() && botPace.peek().times === 0),
      turns: () => turns.value,
      looks: play.sitters.map(({ look }) => look),
      home: (seat) => document.querySelector(`[data-home="${seat}"]`),
    });
    stage.current = made;
    play.attach(
      (events) => made.play(events, byBot() ? botPace.peek().breath : 0),
      async () => {
        const past = play.recalled.peek();
        const { showAgain } = await import('../happened/again.js');
        if (past !== null) await showAgain(play, made, past, tell);
      },
    );
    const stop = warmUp(play, host.current.parentElement ?? host.current);
    return () => {
      stop();
      made.close();
    };
  }, [play]);
  useSignalEffect(() => {
    if (!play.recalling.value) stage.current?.skip();
  });
  return (
    <section class="board-area" aria-label={roquefortTexts().table.board}>
      <div class="board-fit">
        <div
          class="board"
          data-again={play.recalling.value}
          onPointerDown={() => {
            if (play.showing.peek()) stage.current?.skip();
            // a touch that ends what is shown again is meant for nothing else
            swallows.current = play.recalling.peek();
            play.recalling.value = false;
            lit.value = null;
          }}
          onClickCapture={(event) => {
            if (swallows.current) event.stopPropagation();
            swallows.current = false;
          }}
        >
          <div ref={host} />
          <MarksLater play={play} traces={play} turns={turns} lit={lit} />
          <Hints play={play} turns={turns} />
          <Cells play={play} turns={turns.value} focus={focus} />
        </div>
        <Dungeon play={play} />
      </div>
      <RemarksLater play={play} turns={turns} />
      <Handover play={play} names={names} />
      <p class="sr-only" id="board-help">
        {roquefortTexts().table.boardHelp}
      </p>
    </section>
  );
}

/** The front wall, where those who fell look out. */
export function Dungeon({ play }: { readonly play: Pick<RoquefortTable, 'scene' | 'sitters'> }) {
  const { mice } = useDeferred(RANKS.dungeon, () => ({ mice: play.scene.value.mice })).value;
  const fallen = mice.filter(({ place }) => place === 'dungeon');
  return (
    <svg
      class="dungeon"
      viewBox={`${-CASTLE / 2} -48 ${CASTLE} 96`}
      // on a low screen the wall is lower, too: a little of its stones above and below is left out
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={roquefortTexts().table.inDungeon(fallen.length)}
    >
      <Windows looks={fallen.map(({ seat }) => play.sitters[seat].look).join(' ')} />
    </svg>
  );
}

const Windows = memo(({ looks }: { readonly looks: string }) => (
  <DungeonFront fallen={looks === '' ? [] : looks.split(' ').map((look) => Number(look) as MouseSeat)} />
));
