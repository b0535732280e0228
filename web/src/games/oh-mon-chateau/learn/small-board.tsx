import '../styles/index.css';
import '../styles/table.css';
import '../styles/small.css';
import type { ChateauEvent } from '@castellan/oh-mon-chateau';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Joined } from '../../../tables/worker-messages.js';
import { namesOf } from '../../common/names.js';
import { Objection } from '../../common/objection.js';
import type { OpenTable } from '../../web-game.js';
import { clothStyle } from '../art/index.js';
import { Board } from '../table/board.js';
import { ChateauTable } from '../table/chateau-table.js';
import { Chips } from '../table/chips.js';
import { Dice } from '../table/dice.js';
import { Guests, Market } from '../table/guests.js';
import { Ribbon } from '../table/ribbon.js';
import { whyWords } from '../table/words.js';
import { chateauTexts, speakOfChateau } from '../texts/table.js';

/** A board within a page: dice, cells, guests and what can be done, and nothing around it. */
export async function openSmall(id: string, joined: Joined): Promise<OpenTable> {
  await speakOfChateau();
  const play = new ChateauTable(id, joined);
  return { page: <SmallBoard play={play} />, session: play, leave: () => play.leave() };
}

function SmallBoard({ play }: { readonly play: ChateauTable }) {
  const names = namesOf(play.sitters);
  const lit = useSignal<ChateauEvent | null>(null);
  const view = play.shown.value;
  // what happens is seen at once: what matters is what came of it
  useEffect(
    () =>
      play.attach(
        async () => {},
        async () => {},
      ),
    [play],
  );
  useEffect(() => play.answerByItself(), [play]);
  return (
    <div class="chateau small-table" style={clothStyle(view.mode)} data-mode={view.mode}>
      <section class="counter">
        <Dice play={play} names={names} />
        <Ribbon castle={view.castles[0]} />
      </section>
      <section class="board-place" data-look={play.sitters[0].look}>
        <Objection session={play} why={whyWords} />
        <Board play={play} seat={0} name={names[0]} lit={lit} />
      </section>
      <div class="guest-place">
        {view.castles.map(({ guests }, seat) =>
          guests.length === 0 ? null : (
            <Guests
              key={names[seat]}
              play={play}
              guests={guests}
              label={chateauTexts().table.guestsOf(names[seat])}
              owner={names[seat]}
            />
          ),
        )}
        <Market play={play} />
      </div>
      <Chips play={play} />
    </div>
  );
}
