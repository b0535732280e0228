import { useSignal } from '@preact/signals';
import { pageTexts } from '../../../i18n/i18n.js';
import { FamilyBoxLater } from '../../../shell/family/later.js';
import type { Look } from '../../../shell/look.js';
import { keepOnline, loadOnline } from '../../../shell/online/draft.js';
import { startOnlineTable } from '../../../shell/online/start.js';
import { StartBar, submitting } from '../../../shell/online/start-bar.js';
import { TableOptions, Where } from '../../../shell/online/where.js';
import { AddPlayer } from '../../../shell/setup/add-player.js';
import { FlatTablet } from '../../../shell/setup/flat-tablet.js';
import { settleFirst, WhoBeginsQuestion } from '../../../shell/setup/who-begins.js';
import { Page } from '../../../shell/ui/page.js';
import { customOf, titleOf } from '../editions.js';
import { speakOfRoquefortSetup } from '../texts/setup.js';
import { addSeat } from './change-draft.js';
import { asSeated, candidatesIn, FRIENDLY, seatNames, toSetup } from './draft.js';
import { keepDraft, lastDraft } from './last-draft.js';
import { MainOptions, MoreOptions } from './options.js';
import { Seat } from './seat.js';
import { startTable } from './start-table.js';

/** With its texts. */
export async function loadSetup() {
  await speakOfRoquefortSetup();
  return NewRoquefort;
}

/** A new game of Château Roquefort: who plays, and in which castle. */
function NewRoquefort() {
  const { newGame } = pageTexts();
  const draft = useSignal(lastDraft.peek());
  const online = useSignal(loadOnline());
  const busy = useSignal(false);
  const answer = useSignal<Look | null>(null);
  const seated = asSeated(draft.value, online.value, pageTexts());
  const { edition, first } = draft.value;
  const custom = customOf(edition);
  const asking = { custom, candidates: candidatesIn(seated, pageTexts()), first, answer };

  const start = async () => {
    keepDraft(draft.value);
    keepOnline(online.value);
    if (!online.value.isOnline) {
      const named = await settleFirst(asking);
      return named === undefined ? false : startTable({ ...draft.value, first: named });
    }
    const { game, options, sitters } = toSetup(seated, pageTexts());
    const wishes = sitters.map(({ look, bot }) => ({ look, bot: bot ?? FRIENDLY }));
    return startOnlineTable(game, options, wishes, online.value, first === 'custom');
  };

  return (
    <Page title={newGame.title} lead={titleOf(edition)}>
      <form class="stack loose" onSubmit={submitting(busy, start)}>
        <Where online={online} />
        <section class="stack" aria-labelledby="who">
          <h2 id="who">{newGame.who}</h2>
          <ol class="seats">
            {draft.value.seats.map((seat, index) => (
              <Seat key={seat.mouse} draft={draft} online={online} index={index} />
            ))}
          </ol>
          {draft.value.seats.length < 4 && (
            <AddPlayer
              onAdd={() => {
                draft.value = addSeat(draft.value);
              }}
            />
          )}
          {online.value.isOnline ? null : (
            <FlatTablet people={seated.seats.filter(({ character }) => character === null).length} />
          )}
        </section>
        <TableOptions online={online} />
        <section class="panel stack loose" aria-labelledby="castle">
          <h2 id="castle">{newGame.castle}</h2>
          <MainOptions draft={draft} />
        </section>
        <details class="panel more">
          <summary>{newGame.moreOptions}</summary>
          <MoreOptions draft={draft} asking={asking} isOnline={online.value.isOnline} />
        </details>
        <StartBar
          names={seatNames(seated, pageTexts())}
          looks={draft.value.seats.map(({ mouse }) => mouse)}
          online={online.value}
          busy={busy.value}
          starting={newGame.starting}
        />
      </form>
      <WhoBeginsQuestion />
      <FamilyBoxLater />
    </Page>
  );
}
