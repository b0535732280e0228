import '../styles/index.css';
import type { RoquefortEvent } from '@castellan/roquefort';
import { useSignal } from '@preact/signals';
import type { Joined } from '../../../tables/worker-messages.js';
import { namesOf } from '../../common/names.js';
import { Objection } from '../../common/objection.js';
import type { OpenTable } from '../../web-game.js';
import { Board } from '../table/board.js';
import { Players } from '../table/players.js';
import { RoquefortTable } from '../table/roquefort-table.js';
import { Tray } from '../table/tray.js';
import { whyWords } from '../table/words.js';
import { speakOfRoquefort } from '../texts/table.js';

/** A castle within a page: everything that can be touched, and nothing around it. */
export async function openSmall(id: string, joined: Joined): Promise<OpenTable> {
  await speakOfRoquefort();
  const play = new RoquefortTable(id, joined);
  return { page: <SmallBoard play={play} />, session: play, leave: () => play.leave() };
}

function SmallBoard({ play }: { readonly play: RoquefortTable }) {
  const names = namesOf(play.sitters);
  const turns = useSignal(0);
  const focus = useSignal('a1');
  const lit = useSignal<RoquefortEvent | null>(null);
  return (
    <div class="table small-table" data-players={play.sitters.length}>
      <Players play={play} names={names} />
      <Objection session={play} why={whyWords} />
      <Board play={play} names={names} turns={turns} focus={focus} lit={lit} tell={() => {}} />
      <Tray play={play} names={names} />
    </div>
  );
}
