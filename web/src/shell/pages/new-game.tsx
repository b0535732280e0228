import '../../styles/pages/new-game.css';
import { useSignal } from '@preact/signals';
import { speakOfChateau } from '../../i18n/chateau.js';
import { t } from '../../i18n/i18n.js';
import { Icon } from '../art.js';
import { keepOnline, loadOnline } from '../online/draft.js';
import { startOnlineTable } from '../online/start.js';
import { StartBar, submitting } from '../online/start-bar.js';
import { TableOptions, Where } from '../online/where.js';
import type { Route } from '../router.js';
import { addSeat } from '../setup/change-draft.js';
import { asSeated, FRIENDLY, seatNames, toSetup } from '../setup/draft.js';
import { keepDraft, loadDraft } from '../setup/last-draft.js';
import { MainOptions, MoreOptions } from '../setup/options.js';
import { Seat } from '../setup/seat.js';
import { startTable } from '../setup/start-table.js';
import { Later } from '../ui/later.js';
import { Page } from '../ui/page.js';
import NotFound from './not-found.js';

export default function NewGame({ route }: { readonly route: Route }) {
  const game = route.page === 'new' ? route.game : '';
  if (game === 'roquefort') return <NewRoquefort />;
  return game === 'oh-mon-chateau' ? <Later load={loadNewChateau} props={{}} /> : <NotFound />;
}

/** Oh mon château brings its own page, fetched when it is asked for. */
async function loadNewChateau() {
  await speakOfChateau();
  return (await import('../../games/oh-mon-chateau/setup/new-chateau.js')).NewChateau;
}

function NewRoquefort() {
  const { newGame, roquefort } = t();
  const draft = useSignal(loadDraft());
  const online = useSignal(loadOnline());
  const busy = useSignal(false);
  const seated = asSeated(draft.value, online.value, t());

  const start = async () => {
    keepDraft(draft.value);
    keepOnline(online.value);
    if (!online.value.isOnline) return startTable(draft.value);
    const { game, options, seats } = toSetup(seated, t());
    const wishes = seats.map(({ mouse, character }) => ({ look: mouse, bot: character ?? FRIENDLY }));
    return startOnlineTable(game, options, wishes, online.value);
  };

  return (
    <Page title={newGame.title} lead={roquefort.name}>
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
            <p>
              <button
                type="button"
                class="button"
                onClick={() => {
                  draft.value = addSeat(draft.value);
                }}
              >
                <Icon name="plus" />
                {newGame.addPlayer}
              </button>
            </p>
          )}
        </section>
        <TableOptions online={online} />
        <section class="panel stack loose" aria-labelledby="castle">
          <h2 id="castle">{newGame.castle}</h2>
          <MainOptions draft={draft} />
        </section>
        <details class="panel more">
          <summary>{newGame.moreOptions}</summary>
          <MoreOptions draft={draft} seats={seated.seats} />
        </details>
        <StartBar
          names={seatNames(seated, t())}
          looks={draft.value.seats.map(({ mouse }) => mouse)}
          online={online.value}
          busy={busy.value}
          starting={newGame.starting}
        />
      </form>
    </Page>
  );
}
