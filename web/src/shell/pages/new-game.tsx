import '../../styles/pages/new-game.css';
import { useSignal } from '@preact/signals';
import { speakOfChateau } from '../../i18n/chateau.js';
import { formatList } from '../../i18n/format.js';
import { t } from '../../i18n/i18n.js';
import { Icon } from '../art.js';
import type { Route } from '../router.js';
import { addSeat } from '../setup/change-draft.js';
import { seatNames } from '../setup/draft.js';
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
  const busy = useSignal(false);
  const names = seatNames(draft.value, t());
  const sameName = new Set(names).size < names.length;

  const start = async (event: Event) => {
    event.preventDefault();
    if (sameName || busy.value) return;
    busy.value = true;
    keepDraft(draft.value);
    busy.value = await startTable(draft.value);
  };

  return (
    <Page title={newGame.title} lead={roquefort.name}>
      <form class="stack loose" onSubmit={start}>
        <section class="stack" aria-labelledby="who">
          <h2 id="who">{newGame.who}</h2>
          <ol class="seats">
            {draft.value.seats.map((seat, index) => (
              <Seat key={seat.mouse} draft={draft} index={index} />
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
        <section class="panel stack loose" aria-labelledby="castle">
          <h2 id="castle">{newGame.castle}</h2>
          <MainOptions draft={draft} />
        </section>
        <details class="panel more">
          <summary>{newGame.moreOptions}</summary>
          <MoreOptions draft={draft} />
        </details>
        <div class="start-bar">
          <p>
            <span role="status">{sameName ? newGame.sameName : busy.value ? newGame.starting : ''}</span>
            {!sameName && !busy.value && formatList(names)}
          </p>
          <button type="submit" class="button primary big" disabled={sameName || busy.value}>
            <Icon name="play" />
            {newGame.start}
          </button>
        </div>
      </form>
    </Page>
  );
}
